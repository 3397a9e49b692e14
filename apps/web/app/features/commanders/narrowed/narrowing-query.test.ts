import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, narrowedUrl, narrowingParameters, parseNarrowing } from './narrowing-query';

const cards = new Map([
  ['Sol Ring', 'sol-ring'],
  ['sol-ring', 'sol-ring'],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => [slug, slug] as const),
]);
const lookups = {
  cardOf: (text: string) => cards.get(text),
  nearestName: (text: string) => (text === 'Sol Rng' ? 'Sol Ring' : undefined),
  sets: [
    { code: 'eoe', name: 'Edge of Eternities', releasedAt: '2025-08-01' },
    { code: 'old', name: 'Old Set', releasedAt: null },
  ],
};
const parse = (query: string) => parseNarrowing(new URLSearchParams(query), lookups);

describe('parseNarrowing', () => {
  it('reads every condition, cards by name and sets by code or name', () => {
    const { narrowing, errors } = parse(
      'since=edge+of+eternities&without=b&with=Sol+Ring&with=a&with=sol-ring&budget=$100&bracket=4',
    );
    expect(errors).toEqual([]);
    expect(narrowing).toEqual({
      bracket: 4,
      budget: 100,
      withCards: ['a', 'sol-ring'],
      withoutCards: ['b'],
      since: { date: '2025-08-01', set: { code: 'eoe', name: 'Edge of Eternities' } },
    });
    expect(narrowedUrl('/commanders/x', narrowing, [['view', 'text']])).toBe(
      '/commanders/x?bracket=4&budget=100&with=a&with=sol-ring&without=b&since=eoe&view=text',
    );
  });

  it('ignores what a form sends without an entry', () => {
    expect(isNarrowed(new URLSearchParams('bracket=&budget=&with=&without=+&since='))).toBe(false);
    expect(isNarrowed(new URLSearchParams('with=&with=a'))).toBe(true);
    expect(parse('bracket=&with=&with=a').narrowing.withCards).toEqual(['a']);
  });

  it.each([
    ['bracket=6', /“6” is not a bracket: they are 1 to 5\./],
    ['budget=cheap', /“cheap” is not a budget in whole US dollars\./],
    ['budget=0', /“0” is not a budget/],
    ['with=Sol+Rng', /No card is called “Sol Rng”\. Did you mean Sol Ring\?/],
    ['without=zzz', /No card is called “zzz”\.$/],
    ['with=a&with=b&with=c&with=d&with=e&with=f', /At most 5 cards can be given to include\./],
    ['with=a&without=a', /A card cannot be both in a deck and not\./],
    ['since=2025-02-31x', /is neither a date like 2025-06-13 nor a set\./],
    ['since=old', /is a set without a known date\./],
  ])('says what is wrong with %s', (query, error) => {
    expect(parse(query).errors).toEqual([expect.stringMatching(error)]);
  });

  it('reads the parameters of a narrowing back', () => {
    const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }).map((list) => list.sort());
    fc.assert(
      fc.property(
        fc.record(
          {
            bracket: fc.integer({ min: 1, max: 5 }),
            budget: fc.integer({ min: 1, max: 100_000 }),
            since: fc.constantFrom(
              { date: '2025-06-13' },
              { date: '2025-08-01', set: { code: 'eoe', name: 'Edge of Eternities' } },
            ),
            withCards: slugs,
            withoutCards: fc.constantFrom([], ['d'], ['d', 'e']),
          },
          { requiredKeys: ['withCards', 'withoutCards'] },
        ),
        (narrowing) => {
          const query = new URLSearchParams(
            narrowingParameters(narrowing).map(([name, value]) => [name, value]),
          );
          expect(parseNarrowing(query, lookups)).toEqual({ narrowing, errors: [] });
        },
      ),
    );
  });
});
