import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottomedBy, dealHand, makeHand, parseHand, type Hand } from './hand';

const hands = fc
  .tuple(
    fc.integer({ min: 0, max: 4_294_967_295 }),
    fc.integer({ min: 0, max: 7 }),
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
    fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  )
  .map(([seed, mulligans, places, turn]): Hand => {
    const bottom = places.slice(0, bottomedBy(mulligans));
    const isKept = turn !== undefined && bottom.length === bottomedBy(mulligans);
    return { seed, mulligans, bottom, ...(isKept && { turn }) };
  });

describe('the notation of a hand', () => {
  it('is parsed back after printing', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        expect(parseHand(makeHand(hand))).toEqual(hand);
      }),
    );
  });
  it.each([
    '',
    'x',
    '7.m0',
    '7.m8',
    '7.b1',
    '7.m2.b11',
    '7.m3.b1.k0',
    '7.k13',
    '4294967296',
    '7.m2.b7',
    '7.k',
  ])('is refused: %j', (text) => expect(parseHand(text)).toBeUndefined());
});

describe('a dealt hand', () => {
  it('has different cards of the library, the same each time, whatever is done with it', () => {
    fc.assert(
      fc.property(hands, fc.integer({ min: 0, max: 120 }), (hand, size) => {
        const dealt = dealHand(hand, size);
        const kept = dealt.seven.filter((_, place) => !hand.bottom.includes(place));
        const all = [...kept, ...dealt.draws];
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((card) => card >= 0 && card < size)).toBe(true);
        expect(dealt.seven).toEqual(dealHand({ ...hand, bottom: [], turn: undefined }, size).seven);
        expect(dealt.seven).toHaveLength(Math.min(7, size));
      }),
    );
  });
  it('is another one after a mulligan and for another seed', () => {
    const first = dealHand({ seed: 7, mulligans: 0, bottom: [] }, 99).seven;
    expect(dealHand({ seed: 7, mulligans: 1, bottom: [] }, 99).seven).not.toEqual(first);
    expect(dealHand({ seed: 8, mulligans: 0, bottom: [] }, 99).seven).not.toEqual(first);
  });
  it('owes a card to the bottom for each mulligan beyond the first', () => {
    const owed = [0, 1, 2, 5].map((mulligans) => dealHand({ seed: 1, mulligans, bottom: [] }, 99).toBottom);
    expect(owed).toEqual([0, 0, 1, 4]);
    expect(dealHand({ seed: 1, mulligans: 3, bottom: [4] }, 99).toBottom).toBe(1);
  });
  it('has each card of the library in its place about as often as any other', () => {
    const counts = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 2000; seed++)
      counts[dealHand({ seed, mulligans: 0, bottom: [] }, 10).seven[0]]++;
    // Four standard errors of 200 expected.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(4 * Math.sqrt(180));
  });
});
