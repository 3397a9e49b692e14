import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corpusArbitrary, withCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import type { EachDeckPart } from './counted-rows';
import { chooseHeldDecks, eachHeldDeck, eachLoadedDeck, makeHeldReader } from './held-decks';

const columns = (zones: readonly (readonly [number, number])[]) => ({
  c1: Int32Array.from(zones, ([first]) => first),
  c2: Int32Array.from(zones, ([, second]) => second),
});

it('all decks are held up to the limit, beyond it as many of each large zone, in order', () => {
  const zones = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(-1, 5)).map((zone) => zone as [number, number]),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(zones, fc.integer({ min: 1, max: 60 }), (decks, limit) => {
      const held = [...chooseHeldDecks(columns(decks), limit)];
      expect(held).toEqual([...new Set(held)].sort((a, b) => a - b));
      if (decks.length <= limit) {
        expect(held).toHaveLength(decks.length);
        return;
      }
      expect(held.length).toBeLessThanOrEqual(limit);
      const count = (numbers: readonly number[]) => {
        const sizes = new Map<string, number>();
        for (const number of numbers) {
          const key = String(decks[number]);
          sizes.set(key, (sizes.get(key) ?? 0) + 1);
        }
        return sizes;
      };
      const [all, chosen] = [count([...decks.keys()]), count(held)];
      const most = Math.max(0, ...chosen.values());
      for (const [zone, size] of all) expect(chosen.get(zone) ?? 0).toBe(Math.min(size, most));
      // One more of each zone would be too many.
      const more = [...all.values()].reduce((sum, size) => sum + Math.min(size, most + 1), 0);
      expect(more).toBeGreaterThan(limit);
    }),
  );
});

it('are spread over the decks of a zone', () => {
  const decks = Array.from({ length: 100 }, () => [1, -1] as const);
  const held = [...chooseHeldDecks(columns(decks), 10)];
  expect(held).toEqual([9, 19, 29, 39, 49, 59, 69, 79, 89, 99]);
});

/** The cards of all counted decks, in parts. */
const readParts = async (eachDeckPart: EachDeckPart): Promise<readonly (readonly number[])[]> => {
  const decks: number[][] = [];
  await eachDeckPart((first, starts, cards) => {
    for (let at = 0; at + 1 < starts.length; at += 1)
      decks[first + at] = [...cards.subarray(starts[at], starts[at + 1])];
  });
  return decks;
};

it('have the cards and columns of the counted decks', async () => {
  const folder = await tempFolder();
  await fc.assert(
    fc.asyncProperty(corpusArbitrary, fc.integer({ min: 1, max: 12 }), async (corpus, limit) => {
      await withCorpus(folder, corpus, {}, async (engine, { held: all }, { rows: decks }) => {
        expect([...all.numbers]).toEqual([...decks.c1.keys()]);
        const loaded = eachLoadedDeck(engine, decks.sizes);
        const reader = makeHeldReader(decks, limit);
        await loaded(reader.visit);
        const held = reader.result();
        // The same from memory and from the database.
        expect(await readParts(loaded)).toEqual(await readParts(eachHeldDeck(all)));
        held.numbers.forEach((number, at) => {
          const cardsOf = ({ starts, deckCards }: typeof all, deck: number) => [
            ...deckCards.subarray(starts[deck], starts[deck + 1]),
          ];
          expect(cardsOf(held, at)).toEqual(cardsOf(all, number));
          expect(held.day[at]).toBe(decks.day[number]);
          expect(held.c2[at]).toBe(decks.c2[number]);
        });
      });
    }),
    { numRuns: 5 },
  );
});
