import { inSteps } from '@crownsmith/answers/snapshot';
import { AverageDecks, makeAverageDecks, type OwnedCards, pricesFromWire } from '@crownsmith/api-client';
import {
  formatPrice,
  isBasicLand,
  isSlug,
  MAX_LIST_FORM_BYTES,
  MAX_OWNED_CARDS,
  collectionSteps,
  resolveCollection,
  toCents,
} from '@crownsmith/domain';
import { accounts } from '#app/accounts/current.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { readPostedForm } from '#app/platform/form-body.server';
import { withoutWished } from '#app/platform/owned-cards';
import type { FormGuard } from '#app/platform/form-guard.server';
import { shopsAt } from '#app/rendering/shops.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { visitorOf } from '#app/visitor/visitor.server';
import {
  type BuildIndex,
  type BuildMatch,
  type BuildShop,
  createBuildIndex,
  priceAt,
} from './build-index.server';
import { BuildForm } from './build.schema';
import type { BuildFields, BuildResult, BuildRow } from './build-result';

/** Commanders that the page shows. */
const MAX_ROWS = 40;

/** By theme, `''` for all decks. */
const indices = new WeakMap<Snapshot, Map<string, Promise<BuildIndex>>>();

const NO_DECKS: AverageDecks = { cards: [], decks: [] };

/** Pages that are read at a time where a snapshot has no file of all average decks. */
const PAGES_AT_A_TIME = 8;

/** The average decks of the commander pages: snapshots of older pipelines have no file of them. */
const readFromPages = async (snapshot: Snapshot): Promise<AverageDecks> => {
  const slugs = [...(await snapshot.commanderPaths())].map((path) => path.slice('/commanders/'.length));
  const pages: Parameters<typeof makeAverageDecks>[0] extends Iterable<infer Page> ? Page[] : never = [];
  for (let at = 0; at < slugs.length; at += PAGES_AT_A_TIME) {
    const views = await Promise.all(
      slugs.slice(at, at + PAGES_AT_A_TIME).map((slug) => snapshot.commanderPage(slug)),
    );
    for (const view of views) {
      if (!view || view.cards.some(({ banned }) => banned)) continue;
      pages.push({
        slug: view.slug,
        cards: view.cards.map(({ slug }) => slug),
        identity: view.identity,
        num_decks: view.averageDeckOf.num_decks,
        average_deck: view.averageDeck.map(({ card, count }) => ({ slug: card.slug, count })),
      });
    }
  }
  return makeAverageDecks(pages);
};

/** The average decks of all commanders, or those of their decks with a theme: none where too few have it. */
const readDecks = async (snapshot: Snapshot, theme: string): Promise<AverageDecks> =>
  theme === ''
    ? ((await snapshot.files.read('lists/average-decks.json', AverageDecks)) ?? readFromPages(snapshot))
    : ((await snapshot.files.read(`lists/average-decks/${theme}.json`, AverageDecks)) ?? NO_DECKS);

const loadIndex = async (snapshot: Snapshot, theme: string): Promise<BuildIndex> => {
  const decks = await readDecks(snapshot, theme);
  return createBuildIndex(decks, (slug) => {
    const card = snapshot.card(slug);
    return (
      card && {
        isBasic: isBasicLand({ typeLine: card.type }),
        prices: pricesFromWire(card),
      }
    );
  });
};

const indexOf = (snapshot: Snapshot, theme: string): Promise<BuildIndex> => {
  const byTheme = indices.get(snapshot) ?? new Map<string, Promise<BuildIndex>>();
  indices.set(snapshot, byTheme);
  const index = byTheme.get(theme) ?? loadIndex(snapshot, theme);
  byTheme.set(theme, index);
  index.catch(() => byTheme.delete(theme));
  return index;
};

const toRow = (match: BuildMatch, snapshot: Snapshot, shop: BuildShop): BuildRow => {
  const nameOf = (slug: string): string => snapshot.card(slug)?.name ?? slug;
  const missing = match.missing.map(({ slug, count }) => {
    const card = snapshot.card(slug);
    const price = card && priceAt(pricesFromWire(card), shop);
    return {
      slug,
      count,
      name: nameOf(slug),
      price: price === undefined ? undefined : formatPrice(price, shop.source),
    };
  });
  return {
    slug: match.slug,
    name: commanderName(match.commanders.map((slug) => ({ name: nameOf(slug) }))),
    numDecks: match.numDecks,
    size: match.size,
    owned: match.owned,
    missing,
    price: missing.some(({ price }) => price !== undefined)
      ? formatPrice(match.price / 100, shop.source)
      : undefined,
    unpriced: match.unpriced,
  };
};

type Copies = ReadonlyMap<string, number>;

/** Finds what can be built from copies by slug. */
const findBuilds = async (
  request: Request,
  snapshot: Snapshot,
  fields: BuildFields,
  copies: Copies | undefined,
): Promise<BuildResult> => {
  const source = visitorOf(request).settings.priceSources[0] ?? 'tcgplayer';
  const themes = (await snapshot.browse.themes('themes')).map(({ key, name }) => ({ key, name }));
  const theme = themes.find(({ key }) => key === fields.theme);
  const result = { fields, cards: copies?.size, source, themes, theme, rows: [] };
  if (copies === undefined) return result;
  if (copies.size === 0) return { ...result, error: 'No card of the site is in this collection.' };
  const { colors, budget, order } = BuildForm.parse({
    colors: fields.colors,
    budget: fields.budget === '' ? undefined : fields.budget,
    order: fields.order,
  });
  const index = await indexOf(snapshot, theme?.key ?? '');
  const shop = { source, tcgplayerPercent: shopsAt(new Date()).tcgplayerPercent };
  const matches = index.find((slug) => copies.get(slug) ?? 0, shop, {
    identity: colors,
    budget: budget === undefined ? undefined : toCents(budget),
    order,
    limit: MAX_ROWS,
  });
  return { ...result, rows: matches.map((match) => toRow(match, snapshot, shop)) };
};

const fieldsOf = (form: FormData | URLSearchParams): BuildFields => {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 40) : '';
  };
  return { colors: text('colors'), budget: text('budget'), order: text('order'), theme: text('theme') };
};

const toCopies = (cards: OwnedCards): Copies =>
  new Map(Object.entries(cards).map(([slug, [count]]) => [slug, count]));

/** Copies of posted lines, `slug copies`, as scripts send them. */
const parseSlugs = (text: string, snapshot: Snapshot): Copies => {
  const copies = new Map<string, number>();
  for (const line of text.split('\n', MAX_OWNED_CARDS)) {
    const [slug = '', count = '1'] = line.trim().split(' ');
    if (isSlug(slug) && snapshot.card(slug)) copies.set(slug, Math.max(1, Number.parseInt(count, 10) || 1));
  }
  return copies;
};

const parseText = async (text: string, snapshot: Snapshot): Promise<Copies> => {
  const findSlug = (name: string): string | undefined => snapshot.resolveCard(name)?.sanitized;
  const steps = collectionSteps(text, (name) => findSlug(name) !== undefined);
  const parsed = await inSteps(steps).run();
  return new Map([...resolveCollection(parsed, findSlug).cards].map(([slug, { count }]) => [slug, count]));
};

/** Responds to `GET /build`: what a signed-in person can build from the collection of the account, else the form alone. */
export const loadBuilds = async (
  request: Request,
  snapshot: Snapshot,
  user: { readonly uid: string } | undefined,
): Promise<BuildResult> => {
  const stored = user && (await createOwnedCards(accounts().documents).read(user.uid));
  const owned = stored && withoutWished(stored.cards);
  const hasCards = owned && Object.keys(owned).length > 0;
  const fields = fieldsOf(new URL(request.url).searchParams);
  return findBuilds(request, snapshot, fields, hasCards ? toCopies(owned) : undefined);
};

/** What the page shows, and the status of the response. */
export interface BuildOutcome {
  readonly result: BuildResult;
  readonly status: number;
}

const NO_FIELDS: BuildFields = { colors: '', budget: '', order: 'share', theme: '' };

/** Responds to the posted form of /build. */
export const submitBuilds = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<BuildOutcome> => {
  const failure = (status: number, error: string): BuildOutcome => ({
    status,
    result: { fields: NO_FIELDS, source: 'tcgplayer', themes: [], rows: [], error },
  });
  if (guard?.retryAfter !== undefined) return failure(429, 'Too many requests. Try again in a minute.');
  const form = await readPostedForm(request, MAX_LIST_FORM_BYTES);
  if (form === 'too-large') return failure(413, 'The collection is too large to be posted.');
  if (form === 'not-a-form') return failure(415, 'Send the form of this page.');
  const text = form.get('text');
  const cards = form.get('cards');
  const copies =
    typeof text === 'string' && text.trim() !== ''
      ? await parseText(text, snapshot)
      : parseSlugs(typeof cards === 'string' ? cards : '', snapshot);
  const result = await findBuilds(request, snapshot, fieldsOf(form), copies);
  return { result, status: result.error === undefined ? 200 : 400 };
};
