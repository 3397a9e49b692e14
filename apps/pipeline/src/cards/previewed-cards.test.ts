import { starterCard, starterCards } from '@crownsmith/catalog/starter';
import type { Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { withPreviews } from './previewed-cards';

const [some] = starterCards();
if (some === undefined) throw new Error('no starter');
const card = (fields: Partial<Card>): Card => ({
  ...some,
  ...{ text: 'Words.', sets: ['eld'], releasedAt: '2019-10-04', legality: 'not_legal' },
  ...fields,
});
const legalities = (...cards: readonly Card[]) => withPreviews(cards).map(({ legality }) => legality);

describe('withPreviews', () => {
  it('knows no longer of cards that an old file calls not legal because their set was to come', () => {
    expect(starterCard('Arcane Signet')?.sets).toContain('eld');
    expect(legalities(card({}), card({ legality: 'banned' }), card({ legality: 'legal' }))).toEqual([
      'unknown',
      'banned',
      'legal',
    ]);
  });
  it('leaves cards of older sets, and of sets that nobody has seen yet', () => {
    const joke = card({ sets: ['ust'], releasedAt: '2017-12-08' });
    const next = card({ sets: ['zzz'], releasedAt: '2019-10-04' });
    expect(legalities(card({ releasedAt: '2019-08-01' }), joke, next)).toEqual([
      ...['not_legal', 'not_legal', 'not_legal'],
    ]);
  });
  it('tells the age of a file by its own records alone', () => {
    const partial: Card = { ...card({ releasedAt: '2024-08-02', legality: 'legal' }) };
    const { text: _text, ...wordless } = partial;
    const byName = { ...partial, sets: [] };
    expect(legalities(card({}), wordless, byName)).toEqual(['unknown', 'legal', 'legal']);
  });
});
