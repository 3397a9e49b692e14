import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, countCorpus, corpusArbitrary, countNaively, type Corpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import type { StagedDeck } from '#src/store/deck-tables';
import { groupRange } from './grouped-rows';

describe('countDecks', () => {
  it('counts decks and potential decks of cards and zones as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(corpusArbitrary, async (corpus) => {
        const counts = await countCorpus(folder, corpus);
        const plain = countNaively(corpus);
        expect(counts.report.decks).toBe(corpus.decks.length);
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
          const [from, to] = groupRange(counts.zoneCards, zone);
          for (let row = from; row < to; row += 1) {
            const card = cards?.[row] ?? 0;
            const expected = plain.rates(scope, card);
            expect(decks?.[row]).toBe(expected.decks);
            const own = corpus.identities[card] ?? 0;
            const zoneIdentity = (corpus.identities[a] ?? 0) | (b < 0 ? 0 : (corpus.identities[b] ?? 0));
            if ((own & ~zoneIdentity) === 0)
              expect(counts.zonePotential(zone, card)).toBe(expected.potential);
          }
        });
      }),
      { numRuns: longOrShort(12, 5) },
    );
  });

  it('counts a card that one format bans in decks of the others alone', async () => {
    const folder = await tempFolder();
    const deck = (id: string, format: string): StagedDeck => ({
      ...{ id, content: id, format, source: 's', day: null, commanders: [0] },
      cards: [1, 2].map((name) => ({ name, count: 1 })),
    });
    const corpus: Corpus = {
      identities: Array.from({ length: CARDS }, () => 1),
      released: Array.from({ length: CARDS }, () => -1),
      decks: [deck('a', 'commander'), deck('b', 'duel'), deck('c', 'duel')],
      banned: [
        { card: 1, format: 'commander' },
        { card: 2, format: 'commander' },
        { card: 2, format: 'duel' },
      ],
    };
    const rates = (counts: Awaited<ReturnType<typeof countCorpus>>) =>
      [1, 2, 3].map((card) => [counts.cardDecks[card], counts.cardPotential[card]]);
    // Card 2 is banned in both: it keeps what was played before its ban.
    expect(rates(await countCorpus(folder, corpus))).toEqual([
      [2, 2],
      [3, 3],
      [0, 3],
    ]);
    expect(rates(await countCorpus(folder, corpus, ['commander']))).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('counts each format and only those of the scope', async () => {
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
    const corpus: Corpus = {
      identities: Array.from({ length: CARDS }, () => 1),
      released: Array.from({ length: CARDS }, () => -1),
      decks: [deck('a', 'commander'), deck('b', 'duel'), deck('c', 'duel')],
    };
    expect((await countCorpus(folder, corpus)).formats).toEqual({ duel: 2, commander: 1 });
    expect((await countCorpus(folder, corpus, ['commander'])).report.decks).toBe(1);
  });
});
