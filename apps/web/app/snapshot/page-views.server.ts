import {
  averageDeckOf,
  type CardList,
  type CardPage,
  type CardRow,
  type CommanderListPage,
  type CommanderPage,
  type WireCard,
} from '@crownsmith/api-client';
import { USD_SOURCES } from '@crownsmith/deck-report';
import { andList } from '@crownsmith/domain';
import type { PageList } from '#app/model/card';
import type { CardView } from '#app/model/card-view';
import type { CommanderListView, CommanderView } from '#app/model/commander';
import type { PrintingsView } from '#app/model/printing';
import { toCardFaces } from './card-faces.server';
import { type HasSetPage, toPrintings } from './printing-views.server';
import { toIdentity, toPageCard, type RowViews } from './row-views.server';

const round = (value: number | null, steps: number): number | null =>
  // + 0 because a small negative number rounds to -0
  value === null ? null : Math.round(value * steps) / steps + 0;

/** Why an estimated list has a card. */
const estimateReason = ({ shared = [], synergy, typical }: CardRow): string => {
  if (shared.length > 0) return `Shares ${andList(shared.slice(0, 3))}`;
  // Older snapshots have an estimated synergy in place of the mark.
  return typical === true || synergy !== null ? 'Played with similar commanders' : 'Popular in its colours';
};

const withReasons = (lists: readonly PageList[], page: CommanderPage): readonly PageList[] => {
  const reasons = new Map(
    page.lists.flatMap(({ rows }) => rows.map((row) => [row.slug, estimateReason(row)] as const)),
  );
  return lists.map((list) => ({
    ...list,
    rows: list.rows.map((row) => ({ ...row, reason: reasons.get(row.card.slug) })),
  }));
};

/** Joins the page files of commanders and cards with the catalogue. */
export const createPageViews = (
  { toCards, toLists, toCounted, toCommander }: RowViews,
  hasSetPage: HasSetPage,
) => {
  /** Synergy is rounded to a tenth of a percent, lift to a hundredth: rows that differ by less keep their order in a sort. */
  const toRoundedLists = (lists: readonly CardList[]): readonly PageList[] =>
    toLists(lists).map(({ rows, ...list }) => ({
      ...list,
      rows: rows.map((row) => ({ ...row, synergy: round(row.synergy, 1000), lift: round(row.lift, 100) })),
    }));

  return {
    lists: toRoundedLists,

    commander: (page: CommanderPage): CommanderView => ({
      slug: page.slug,
      cards: toCards(page.cards),
      identity: toIdentity(page.identity),
      numDecks: page.num_decks,
      rank: page.rank,
      estimated: page.estimated,
      learntFrom: page.learnt_from,
      formats: page.formats,
      lists: page.estimated ? withReasons(toRoundedLists(page.lists), page) : toRoundedLists(page.lists),
      manaCurve: page.mana_curve,
      types: page.types,
      colors: page.colors,
      tags: page.tags,
      averagePrice: page.average_price,
      salt: page.salt,
      similar: page.similar.map((row) => ({ ...toCommander(row), similarity: row.similarity })),
      pairs: page.pairs.map(toCommander),
      averageDeck: toCounted(page.average_deck),
      averageDeckOf: averageDeckOf(page),
      shops: USD_SOURCES,
    }),

    /** @param origins whose decks those of each month are */
    card: (page: CardPage, card: WireCard, origins?: ReadonlyMap<string, string>): CardView => ({
      card: toPageCard(card),
      faces: toCardFaces(page, card),
      legality: card.legality,
      numDecks: page.num_decks,
      potentialDecks: page.potential_decks,
      rank: page.rank,
      saltVotes: page.salt_votes,
      topCommanders: page.top_commanders.map((row) => ({
        ...toCommander(row),
        withCard: row.with_card,
        potentialDecks:
          row.potential_decks ??
          (row.inclusion > 0 ? Math.round(row.with_card / row.inclusion) : row.num_decks),
        inclusion: row.inclusion,
        synergy: row.synergy,
      })),
      bans: page.bans,
      playedWith: toRoundedLists(page.played_with),
      isPlayedWithSampled: page.played_with_sample === true,
      similar: toCards(page.similar),
      printings: toPrintings(page, hasSetPage),
      history: page.history.map(({ period, num_decks, potential_decks }) => ({
        period,
        numDecks: num_decks,
        potentialDecks: potential_decks,
        origin: origins?.get(period),
      })),
    }),

    /** All printings of a card; undefined for a snapshot without printings. */
    printings: (page: CardPage, card: WireCard): PrintingsView | undefined => {
      const printings = toPrintings(page, hasSetPage, Infinity);
      return printings && { card: toPageCard(card), printings };
    },

    commanderList: (page: CommanderListPage): CommanderListView => ({
      header: page.header,
      rows: page.rows.map(toCommander).filter(({ cards }) => cards.length > 0),
    }),
  };
};
export type PageViews = ReturnType<typeof createPageViews>;
