import type { Rec, RecComparison, RecEvidence, RecLack, RecReason } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { comparisonText, cutsShown, groupRecs, jobText, recReason } from './rec-reasons';

const evidence: RecEvidence = {
  basis: 'similar-decks',
  similar_share: 0.71,
  similar_count: 142,
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
    ['similar-decks', 'In 142 of 200 similar decks'],
    ['cards-together', 'Played with Sol Ring, Basalt Monolith and Opt, and in 142 of 200 similar decks'],
    ['commander', 'In 120 of 414 decks with your commander, +34% synergy'],
    ['theme', 'Shares Vampire and Lifelink with your commander'],
    ['popularity', 'In 900 of 3,000 decks that could play it'],
    ['identity', 'Fits the colours; no one figure speaks for it'],
    ['few-similar-decks', 'In 142 of 200 similar decks, less often than in others that could play it'],
    ['few-with-commander', 'Only in 120 of 414 decks with your commander'],
    ['unsupported', 'Fits your other cards less than they fit each other'],
  ])('says %s in a few words', (kind, text) => expect(recReason(rec(kind), 1)).toBe(text));

  it('says how many cards of a purpose are too many', () =>
    expect(
      recReason(
        rec('surplus', {
          surplus_job: { job: 'draw', have: 12, usual: 9, decks: 250, among: 'similar-decks' },
        }),
        1,
      ),
    ).toBe('Card Draw: you have 12, the median of 250 similar decks is 9'));

  it.each<[string, Pick<Rec, 'reason' | 'evidence'>, string]>([
    [
      'no similar deck with the card',
      rec('cards-together', { similar_count: 0 }),
      'Played with Sol Ring, Basalt Monolith and Opt',
    ],
    [
      'one similar deck, but decks with the commanders',
      rec('cards-together', { similar_count: 1, similar_decks: 1 }),
      'Played with Sol Ring, Basalt Monolith and Opt, and in 120 of 414 decks with your commanders',
    ],
    [
      'fewer than five decks',
      rec('cards-together', { similar_count: 1, similar_decks: 1, num_decks: 4, potential_decks: 4 }),
      'Played with Sol Ring, Basalt Monolith and Opt',
    ],
    ['a negative synergy', rec('commander', { synergy: -0.2 }), 'In 120 of 414 decks with your commanders'],
    [
      'a positive synergy of a cut',
      rec('few-with-commander'),
      'Only in 120 of 414 decks with your commanders',
    ],
    [
      'many of similar decks of which few play a cut',
      rec('few-similar-decks', { similar_count: 8, similar_share: 0.04 }),
      'Only in 8 of 200 similar decks',
    ],
    ['a synergy of zero', rec('commander', { synergy: 0.001 }), 'In 120 of 414 decks with your commanders'],
  ])('does not mention %s', (_, given, text) => expect(recReason(given, 2)).toBe(text));

  it.each<[number, number, string]>([
    [1, 1, 'In 1 of 1 similar deck'],
    [5, 3, 'In 3 of 5 similar decks'],
    [250, 0, 'In 0 of 250 similar decks'],
  ])('counts %i similar decks', (similar_decks, similar_count, text) =>
    expect(recReason(rec('similar-decks', { similar_decks, similar_count }), 1)).toBe(text),
  );

  it('counts nothing that an older server did not count', () =>
    expect(recReason(rec('similar-decks', { similar_count: undefined }), 1)).toBe(
      'In most of 200 similar decks',
    ));

  it('counts few decks of a commander', () =>
    expect(recReason(rec('commander', { num_decks: 3, potential_decks: 3, synergy: null }), 1)).toBe(
      'In 3 of 3 decks with your commander',
    ));

  it('has few decks to compare with where few could play the card', () =>
    expect(recReason(rec('identity', { similar_decks: 4, potential_decks: 0 }), 1)).toBe(
      'Fits the colours; few decks to compare',
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
    expect(groupRecs(recs, (one) => one, 1).map(({ title, recs: own }) => [title, own.length])).toEqual([
      ['Ramp: you have 3, decks like yours play 10', 1],
      ['Card Draw: you have 6, decks like yours play 10', 2],
      [undefined, 1],
    ]);
  });

  it.each<[RecLack, string]>([
    [
      { job: 'tutor', have: 0, usual: 3.5, decks: 968, among: 'commander' },
      'Tutors: you have 0, the median of 968 decks with your commander is 3.5',
    ],
    [
      { job: 'ramp', have: 3, usual: 10, decks: 1, among: 'similar-decks' },
      'Ramp: you have 3, the median of 1 similar deck is 10',
    ],
  ])('says which decks a median is of: %o', (lack, text) => expect(jobText(lack, 1)).toBe(text));
});

describe('comparisonText', () => {
  const compared: RecComparison = {
    decks: 250,
    of_commanders: false,
    commander_only: true,
    brackets: null,
    price: null,
    tournament: 0,
    card_price: null,
  };
  it.each<[Partial<RecComparison>, string]>([
    [
      { brackets: { from: 1, to: 3 }, price: { from: 50.4, to: 1450 } },
      'Similar decks are the 250 most like yours among decks of Commander, of brackets 1 to 3, that cost $50 to $1,450.',
    ],
    [
      { of_commanders: true, brackets: { from: 5, to: 5 }, price: { from: 1, to: 1 } },
      'Similar decks are the 250 most like yours among decks of Commander with your commanders, of bracket 5, that cost $1.',
    ],
    [{}, 'Similar decks are the 250 most like yours among decks of Commander, of any bracket and price.'],
    [
      { card_price: 61.5 },
      'Similar decks are the 250 most like yours among decks of Commander, of any bracket and price. Cards over $61.50 are left out: yours cost less.',
    ],
    [
      { tournament: 200, commander_only: false },
      'Similar tournament decks are the 250 most like yours among decks of all formats, of any bracket and price. Of tournaments: 200 of them.',
    ],
    [
      { since: '2026-02-09', brackets: { from: 4, to: 4 } },
      'Similar decks are the 250 most like yours among decks of Commander, of bracket 4, since 2026-02-09, of any price.',
    ],
    [
      { basis: 'text', decks: 0, near_decks: 12, brackets: { from: 1, to: 3 }, price: { from: 84, to: 753 } },
      'There are only 12 decks of Commander, of brackets 1 to 3, that cost $84 to $753, too few to compare with: cards are ordered by what the texts of your commanders say and what all decks play together.',
    ],
    [
      { basis: 'text', decks: 0, near_decks: 0, brackets: { from: 5, to: 5 } },
      'There are no decks of Commander, of bracket 5: cards are ordered by what the texts of your commanders say and what all decks play together.',
    ],
    [
      { basis: 'text', decks: 0, near_decks: 0, of_commanders: true, commander_only: false },
      'There are no decks of all formats with your commanders: cards are ordered by what the texts of your commanders say.',
    ],
    [
      { basis: 'commander', decks: 171, of_commanders: true, commander_only: false, tournament: 171 },
      'Cards are ordered by the 171 decks of all formats with your commanders. Of tournaments: 171 of them.',
    ],
    [
      { basis: 'commander', decks: 1, of_commanders: true, since: '2026-02-09' },
      'Cards are ordered by the 1 deck of Commander with your commanders, since 2026-02-09 and, as these are few, by what the texts of your commanders say.',
    ],
  ])('says which decks are similar: %o', (patch, text) =>
    expect(comparisonText({ ...compared, ...patch }, 2)).toBe(text),
  );

  it.each([
    [1, 'with your commander and, as these are few, by what the text of your commander says.'],
    [2, 'with your commanders and, as these are few, by what the texts of your commanders say.'],
  ])('names %i of them', (commanders, end) => {
    const few = { ...compared, basis: 'commander', decks: 3, of_commanders: true } as const;
    expect(comparisonText(few, commanders)).toBe(`Cards are ordered by the 3 decks of Commander ${end}`);
    const lack = { job: 'ramp', have: 2, usual: 9, decks: 40, among: 'commander' } as const;
    const nouns = commanders === 1 ? 'your commander' : 'your commanders';
    expect(jobText(lack, commanders)).toBe(`Ramp: you have 2, the median of 40 decks with ${nouns} is 9`);
  });
});
