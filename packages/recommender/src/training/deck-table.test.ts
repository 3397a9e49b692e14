import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_CARD } from '../model/model';
import { tribalDecks } from '../testing/tribal-decks';
import { deckOrder, makeDeckTable, tableOfFirst, type DeckTable } from './deck-table';
import type { RecommenderDeck } from './recommender-card';

const { cards } = tribalDecks();
/** Few cards, with basic lands and commanders among them, and numbers that are no card. */
const cardArbitrary = fc.oneof(fc.nat(12), fc.constantFrom(-1, 0.5, cards.length, NO_CARD));
const deckArbitrary = fc.record({
  commanders: fc.array(cardArbitrary, { maxLength: 3 }),
  cards: fc.oneof(
    fc.array(cardArbitrary, { maxLength: 12 }),
    fc.uniqueArray(fc.nat(12)).map((row) => Uint16Array.from(row).sort()),
    fc.array(fc.nat(12)).map((row) => Uint32Array.from(row)),
  ),
});
const decksArbitrary = fc.array(deckArbitrary, { maxLength: 20 });

const isCard = (card: number): boolean => cards[card] !== undefined;

/** Rows as the table should have them: [commanders, place, cards], sorted. */
const naiveRows = (decks: readonly RecommenderDeck[]): readonly unknown[] =>
  decks
    .map((deck, place) => {
      const zone = [...new Set(deck.commanders)].filter(isCard).sort((a, b) => a - b);
      const row = [...new Set(deck.cards)]
        .filter((card) => cards[card]?.basic === false && !zone.includes(card))
        .sort((a, b) => a - b);
      return { zone, place, row };
    })
    .filter(({ zone, row }) => zone.length > 0 && zone.length <= 2 && row.length > 0)
    .sort(
      ({ zone: [a = 0, b = NO_CARD], place }, { zone: [c = 0, d = NO_CARD], place: other }) =>
        a - c || b - d || place - other,
    );

const rowsOf = (table: DeckTable, places: Uint32Array): readonly unknown[] =>
  Array.from(table.zoneStarts.subarray(1), (end, zone) =>
    Array.from({ length: end - table.zoneStarts[zone] }, (_, i) => {
      const deck = table.zoneStarts[zone] + i;
      return {
        zone: [...table.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].filter((card) => card !== NO_CARD),
        place: places[deck],
        row: [...table.deckCards.subarray(table.deckStarts[deck], table.deckStarts[deck + 1])],
      };
    }),
  ).flat();

it('has the cards of every valid deck once and ascending, by command zone and then as given', () => {
  fc.assert(
    fc.property(decksArbitrary, (decks) => {
      const { table, places, given } = makeDeckTable(cards, decks);
      expect(rowsOf(table, places)).toEqual(naiveRows(decks));
      expect(given).toBe(decks.length);
      expect(deckOrder(cards, decks)).toEqual(places);
    }),
  );
});

it('of the first decks is that of these decks alone', () => {
  fc.assert(
    fc.property(decksArbitrary, fc.nat(20), (decks, count) => {
      expect(tableOfFirst(makeDeckTable(cards, decks), count)).toEqual(
        makeDeckTable(cards, decks.slice(0, count)).table,
      );
    }),
  );
});
