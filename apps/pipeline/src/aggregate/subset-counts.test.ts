import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, naive, withWorld, worldArbitrary, type World } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { countCombos } from './combo-counts';
import { readDeckPrices } from './deck-prices';
import { countParts } from './subset-counts';
import { countWindows } from './window-counts';

const numbers = Array.from({ length: CARDS }, (_, card) => card);
const SPANS = { week: 7, month: 30, year: 365 };

/** Cards of a deck with its commanders. */
const held = (deck: ReturnType<typeof naive>['decks'][number], card: number): boolean =>
  deck.held.has(card) || deck.commanders.includes(card);

describe('counts of the browsing pages', () => {
  it('count time windows as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        await withWorld(folder, world, {}, async (db, counts) => {
          const facts = { identities: Int32Array.from(world.identities), firstDays: counts.firstDays };
          const windows = await countWindows(db, counts.newestDay, facts);
          const plain = naive(world);
          const dated = plain.decks.flatMap((deck) => deck.day ?? []);
          expect(windows.length).toBe(dated.length === 0 ? 0 : 3);
          for (const window of windows) {
            const start = Math.max(...dated) - SPANS[window.span] + 1;
            const scope = plain.decks.filter((deck) => deck.day !== null && deck.day >= start);
            expect(window.decks).toBe(scope.length);
            for (const card of numbers) expect(window.card(card)).toEqual(plain.rates(scope, card));
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  const partsArbitrary = worldArbitrary.chain((world) =>
    fc
      .array(fc.subarray(Array.from(world.decks.keys())), { minLength: 1, maxLength: 4 })
      .map((parts) => ({ world, parts })),
  );
  it('count parts of the decks as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(partsArbitrary, async ({ world, parts }) => {
        await withWorld(folder, world, {}, async (db, counts) => {
          const pairs = parts.flatMap((decks, part) => decks.map((deck) => [part, deck] as const));
          const facts = { identities: Int32Array.from(world.identities), firstDays: counts.firstDays };
          const counted = await countParts(
            db,
            {
              parts: parts.length,
              part: Int32Array.from(pairs, ([part]) => part),
              deck: Int32Array.from(pairs, ([, deck]) => deck),
            },
            facts,
          );
          const plain = naive(world);
          const [cards, decks, copies] = counted.cards.columns;
          parts.forEach((own, part) => {
            const scope = own.flatMap((deck) => plain.decks[deck] ?? []);
            expect(counted.decks[part]).toBe(scope.length);
            const seen = new Set<number>();
            for (
              let row = counted.cards.starts[part] ?? 0;
              row < (counted.cards.starts[part + 1] ?? 0);
              row += 1
            ) {
              const card = cards?.[row] ?? -1;
              seen.add(card);
              const expected = plain.rates(scope, card);
              expect({ decks: decks?.[row], potential: counted.potential(part, card) }).toEqual(expected);
              expect(copies?.[row]).toBe(expected.decks * (1 + (card % 2)));
            }
            for (const card of numbers) expect(seen.has(card)).toBe(plain.rates(scope, card).decks > 0);
            const [zones, inZone] = counted.zones.columns;
            for (
              let row = counted.zones.starts[part] ?? 0;
              row < (counted.zones.starts[part + 1] ?? 0);
              row += 1
            ) {
              const zone = zones?.[row] ?? -1;
              const [a = -1, b = -1] = [counts.zones.a[zone], counts.zones.b[zone]];
              const led = scope.filter(
                (deck) => deck.commanders.includes(a) && (b < 0 || deck.commanders.includes(b)),
              );
              expect(inZone?.[row]).toBe(led.length);
            }
          });
        });
      }),
      { numRuns: 20 },
    );
  });

  const combosArbitrary = fc.record({
    world: worldArbitrary,
    combos: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: CARDS - 1 }), { minLength: 1, maxLength: 4 }), {
      maxLength: 12,
    }),
  });
  it('count combos as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(combosArbitrary, async ({ world, combos }) => {
        await withWorld(folder, world, {}, async (db, counts) => {
          const known = combos.map((cards) => ({
            cards,
            identity: cards.reduce((bits, card) => bits | (world.identities[card] ?? 0), 0),
          }));
          const use = (card: number): number =>
            (counts.cardDecks[card] ?? 0) + (counts.commanderDecks[card] ?? 0);
          const counted = await countCombos(db, known, use);
          const plain = naive(world);
          expect([...counted]).toEqual(
            combos.map(
              (cards) => plain.decks.filter((deck) => cards.every((card) => held(deck, card))).length,
            ),
          );
        });
      }),
      { numRuns: 25 },
    );
  });

  it('add up the prices of decks, where enough of their cards have one', async () => {
    const world: World = {
      identities: numbers.map(() => 0),
      released: numbers.map(() => -1),
      decks: [
        [1, 2, 3],
        [2, 3, 4],
      ].map((cards, index) => ({
        format: 'commander',
        day: null,
        commanders: [0],
        cards: cards.map((name) => ({ name, count: 1 })),
        id: `d${index}`,
        content: `c${index}`,
        source: 's',
      })),
    };
    const cents = Int32Array.from(numbers, (card) => (card === 4 ? -1 : 100 * (card + 1)));
    const prices = await withWorld(await tempFolder(), world, {}, (db, counts) =>
      readDeckPrices(db, counts.decks.c1.length, cents),
    );
    expect([...prices]).toEqual([100 + 200 + 300 + 400, -1]);
  });
});

describe('a companion in the command zone', () => {
  const deck = (id: string, commanders: readonly number[], cards: readonly number[]) => ({
    format: 'commander',
    day: 100,
    commanders,
    cards: cards.map((name) => ({ name, count: 1 })),
    id,
    content: id,
    source: 's',
  });
  const world: World = {
    identities: numbers.map(() => 1),
    released: numbers.map(() => -1),
    decks: [
      deck('a', [0, 1], [5, 6]),
      deck('b', [1, 0], [1, 5]),
      deck('c', [2, 3], [5]),
      deck('d', [0, 4], [5]),
      deck('e', [1, 4], [6]),
      deck('f', [1], [6]),
    ],
  };
  // Cards 1 and 4 are companions; card 4 can share the command zone with card 0.
  const companions = Int32Array.from(numbers, (card) => (card === 1 || card === 4 ? 1 : 0));
  const cards = {
    identities: Int32Array.from(world.identities),
    basics: new Int32Array(CARDS),
    companions,
  };
  const mayPair = (a: number, b: number): boolean => a + b === 4;

  it('goes to the cards of the other commander, and only where exactly one cannot pair', async () => {
    await withWorld(await tempFolder(), world, { cards, mayPair }, (_, counts) => {
      expect(counts.report).toMatchObject({ decks: 6, partedCompanions: 2 });
      expect(Array.from(counts.decks.c1, (c1, d) => [c1, counts.decks.c2[d]])).toEqual([
        [0, -1],
        [0, -1],
        [2, 3],
        [0, 4],
        [1, 4],
        [1, -1],
      ]);
      expect(counts.cardDecks[1]).toBe(2);
      expect(counts.commanderDecks[1]).toBe(2);
      return Promise.resolve();
    });
  });
});

describe('precons among the decks', () => {
  const world: World = {
    identities: numbers.map(() => 1),
    released: numbers.map(() => -1),
    decks: [0, 1, 2].map((id) => ({
      format: 'commander',
      day: 100,
      commanders: [id],
      cards: [{ name: 5, count: 1 }],
      id: `${id}`,
      content: `c${id}`,
      source: 's',
    })),
  };
  it('do not count where their contents are left out, and count once where they are added', async () => {
    const further = {
      decks: [
        { deck: 7, format: 'commander', day: 90, commanders: [1], cards: [{ name: 6, count: 1 }] },
        { deck: 8, format: 'other', day: 90, commanders: [1], cards: [] },
      ],
    };
    const more = { leftOut: ['c1', 'cx'], further, scope: { formats: ['commander'] } };
    await withWorld(await tempFolder(), world, more, (_, counts) => {
      expect(counts.report).toMatchObject({ decks: 3, precons: 1 });
      expect([counts.cardDecks[5], counts.cardDecks[6]]).toEqual([2, 1]);
      return Promise.resolve();
    });
  });
});
