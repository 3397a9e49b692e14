import type { Rec, RecEvidence, RecReason } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { cutsShown, groupRecs, lackText, recReason } from './rec-reasons';

const evidence: RecEvidence = {
  basis: 'similar-decks',
  similar_share: 0.712,
  similar_decks: 200,
  num_decks: 120,
  potential_decks: 414,
  overall_decks: 900,
  overall_potential_decks: 3000,
  synergy: 0.34,
  lift: 2.1,
  because: ['Sol Ring', 'Basalt Monolith', 'Opt'],
};

const rec = (
  kind: RecReason['kind'],
  patch: Partial<RecEvidence> = {},
): Pick<Rec, 'reason' | 'evidence'> => ({
  reason: { kind, ...(kind === 'theme' && { shared: ['Vampire', 'Lifelink'] }) },
  evidence: { ...evidence, ...patch },
});

describe('recReason', () => {
  it.each<[RecReason['kind'], string]>([
    ['similar-decks', 'In 71% of 200 similar decks'],
    ['cards-together', 'Played with Sol Ring, Basalt Monolith and Opt'],
    ['commander', 'In 29% of 414 decks with your commander, +34% synergy'],
    ['theme', 'Shares Vampire and Lifelink with your commander'],
    ['popularity', 'In 30% of 3,000 decks that could play it'],
    ['identity', 'Fits the colours; few decks to compare'],
    ['few-similar-decks', 'Only in 71% of 200 similar decks'],
    ['few-with-commander', 'Only in 29% of 414 decks with your commander'],
    ['unsupported', 'Played less with your list than its other cards'],
  ])('says %s in a few words', (kind, text) => expect(recReason(rec(kind), 1)).toBe(text));

  it.each<[number, string]>([
    [2.6, '3 more cards for card draw than similar decks'],
    [1, '1 more card for card draw than similar decks'],
  ])('says how many cards of a purpose are too many: %d', (surplus, text) =>
    expect(recReason(rec('surplus', { surplus, surplus_tag: 'draw' }), 1)).toBe(text),
  );

  it.each<[string, Pick<Rec, 'reason' | 'evidence'>, string]>([
    ['a negative synergy', rec('commander', { synergy: -0.2 }), 'In 29% of 414 decks with your commanders'],
    [
      'a positive synergy of a cut',
      rec('few-with-commander'),
      'Only in 29% of 414 decks with your commanders',
    ],
    ['a synergy of zero', rec('commander', { synergy: 0.001 }), 'In 29% of 414 decks with your commanders'],
  ])('does not mention %s', (_, given, text) => expect(recReason(given, 2)).toBe(text));

  it.each<[number, number, string]>([
    [1, 1, 'In the one similar deck'],
    [5, 1, 'In all of 5 similar decks'],
    [5, 0.7, 'In most of 5 similar decks'],
    [5, 0.2, 'In some of 5 similar decks'],
  ])('puts the share of %i similar decks in words', (similar_decks, similar_share, text) =>
    expect(recReason(rec('similar-decks', { similar_decks, similar_share }), 1)).toBe(text),
  );

  it('counts few decks of a commander', () =>
    expect(recReason(rec('commander', { num_decks: 3, potential_decks: 3, synergy: null }), 1)).toBe(
      'In 3 of 3 decks with your commander',
    ));

  it('is undefined without a reason of the server', () => expect(recReason({ evidence }, 1)).toBeUndefined());
});

describe('cutsShown', () => {
  it.each([
    [0, 0],
    [4, 0],
    [22, 4],
    [99, 10],
  ])('of %i cards is %i', (listed, shown) => expect(cutsShown(listed)).toBe(shown));
});

describe('groupRecs', () => {
  const lack = (job: 'ramp' | 'draw', have: number) => ({ lacks: { job, have, usual: 10 } });
  it('puts jobs first, the greatest lack first of all, and leaves lands out', () => {
    const recs: readonly Pick<Rec, 'lacks' | 'land'>[] = [
      { land: true },
      {},
      lack('draw', 6),
      lack('ramp', 3),
      lack('draw', 6),
    ];
    expect(groupRecs(recs, (one) => one).map(({ title, recs: own }) => [title, own.length])).toEqual([
      ['Ramp: you have 3, decks like yours play 10', 1],
      ['Card Draw: you have 6, decks like yours play 10', 2],
      [undefined, 1],
    ]);
  });

  it('rounds what decks play', () =>
    expect(lackText({ job: 'tutor', have: 0, usual: 3.6 })).toBe(
      'Tutors: you have 0, decks like yours play 4',
    ));
});
