import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimateRealDecks, shareIn, type EstimatedDecks } from '../bench/bracket-shares';

const FILES = [REAL_CARDS, 'decks-commander.jsonl.gz', 'precons'];
const hasRealDecks = FILES.every((file) => realData(file) !== undefined);
/** Of the tournament decks one in so many; `npm run bench -- brackets` takes all. */
const EVERY = 60;

describe.skipIf(!hasRealDecks)('the estimated brackets of real decks', () => {
  let all: readonly EstimatedDecks[] = [];
  beforeAll(async () => {
    all = (await estimateRealDecks({ every: EVERY, kinds: ['precons', 'tournament'] })) ?? [];
  });
  const decksOf = (kind: EstimatedDecks['kind']) => all.find((decks) => decks.kind === kind)?.decks ?? [];

  it('are 2 or 3 for preconstructed decks, and seldom 3', () => {
    const decks = decksOf('precons');
    expect(decks.length).toBeGreaterThan(100);
    expect(shareIn(decks, [2, 3])).toBeGreaterThanOrEqual(0.95);
    expect(shareIn(decks, [3])).toBeLessThanOrEqual(0.2);
  });

  it('are 4 or 5 for tournament decks, mostly 5', () => {
    const decks = decksOf('tournament');
    expect(decks.length).toBeGreaterThan(100);
    expect(shareIn(decks, [4, 5])).toBeGreaterThanOrEqual(0.95);
    expect(shareIn(decks, [5])).toBeGreaterThanOrEqual(0.9);
  });
});
