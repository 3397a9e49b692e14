import { describe, expect, it } from 'vitest';
import { reportJobs } from './suggestions';

describe('reportJobs', () => {
  const landsOf = (numDecks: number) =>
    reportJobs([], { types: { Land: 29 }, num_decks: numDecks }, []).find(({ job }) => job === 'lands');

  it.each([1, 4])('says nothing of lands that %d decks have on average', (decks) =>
    expect(landsOf(decks)).toMatchObject({ usual: 0, low: 0, high: 0, decks: 0 }),
  );

  it('says how many lands decks have on average from five on', () =>
    expect(landsOf(5)).toMatchObject({ usual: 29, low: 20.3, high: 37.7, decks: 5 }));
});
