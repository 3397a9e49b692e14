import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { cellsOf, countedPlays, countPlainly, countPlays, play, type Play } from '#src/testing/plain-results';

/** The commanders of a list; each list has one format. */
const commandersOf = (list: number): readonly number[] =>
  list % 3 === 0 ? [0] : list % 3 === 1 ? [1] : [0, 2];

/** What makes lists different. */
const listFacts = (list: number): Pick<Play, 'content' | 'commanders' | 'cards'> => ({
  content: `c${list}`,
  commanders: commandersOf(list),
  cards: [3 + list],
});

const playArbitrary: fc.Arbitrary<Play> = fc
  .record({
    list: fc.integer({ min: 0, max: 5 }),
    format: fc.constantFrom('duel', 'duel', 'commander', 'brawl'),
    source: fc.constantFrom('a', 'a', 'b'),
    day: fc.option(fc.constantFrom(100, 395, 460, 464), { nil: null, freq: 6 }),
    event: fc.constantFrom('x', 'y', 'z', undefined),
    players: fc.constantFrom(2, 3, 8, undefined),
    place: fc.constantFrom(1, 2, 9, undefined),
    wins: fc.constantFrom(0, 0, 1, 2, undefined),
    losses: fc.constantFrom(1, 2, 3, 4, undefined),
    draws: fc.constantFrom(1, undefined),
    cut: fc.constantFrom(1, undefined, undefined),
  })
  .map(({ list, ...facts }) => ({ ...facts, ...listFacts(list) }));

describe('countResultsOfDecks', () => {
  it('counts what plain loops count', async () => {
    const folder = await tempFolder();
    let [cells, runs] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(playArbitrary, { minLength: 60, maxLength: 160 }), async (plays) => {
        const { results } = await countPlays(folder, plays);
        const plain = countPlainly(plays);
        expect(new Map([...cellsOf(results)].sort())).toEqual(new Map([...plain].sort()));
        expect(results.games.games.reduce((sum, games) => sum + games, 0)).toBe(
          countedPlays(plays).reduce((sum, { play: { wins = 0, losses = 0 } }) => sum + wins + losses, 0),
        );
        cells += plain.size;
        runs += 1;
      }),
      { numRuns: 5 },
    );
    // The plays are such that some count and others do not.
    expect(cells).toBeGreaterThan(5 * runs);
  });

  it('counts a list ten times that was played in ten events, and a result from two sources once', async () => {
    const folder = await tempFolder();
    const events = Array.from({ length: 10 }, (_, at) => play({ event: `e${at}`, day: 400 + at }));
    const other = play({ ...listFacts(1), event: 'elsewhere', source: 'b', wins: 2, losses: 2 });
    const twice = play({ event: 'elsewhere', source: 'b' });
    const { results } = await countPlays(folder, [...events, other, twice]);
    const [duel] = results.formats;
    expect(duel?.zones.filter(({ a }) => a === 0).reduce((sum, { cell }) => sum + cell.entries, 0)).toBe(10);
    expect(duel).toMatchObject({ events: 11, leftOut: 1, oldest: 400, newest: 409 });
  });

  it('leaves out lists that were published because they won, and duels under the name of a format of four', async () => {
    const folder = await tempFolder();
    const { results } = await countPlays(folder, [
      play({ event: 'league', players: undefined, wins: 5, losses: 0 }),
      play({ event: 'the best', players: 8, wins: 5, losses: 1 }),
      play({ event: 'undefeated', players: 2, wins: 5, losses: 0 }),
      play({ event: 'places', wins: undefined, losses: undefined, place: 1 }),
      play({ event: 'whole', ...listFacts(1) }),
      play({ event: 'duels', format: 'commander' }),
    ]);
    expect(results.formats.map(({ format, events, leftOut }) => [format, events, leftOut])).toEqual([
      ['duel', 1, 4],
    ]);
  });

  it('takes the best eight for the top cut where the source states none', async () => {
    const folder = await tempFolder();
    const ranked = (event: string, cut: number | undefined) =>
      Array.from({ length: 16 }, (_, at) =>
        play({ event, cut, players: 16, place: at + 1, ...listFacts(at % 2) }),
      );
    const { results } = await countPlays(folder, [...ranked('stated', 4), ...ranked('best', undefined)]);
    expect(results.formats[0]).toMatchObject({ events: 2, eventsWithCut: 1 });
    expect(results.formats[0]?.cells).toMatchObject([
      { entries: 32, placed: 32, cuts: 12, expected_cuts: 12 },
    ]);
  });
});
