import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { makeDeckList, ok, parseIdentitySlug } from '@crownsmith/domain';
import type { PageCommander } from '#app/model/commander';
import { themeKeyOf } from '#app/model/theme-key';
import { toExportLine } from '#app/snapshot/export-line';
import { findCommander } from '#app/snapshot/find-commander.server';
import { refuseUnknown, type Answer, type AnswerContext } from './answer.server';
import { pageOf } from './pages.server';

/** Commanders of an identity, or all; the most played first. */
const commandersOf = async (
  identity: string | undefined,
  snapshot: AnswerContext['snapshot'],
): Promise<readonly PageCommander[]> => {
  const colors = identity === undefined ? undefined : parseIdentitySlug(identity);
  return (
    (colors === undefined
      ? (await snapshot.commanderList())?.rows
      : await snapshot.browse.commandersOf(colors)) ?? []
  );
};

/** `GET /commanders` */
export const commanders: Answer<ApiRoutes['commanders']> = async ({ query }, { snapshot, views }) =>
  pageOf(await commandersOf(query.identity, snapshot), views.toCommander, {
    list: 'commanders',
    query,
    snapshot,
  });

/** `GET /pairs` */
export const pairs: Answer<ApiRoutes['pairs']> = async ({ query }, { snapshot, views }) => {
  const all = await commandersOf(query.identity, snapshot);
  return pageOf(
    all.filter(({ cards }) => cards.length > 1),
    views.toCommander,
    { list: 'pairs', query, snapshot },
  );
};

/** `GET /commanders/{slug}` */
export const commander: Answer<ApiRoutes['commander']> = async ({ params }, { snapshot, views }) => {
  const page = await findCommander(params.slug, snapshot);
  if (!page) return refuseUnknown('commander', params.slug);
  return ok({
    ...views.toCommander(page),
    formats: page.formats,
    estimated: page.estimated,
    lists: views.toLists(page.lists),
    mana_curve: [...page.manaCurve],
    types: page.types,
    colors: page.colors,
    tags: page.tags,
    average_price: page.averagePrice,
    salt: page.salt,
    similar: page.similar.map(({ similarity, ...similar }) => ({
      ...views.toZone(similar),
      num_decks: similar.numDecks,
      similarity,
    })),
    pairs: page.pairs.map(views.toCommander),
  });
};

/** `GET /commanders/{slug}/variants` */
export const variants: Answer<ApiRoutes['variants']> = async ({ params, query }, { snapshot }) => {
  const page = await findCommander(params.slug, snapshot);
  if (!page) return refuseUnknown('commander', params.slug);
  return pageOf(
    await snapshot.browse.variants(page.slug),
    ({ key, name, kind, numDecks }) => ({ key, name, kind, num_decks: numDecks }),
    { list: `variants ${page.slug}`, query, snapshot },
  );
};

/** `GET /commanders/{slug}/variants/{variant}` */
export const variant: Answer<ApiRoutes['variant']> = async ({ params }, { snapshot, views }) => {
  const page = await findCommander(params.slug, snapshot);
  if (!page) return refuseUnknown('commander', params.slug);
  const keys = (await snapshot.browse.variants(page.slug)).map(({ key }) => key);
  const key = themeKeyOf(params.variant, keys);
  const found = key === undefined ? undefined : await snapshot.browse.variant(page.slug, key);
  if (!found) return refuseUnknown(`variant of ${page.slug}`, params.variant);
  return ok({
    key: found.key,
    name: found.name,
    kind: found.kind,
    num_decks: found.numDecks,
    commander: views.toZone(page),
    lists: views.toLists(found.lists),
    mana_curve: [...found.manaCurve],
    types: found.types,
    average_price: found.averagePrice,
  });
};

/** `GET /commanders/{slug}/average-deck` */
export const averageDeck: Answer<ApiRoutes['averageDeck']> = async ({ params }, { snapshot, views }) => {
  const page = await findCommander(params.slug, snapshot);
  if (!page) return refuseUnknown('commander', params.slug);
  const { slug, names, color_identity, cards: zone } = views.toZone(page);
  const leaders = new Set(page.cards.map((card) => card.slug));
  const main = page.averageDeck.filter(({ card }) => !leaders.has(card.slug));
  const linesOf = (entries: typeof main) =>
    entries.flatMap(({ card, count }) => {
      const wire = snapshot.card(card.slug);
      return wire ? [toExportLine(wire, count)] : [];
    });
  const hasDeck = main.length > 0;
  return ok({
    slug,
    names,
    color_identity,
    commanders: zone,
    cards: views.toCounted(main),
    num_cards: hasDeck ? main.reduce((sum, { count }) => sum + count, zone.length) : 0,
    ...page.averageDeckOf,
    text: hasDeck
      ? makeDeckList(
          {
            commanders: linesOf(page.cards.map((card) => ({ card, count: 1 }))),
            main: linesOf(main),
          },
          'arena',
        )
      : '',
  });
};
