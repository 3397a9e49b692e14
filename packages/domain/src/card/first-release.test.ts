import { describe, expect, it } from 'vitest';
import { earliest, firstRelease, isFirstPrinting, type ReleaseEvidence } from './first-release';

const CASES: readonly (readonly [what: string, ReleaseEvidence<string>, string | undefined])[] = [
  ['no evidence', {}, undefined],
  ['a printing', { printings: [{ releasedAt: '2020-01-01' }] }, '2020-01-01'],
  ['a printing, no reprint', { printings: [{ releasedAt: '2020-01-01', reprint: false }] }, '2020-01-01'],
  ['a reprint', { printings: [{ releasedAt: '2020-01-01', reprint: true }] }, undefined],
  ['a printing without a date', { printings: [{ releasedAt: null, reprint: null }] }, undefined],
  [
    'the earlier of two printings',
    { printings: [{ releasedAt: '2020-01-01' }, { releasedAt: '2019-01-01' }] },
    '2019-01-01',
  ],
  [
    'a printing and an earlier reprint',
    { printings: [{ releasedAt: '2020-01-01' }, { releasedAt: '2019-01-01', reprint: true }] },
    '2020-01-01',
  ],
  ['another source alone', { known: '1993-08-05' }, '1993-08-05'],
  [
    'a printing before another source',
    { printings: [{ releasedAt: '2020-01-01' }], known: '1993-08-05' },
    '2020-01-01',
  ],
  [
    'a reprint and another source',
    { printings: [{ releasedAt: '2020-01-01', reprint: true }], known: '1993-08-05' },
    '1993-08-05',
  ],
  ['the set alone', { set: '2021-01-01' }, '2021-01-01'],
  ['another source before the set', { known: '1993-08-05', set: '2021-01-01' }, '1993-08-05'],
  [
    'a printing before the set',
    { printings: [{ releasedAt: '2022-01-01' }], set: '2021-01-01' },
    '2022-01-01',
  ],
  ['an earlier deck', { set: '2021-01-01', firstDeck: '2020-12-01' }, '2020-12-01'],
  ['a later deck', { set: '2021-01-01', firstDeck: '2021-12-01' }, '2021-01-01'],
  ['a deck alone', { firstDeck: '2020-12-01' }, undefined],
];

describe('firstRelease', () => {
  it.each(CASES)('%s', (_, evidence, releasedAt) => expect(firstRelease(evidence)).toBe(releasedAt));

  it('takes day numbers, too', () => {
    expect(firstRelease({ known: 0, firstDeck: 3 })).toBe(0);
    expect(firstRelease({ known: 3, firstDeck: 0 })).toBe(0);
  });
});

it.each([
  [[], undefined],
  [[undefined, null], undefined],
  [['2020-01-01', undefined, '1999-01-01', '2000-01-01'], '1999-01-01'],
])('earliest of %j', (days, first) => expect(earliest(days)).toBe(first));

it.each([
  ['2024-08-02', '2024-08-02', true],
  ['2024-08-03', '2024-08-02', true],
  ['2024-08-01', '2024-08-02', false],
  ['2024-08-01', null, true],
  [undefined, '2024-08-02', false],
  [undefined, null, false],
])('isFirstPrinting: card of %s in a set of %s', (card, set, isFirst) =>
  expect(isFirstPrinting(card, set)).toBe(isFirst),
);
