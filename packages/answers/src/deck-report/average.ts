import { averageDeckOf, type CardRow, type CommanderPage, type DeckReport } from '@crownsmith/api-client';
import { compareWithAverage, type PlayedCard, type ReportDeck } from '@crownsmith/deck-report';
import { isBasicLand } from '@crownsmith/domain';
import type { Counts, DeckCounts } from '@crownsmith/recommender';
import { byShrunkInclusion } from '../lists/card-row';
import { decksByKind } from '../lists/deck-kind';
import type { Engine } from '../snapshot/engine';
import { priceOf, toReportLink } from './deck-figures';
import type { ReportCard } from './report-card';

type Average = Omit<DeckReport['average'], 'nearest' | 'parts' | 'num_tournament'>;

/** Cards of each list. */
const SHOWN = 20;

/** What the page of the commanders tells about a list. */
export interface AverageFacts {
  readonly page: CommanderPage | undefined;
  readonly find: (name: string) => ReportCard | undefined;
  /** decks with these commanders that play a card, of all of theirs */
  readonly countOf: (slug: string) => Counts;
}

/** Cards with the decks that play them, as a report has them; those that are not known are left out. */
export const toPlayedCards = (cards: readonly PlayedCard[], find: AverageFacts['find']): Average['missing'] =>
  cards.flatMap(({ slug, decks, potential, inclusion }) => {
    const card = find(slug);
    return card
      ? [
          {
            ...toReportLink(card),
            num_decks: decks,
            potential_decks: potential,
            inclusion,
            price: priceOf(card),
          },
        ]
      : [];
  });

/** How many decks with some commanders are of tournaments. */
export const tournamentDecks = (
  zone: readonly Pick<ReportCard, 'slug'>[],
  counts: DeckCounts,
  engine: Pick<Engine, 'indexOf'>,
): number =>
  decksByKind(
    counts.summarize(
      zone.flatMap(({ slug }) => engine.indexOf(slug) ?? []),
      {},
    ).kinds,
  ).tournament ?? 0;

/** The cards that some decks play most, as many as the average deck of their commanders has; without these. */
export const mostPlayed = (
  { cards, average_deck }: Pick<CommanderPage, 'cards' | 'average_deck'>,
  rows: readonly CardRow[],
): readonly string[] =>
  rows
    .filter(({ slug }) => !cards.includes(slug))
    .sort(byShrunkInclusion)
    .slice(0, average_deck.length)
    .map(({ slug }) => slug);

/** The average deck of all decks of the commanders, whosever decks that of their page is made from. */
const averageCards = (page: CommanderPage, rows: readonly CardRow[]): readonly string[] =>
  averageDeckOf(page).num_decks === page.num_decks
    ? page.average_deck.map(({ slug }) => slug)
    : mostPlayed(page, rows);

/** The list beside the average deck of its commanders. */
export const reportAverage = (deck: ReportDeck, { page, find, countOf }: AverageFacts): Average => {
  // The counts of an estimated page are of all decks that could play a card: they say nothing of a list.
  if (!page || page.estimated)
    return { overlap: null, num_decks: page?.num_decks ?? 0, missing: [], unusual: [] };
  const rows = new Map(
    page.lists.flatMap(({ rows: listed }) => listed.map((row) => [row.slug, row] as const)),
  );
  const { overlap, cards, shared, missing, unusual } = compareWithAverage(deck, {
    decks: page.num_decks,
    cards: averageCards(page, [...rows.values()]),
    countOf: (slug) => {
      const row = rows.get(slug);
      return row ? { decks: row.num_decks, potential: row.potential_decks } : countOf(slug);
    },
    isBasic: (slug) => {
      const card = find(slug);
      return card !== undefined && isBasicLand(card);
    },
  });
  return {
    overlap: overlap === undefined ? null : Math.round(100 * overlap),
    num_shared: shared,
    num_cards: cards,
    num_decks: page.num_decks,
    missing: toPlayedCards(missing, find).slice(0, SHOWN),
    unusual: toPlayedCards(unusual, find).slice(0, SHOWN),
  };
};
