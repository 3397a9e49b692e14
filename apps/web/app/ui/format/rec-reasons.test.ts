import type { RecEvidence } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { cutReasons, cutsShown, recReasons } from './rec-reasons';

const evidence: RecEvidence = {
  basis: 'similar-decks',
  similar_share: 0.712,
  similar_decks: 200,
  num_decks: 120,
  potential_decks: 414,
  synergy: 0.34,
  lift: 2.1,
  because: ['Sol Ring', 'Basalt Monolith', 'Opt'],
};

describe('recReasons', () => {
  it('gives share, synergy and related cards', () => {
    expect(recReasons(evidence)).toEqual([
      'in 71% of 200 similar decks',
      '+34% synergy',
      'goes with Sol Ring, Basalt Monolith and Opt',
    ]);
  });

  it.each([
    ['decks of the commander where none are similar', { similar_decks: 0 }, 'in 29% of 414 decks'],
    ['one deck in the singular', { similar_decks: 1, similar_share: 1 }, 'in 100% of 1 similar deck'],
    ['thousands', { similar_decks: 0, num_decks: 500, potential_decks: 1000 }, 'in 50% of 1,000 decks'],
  ])('names %s', (_, patch, first) => {
    expect(recReasons({ ...evidence, ...patch })[0]).toBe(first);
  });

  it('leaves out a synergy of zero', () => {
    expect(recReasons({ ...evidence, synergy: 0.001, because: [] })).toEqual(['in 71% of 200 similar decks']);
  });

  it('states when only colours and types match', () => {
    const bare: RecEvidence = {
      basis: 'identity',
      similar_decks: 0,
      num_decks: 0,
      potential_decks: 0,
      synergy: null,
      lift: null,
      because: [],
    };
    expect(recReasons(bare)).toEqual(['fits the colours and types; few decks to compare']);
    expect(cutReasons(bare)).toEqual(['not seen in similar decks']);
  });
});

describe('cutReasons', () => {
  it('gives share and synergy', () => {
    expect(cutReasons({ ...evidence, similar_share: 0.03, synergy: -0.05 })).toEqual([
      'in 3% of 200 similar decks',
      '−5% synergy',
    ]);
  });
});

describe('cutsShown', () => {
  it.each([
    [0, 0],
    [4, 0],
    [22, 4],
    [99, 10],
  ])('of %i cards is %i', (listed, shown) => expect(cutsShown(listed)).toBe(shown));
});
