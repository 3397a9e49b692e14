import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVICE_DIALS, describeAdviceLimits, makeLimitParameters, readAdviceLimits } from './advice-dials';
import { UNUSUAL_STEPS, type AdviceLimits } from './advice-limits';

const read = (query: string) => readAdviceLimits(new URLSearchParams(query));

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100);
const words = (max: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}(?:-[a-z]{1,9})?$/), { minLength: 1, maxLength: max });
const anyLimits: fc.Arbitrary<AdviceLimits> = fc.record(
  {
    cardPrice: cents,
    totalPrice: cents,
    bracket: fc.constantFrom(1, 2, 3, 4, 5),
    owned: fc.constantFrom('only', 'first'),
    plan: words(3),
    unusual: fc.constantFrom(...UNUSUAL_STEPS.filter((step) => step !== 0)),
    since: fc
      .date({ min: new Date('1993-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    never: words(20),
    keep: words(20),
    noBasicChanges: fc.constant(true),
    noMoreLands: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('limits in addresses', () => {
  it('reads what it has written', () => {
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const query = new URLSearchParams(makeLimitParameters(limits));
        expect(readAdviceLimits(new URLSearchParams(query.toString()))).toEqual({ limits, errors: [] });
        expect(
          describeAdviceLimits(limits)
            .map(({ dial }) => dial)
            .sort(),
        ).toEqual(Object.keys(limits).sort());
      }),
    );
  });

  it('has a name of its own for each', () => {
    const names = Object.values(ADVICE_DIALS).map(({ parameter }) => parameter);
    expect(new Set(names).size).toBe(names.length);
  });

  it('sets no limit by empty values and by what holds anyway', () => {
    expect(read('each=&budget=+&never=&unusual=0')).toEqual({ limits: {}, errors: [] });
    expect(makeLimitParameters({ unusual: 0, noMoreLands: false, never: [] })).toEqual([]);
  });

  it.each([
    ['each=NaN', 'is not a price'],
    ['each=1e309', 'is not a price'],
    ['budget=-1', 'is not a price'],
    ['budget=Infinity', 'is not a price'],
    ['budget=1000000.01', 'is not a price'],
    ['budget=0x10', 'is not a price'],
    ['bracket=6', 'is not a bracket: they are 1 to 5.'],
    ['bracket=2.0', 'is not a bracket'],
    ['owned=none', 'is no choice'],
    ['plan=a&plan=b&plan=c&plan=d', 'A plan has at most 3 themes or tribes; here are 4.'],
    ['unusual=3', 'is no step'],
    ['since=2025-02-30', 'is not a date'],
    ['since=2025-02-29', 'is not a date'],
    ['since=2025-13-01', 'is not a date'],
    ['since=2025-00-00', 'is not a date'],
    ['since=yesterday', 'is not a date'],
    ['basics=maybe', 'is no value of “basics”'],
    [`never=${'x'.repeat(10_000)}`, 'is too long'],
    [
      `keep=${Array.from({ length: 10_000 }, (_, at) => at).join('&keep=')}`,
      'At most 1,000 cards can be given for “keep these”; here are 10,000.',
    ],
  ])('says in a sentence what is wrong with %.40s', (query, sentence) => {
    const { limits, errors } = read(query);
    expect(limits).toEqual({});
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(sentence);
    expect(errors[0]?.length).toBeLessThan(300);
    expect(errors[0]).toMatch(/\.$/);
  });

  it('leaves out only what is not valid', () =>
    expect(read('budget=$50&each=0.5&bracket=9&unusual=%E2%88%921')).toEqual({
      limits: { totalPrice: 50, cardPrice: 0.5, unusual: -1 },
      errors: ['“9” is not a bracket: they are 1 to 5.'],
    }));
});

it('describes limits in words', () =>
  expect(
    describeAdviceLimits(
      {
        totalPrice: 50,
        cardPrice: 2.5,
        bracket: 2,
        plan: ['tokens', 'goblin'],
        never: ['sol-ring'],
        noBasicChanges: true,
      },
      (key) => key.toUpperCase(),
    ).map(({ text }) => text),
  ).toEqual([
    'up to $2.50 a card',
    'up to $50 in all',
    'bracket 2 (Core) at most',
    'more of TOKENS and GOBLIN',
    'never SOL-RING',
    'no basic land in or out',
  ]));
