import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, corpusArbitrary, countNaively, withCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { countWindows } from './window-counts';

const numbers = Array.from({ length: CARDS }, (_, card) => card);
const DAYS = { week: 7, month: 30, year: 365 };

describe('countWindows', () => {
  it('counts the decks of time windows as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(corpusArbitrary, async (corpus) => {
        await withCorpus(folder, corpus, {}, async (_engine, counts, { sums }) => {
          const windows = countWindows(sums, counts.newestDay, counts);
          const plain = countNaively(corpus);
          const dated = plain.decks.flatMap((deck) => deck.day ?? []);
          expect(windows.length).toBe(dated.length === 0 ? 0 : 3);
          for (const window of windows) {
            const start = Math.max(...dated) - DAYS[window.window] + 1;
            const scope = plain.decks.filter((deck) => deck.day !== null && deck.day >= start);
            expect(window.decks).toBe(scope.length);
            for (const card of numbers) expect(window.card(card)).toEqual(plain.rates(scope, card));
            counts.zones.a.forEach((a, zone) => {
              const b = counts.zones.b[zone] ?? -1;
              const led = scope.filter(
                ({ commanders }) => commanders.includes(a) && (b < 0 || commanders.includes(b)),
              );
              expect(window.zone(zone)).toBe(led.length);
            });
          }
        });
      }),
      { numRuns: longOrShort(10, 4) },
    );
  });
});
