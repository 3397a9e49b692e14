import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStage, openStage, writeDeckCards, writeDecks, type StagedDeck } from '../store/deck-tables';
import { withDatabase } from '../store/database';
import { tempFolder } from '../testing/fixtures';
import { countDecks, type DeckCounts } from './deck-counts';
import { makeDayCounts } from './potential-decks';

const CARDS = 12;
/** name n is card n; name 12 is unknown */
const NAME_CARDS = Int32Array.from({ length: CARDS + 1 }, (_, name) => (name < CARDS ? name : -1));

interface World {
  readonly identities: readonly number[];
  readonly released: readonly number[];
  readonly decks: readonly StagedDeck[];
}

const deckArbitrary = fc.record({
  format: fc.constantFrom('commander', 'duel'),
  day: fc.option(fc.integer({ min: 100, max: 130 }), { nil: null }),
  commanders: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 2 }),
  cards: fc.uniqueArray(fc.integer({ min: 0, max: CARDS }), { minLength: 1, maxLength: 10 }),
});
const worldArbitrary: fc.Arbitrary<World> = fc.record({
  identities: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: CARDS, maxLength: CARDS }),
  released: fc.array(fc.oneof(fc.constant(-1), fc.integer({ min: 90, max: 140 })), {
    minLength: CARDS,
    maxLength: CARDS,
  }),
  decks: fc.array(deckArbitrary, { minLength: 1, maxLength: 30 }).map((decks) =>
    decks.map((deck, index) => ({
      ...deck,
      id: `d${index}`,
      content: `c${index}`,
      source: 's',
      cards: deck.cards.map((name) => ({ name, count: 1 + (name % 2) })),
    })),
  ),
});

const count = async (folder: string, world: World, formats?: readonly string[]): Promise<DeckCounts> =>
  withDatabase({ memoryMb: 256, spill: join(folder, 'spill') }, async (db) => {
    const stage = await openStage(db);
    for (const deck of world.decks) stage.add(deck);
    stage.close();
    await mergeStage(db, undefined, 0);
    await writeDecks(db, join(folder, 'decks.parquet'));
    await writeDeckCards(db, join(folder, 'cards.parquet'));
    const cards = { identities: Int32Array.from(world.identities), basics: new Int32Array(CARDS) };
    const input = {
      decks: join(folder, 'decks.parquet'),
      deckCards: [join(folder, 'cards.parquet')],
      nameCards: NAME_CARDS,
      cards,
      scope: formats === undefined ? {} : { formats },
    };
    return countDecks(db, input, Int32Array.from(world.released));
  });

/** The same counts by plain loops over decks. */
const naive = (world: World) => {
  const decks = world.decks.map((deck) => {
    const identity = deck.commanders.reduce((bits, card) => bits | (world.identities[card] ?? 0), 0);
    const fits = (card: number): boolean => ((world.identities[card] ?? 0) & ~identity) === 0;
    const cards = deck.cards
      .map(({ name }) => name)
      .filter((card) => card < CARDS && fits(card) && !deck.commanders.includes(card));
    return { ...deck, identity, fits, held: new Set(cards) };
  });
  const firstSeen = (card: number): number =>
    Math.min(
      Infinity,
      ...decks.flatMap((deck) =>
        deck.day !== null && (deck.held.has(card) || deck.commanders.includes(card)) ? [deck.day] : [],
      ),
    );
  const first = (card: number): number =>
    (world.released[card] ?? -1) < 0 ? -1 : Math.min(world.released[card] ?? -1, firstSeen(card));
  const isPotential = (deck: (typeof decks)[number], card: number): boolean =>
    deck.fits(card) &&
    !deck.commanders.includes(card) &&
    (first(card) < 0 || deck.day === null || deck.day >= first(card));
  const rates = (scope: typeof decks, card: number) => ({
    decks: scope.filter((deck) => deck.held.has(card)).length,
    potential: scope.filter((deck) => isPotential(deck, card)).length,
  });
  return { decks, rates };
};

describe('countDecks', () => {
  it('counts as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        const counts = await count(folder, world);
        const plain = naive(world);
        expect(counts.report.decks).toBe(world.decks.length);
        for (let card = 0; card < CARDS; card += 1) {
          expect(
            { decks: counts.cardDecks[card], potential: counts.cardPotential[card] },
            `card ${card}`,
          ).toEqual(plain.rates(plain.decks, card));
        }
        counts.zones.a.forEach((a, zone) => {
          const b = counts.zones.b[zone] ?? -1;
          const scope = plain.decks.filter(
            (deck) => deck.commanders.includes(a) && (b < 0 || deck.commanders.includes(b)),
          );
          expect(counts.zones.decks[zone]).toBe(scope.length);
          const [cards, decks] = counts.zoneCards.columns;
          for (
            let row = counts.zoneCards.starts[zone] ?? 0;
            row < (counts.zoneCards.starts[zone + 1] ?? 0);
            row += 1
          ) {
            const card = cards?.[row] ?? 0;
            const expected = plain.rates(scope, card);
            expect(decks?.[row]).toBe(expected.decks);
            const own = world.identities[card] ?? 0;
            const zoneIdentity = (world.identities[a] ?? 0) | (b < 0 ? 0 : (world.identities[b] ?? 0));
            if ((own & ~zoneIdentity) === 0)
              expect(counts.zonePotential(zone, card)).toBe(expected.potential);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('keeps formats apart', async () => {
    const folder = await tempFolder();
    const deck = (id: string, format: string): StagedDeck => ({
      id,
      content: id,
      format,
      source: 's',
      day: null,
      commanders: [0],
      cards: [{ name: 1, count: 1 }],
    });
    const world: World = {
      identities: Array.from({ length: CARDS }, () => 1),
      released: Array.from({ length: CARDS }, () => -1),
      decks: [deck('a', 'commander'), deck('b', 'duel'), deck('c', 'duel')],
    };
    expect((await count(folder, world)).formats).toEqual({ duel: 2, commander: 1 });
    expect((await count(folder, world, ['commander'])).report.decks).toBe(1);
  });
});

describe('makeDayCounts', () => {
  const counts = makeDayCounts([5, -1, 9, 5], [1, 10, 100, 1000]);
  it.each([
    [-1, 1111],
    [0, 1111],
    [5, 1111],
    [6, 110],
    [9, 110],
    [10, 10],
  ])('from day %i: %i', (day, decks) => expect(counts.from(day)).toBe(decks));
});
