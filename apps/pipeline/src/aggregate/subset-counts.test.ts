import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, corpusArbitrary, countNaively, withCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { readDeckCells } from './deck-cells';
import { noCardRules } from './deck-kinds';
import { groupRange } from './grouped-rows';
import { countSubsets } from './subset-counts';

const numbers = Array.from({ length: CARDS }, (_, card) => card);

describe('countSubsets', () => {
  const subsetsArbitrary = corpusArbitrary.chain((corpus) =>
    fc
      .array(fc.subarray(Array.from(corpus.decks.keys())), { minLength: 1, maxLength: 4 })
      .map((subsets) => ({ corpus, subsets })),
  );
  it('counts subsets of the decks as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(subsetsArbitrary, async ({ corpus, subsets }) => {
        await withCorpus(folder, corpus, {}, async (engine, counts, count, input) => {
          // Each deck is two cells of its own, of which a subset has one.
          const all = Array.from(corpus.decks.keys());
          const members = {
            decks: Int32Array.from(all.flatMap((deck) => [deck, deck])),
            groups: Int32Array.from(all.flatMap((deck) => [2 * deck, 2 * deck + 1])),
          };
          const cells = await readDeckCells(engine, members, count);
          expect([...cells.group]).toEqual([...members.groups]);
          const counted = countSubsets(
            subsets.map((decks, subset) => ({
              subset: { kind: 'group', group: subset },
              cells: decks.map((deck) => 2 * counts.deckNumbers.indexOf(deck) + (subset % 2)),
            })),
            cells,
            counts.zones,
            {
              identities: counts.identities,
              cardRules: input.cards.rules ?? noCardRules(CARDS),
              firstDays: counts.firstDays,
            },
          );
          const plain = countNaively(corpus);
          const [cards, decks, copies] = counted.cards.columns;
          subsets.forEach((own, subset) => {
            const scope = own.flatMap((deck) => plain.decks[deck] ?? []);
            expect(counted.decks[subset]).toBe(scope.length);
            const seen = new Set<number>();
            const [cardFrom, cardTo] = groupRange(counted.cards, subset);
            for (let row = cardFrom; row < cardTo; row += 1) {
              const card = cards?.[row] ?? -1;
              seen.add(card);
              const expected = plain.rates(scope, card);
              expect({ decks: decks?.[row], potential: counted.potential(subset, card) }).toEqual(expected);
              expect(copies?.[row]).toBe(expected.decks * (1 + (card % 2)));
            }
            for (const card of numbers) expect(seen.has(card)).toBe(plain.rates(scope, card).decks > 0);
            const [zones, inZone] = counted.zones.columns;
            const [zoneFrom, zoneTo] = groupRange(counted.zones, subset);
            for (let row = zoneFrom; row < zoneTo; row += 1) {
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
      { numRuns: longOrShort(10, 4) },
    );
  });
});
