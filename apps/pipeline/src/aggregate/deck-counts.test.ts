import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, countWorld, naive, worldArbitrary, type World } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import type { StagedDeck } from '#src/store/deck-tables';
import { makeDayCounts } from './potential-decks';

describe('countDecks', () => {
  it('counts as plain loops do', async () => {
    const folder = await tempFolder();
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        const counts = await countWorld(folder, world);
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
    expect((await countWorld(folder, world)).formats).toEqual({ duel: 2, commander: 1 });
    expect((await countWorld(folder, world, ['commander'])).report.decks).toBe(1);
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
