import { CommanderPage, PreconPage, TrendsPage, type CardRow, type WireCard } from '@crownsmith/api-client';
import type { CommanderPart, Source } from '@crownsmith/compatible';
import { makeSlug, slugOfCommanderUrl } from '@crownsmith/domain';
import { isSnapshotFailure, memoize } from '@crownsmith/answers/snapshot';
import { NEW_DAYS } from '@crownsmith/answers/lists';
import type { PageRow } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { findPreconSlug } from '#app/model/precon-slug';
import { siteConfig } from '#app/platform/site-config.server';
import {
  countBrackets,
  findPart,
  type CommanderPart as PartView,
} from '#app/snapshot/commander-parts.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { pictureUri } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';

const DAY_MS = 86_400_000;

const newSince = (newestDeck: string | null): string | undefined =>
  newestDeck === null
    ? undefined
    : new Date(Date.parse(newestDeck) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);

const toRow = ({ card, numDecks, potentialDecks, synergy, lift }: PageRow): CardRow => ({
  slug: card.slug,
  num_decks: numDecks,
  potential_decks: potentialDecks,
  synergy,
  lift,
});

/** A part in the form of the page files. */
const toPart = (part: PartView): CommanderPart => ({
  key: part.key,
  name: part.name,
  num_decks: part.numDecks,
  counted_decks: part.countedDecks,
  lists: part.lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map(toRow) })),
  rows: part.rows.map(toRow),
  mana_curve: [...part.manaCurve],
  types: { ...part.types },
  average_price: part.averagePrice,
  average_deck: part.averageDeck?.map(({ card, count }) => ({ slug: card.slug, count })),
  brackets: part.bracketCounts,
});

/** A slug as one word: programs write a hyphen for an apostrophe, too, which slugs leave out. */
const asOneWord = (text: string): string => makeSlug(text).replaceAll('-', '');

const byWord = (slugs: readonly string[]): ReadonlyMap<string, string> =>
  new Map(slugs.map((slug) => [asOneWord(slug), slug]));

/** Finds cards and commanders by what programs make of their names. */
const createFinders = (snapshot: Snapshot) => {
  let cardSlugs: ReadonlyMap<string, string> | undefined;
  const commanderSlugs = memoize(async () =>
    byWord([...(await snapshot.commanderPaths())].flatMap((path) => slugOfCommanderUrl(path) ?? [])),
  );
  return {
    findCard: (text: string): WireCard | undefined => {
      const slug = makeSlug(text);
      const known = snapshot.card(snapshot.redirect('cards', slug) ?? slug);
      if (known || !slug.includes('-')) return known;
      cardSlugs ??= byWord(snapshot.cards.map(({ sanitized }) => sanitized));
      return snapshot.card(cardSlugs.get(asOneWord(slug)) ?? '');
    },
    findView: async (text: string): Promise<CommanderView | undefined> => {
      const known = await findCommander(text, snapshot);
      return known ?? snapshot.commanderPage((await commanderSlugs()).get(asOneWord(text)) ?? '');
    },
  };
};

/** What of a snapshot answers in the shapes of open clients are made from. */
export const makeSource = (snapshot: Snapshot): Source => {
  const { findCard, findView } = createFinders(snapshot);
  return {
    card: (slug) => snapshot.card(slug),
    cards: snapshot.cards,
    pictureUri: (uri) => pictureUri(uri) ?? uri,
    shops: siteConfig().affiliates,
    newSince: newSince(snapshot.manifest.newestDeck),
    read: (path, schema) => snapshot.files.read(path, schema),
    findCard,
    findCommander: async (text) => {
      const view = await findView(text);
      const page = view && (await snapshot.files.read(`commanders/${view.slug}.json`, CommanderPage));
      return (
        page && {
          page,
          brackets: countBrackets(snapshot, view),
          part: async (name) => {
            const part = await findPart(snapshot, view, name);
            return part && toPart(part);
          },
        }
      );
    },
    findPrecon: async (text) => {
      const slug = findPreconSlug(text, (await snapshot.browse.precons()) ?? []);
      return slug === undefined ? undefined : snapshot.files.read(`precons/${slug}.json`, PreconPage);
    },
    trends: async () => {
      try {
        return await snapshot.files.read('lists/trends.json', TrendsPage);
      } catch (error) {
        if (isSnapshotFailure(error)) return undefined;
        throw error;
      }
    },
  };
};
