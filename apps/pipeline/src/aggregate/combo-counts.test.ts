import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, corpusArbitrary, countNaively, withCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { countCombos } from './combo-counts';

/** Whether a deck contains a card, as commander or not. */
const hasCard = (deck: ReturnType<typeof countNaively>['decks'][number], card: number): boolean =>
  deck.cardSet.has(card) || deck.commanders.includes(card);

describe('countCombos', () => {
  const combosArbitrary = fc.record({
    corpus: corpusArbitrary,
    combos: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: CARDS - 1 }), { minLength: 1, maxLength: 4 }), {
      maxLength: 12,
    }),
  });
  it('counts decks with all cards of a combo as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(combosArbitrary, async ({ corpus, combos }) => {
        await withCorpus(folder, corpus, {}, async (engine, counts) => {
          const known = combos.map((cards) => ({
            cards,
            identity: cards.reduce((bits, card) => bits | (corpus.identities[card] ?? 0), 0),
          }));
          const decksOf = (card: number): number =>
            (counts.cardDecks[card] ?? 0) + (counts.commanderDecks[card] ?? 0);
          const counted = await countCombos(engine, known, decksOf);
          const plain = countNaively(corpus);
          expect([...counted]).toEqual(
            combos.map(
              (cards) => plain.decks.filter((deck) => cards.every((card) => hasCard(deck, card))).length,
            ),
          );
        });
      }),
      { numRuns: longOrShort(12, 4) },
    );
  });
});
