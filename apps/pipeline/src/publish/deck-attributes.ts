import { makeDeckAttributes, type DeckAttributes, type RecommenderCard } from '@crownsmith/recommender';
import { cardLabel, UNLISTED_CARD } from '@crownsmith/snapshot/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import { isListed } from '#src/pages/card-row';
import type { PageContext } from '#src/pages/page-context';
import { recommenderDecks, type DeckRows } from './deck-rows';

/** What is known of cards and of the decks that are held, besides who plays what, in a form that can be posted to a worker thread. */
export interface KnownAttributes {
  /** days since 1970-01-01, -1 unknown */
  readonly cardFirstDays: Int32Array;
  readonly cardGroups: Uint8Array;
  readonly day: Int32Array;
  /** price in cents, -1 unknown */
  readonly cents: Int32Array;
  readonly basics: Int32Array;
  readonly format: Int32Array;
  readonly bans: readonly { readonly card: number; readonly format: number }[];
}

export const knownAttributes = (
  context: PageContext,
  { deckPrices, deckExtras }: Pick<BrowseCounts, 'deckPrices' | 'deckExtras'>,
): KnownAttributes => {
  const { cards, counts } = context;
  const { held } = counts;
  const ofHeld = (column: Int32Array): Int32Array =>
    Int32Array.from(held.numbers, (deck) => column[deck] ?? -1);
  return {
    cardFirstDays: counts.firstDays,
    cardGroups: Uint8Array.from(cards, (card, number) =>
      isListed(card) ? cardLabel(context.listFacts(number).group) : UNLISTED_CARD,
    ),
    day: held.day,
    cents: ofHeld(deckPrices),
    basics: ofHeld(deckExtras.basics),
    format: held.format,
    bans: deckExtras.bans,
  };
};

/** The attributes of decks for live counts over the model that is trained on them. @param brackets by deck */
export const attributesOf = (
  cards: readonly RecommenderCard[],
  rows: DeckRows,
  { cardFirstDays, cardGroups, day, cents, basics, format, bans }: KnownAttributes,
  brackets: Uint8Array,
): DeckAttributes =>
  makeDeckAttributes({
    cards,
    decks: recommenderDecks(rows),
    cardFirstDays,
    cardGroups,
    factsOf: (deck) => ({
      day: day[deck] ?? -1,
      cents: cents[deck] ?? -1,
      bracket: brackets[deck] ?? 0,
      basics: basics[deck] ?? 0,
      format: format[deck] ?? 0,
    }),
    bans,
  });
