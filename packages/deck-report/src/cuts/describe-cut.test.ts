import { describe, expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import type { CutReason } from './cut';
import { describeCut } from './describe-cut';

const card = aDeckCard('Three', { manaValue: 3 });
const like = aDeckCard('Two', { manaValue: 2 });

describe('why a card should go', () => {
  it.each<[CutReason, string]>([
    [{ code: 'few-with-commander', decks: 1, of: 77 }, 'Only 1 of 77 decks with your commander plays it.'],
    [
      { code: 'few-similar-decks', decks: 1, of: 250, allDecks: 4, allOf: 9 },
      'Only 1 of 250 similar decks plays it.',
    ],
    [
      { code: 'few-similar-decks', decks: 2, of: 4, allDecks: 1, allOf: 1 },
      '2 of 4 similar decks play it; 1 of 1 decks that could does.',
    ],
    [
      { code: 'dearer', job: 'ramp', like, decks: 0, of: 8, likeDecks: 1, likeOf: 8 },
      'Does the job of Two (ramp) for 1 more mana: 0 of 8 similar decks play it, 1 plays Two.',
    ],
    [
      { code: 'unsupported', decks: 20, of: 250, among: 'similar-decks' },
      'Only 20 of 250 similar decks play it, and it fits your other cards less than they fit each other.',
    ],
    [
      { code: 'unsupported', decks: 0, of: 250, among: 'similar-decks' },
      '0 of 250 similar decks play it, and it fits your other cards less than they fit each other.',
    ],
    [
      { code: 'unsupported', decks: 80, of: 250, among: 'similar-decks' },
      'Fits your other cards less than they fit each other; 80 of 250 similar decks play it.',
    ],
    [
      { code: 'unsupported', decks: 250, of: 250, among: 'similar-decks' },
      'Fits your other cards less than they fit each other, but 250 of 250 similar decks play it.',
    ],
    [
      { code: 'unsupported', decks: 1, of: 9, among: 'all' },
      'Fits your other cards less than they fit each other; of all decks that could play it, 1 of 9 does.',
    ],
    [
      { code: 'unsupported', decks: 0, of: 0, among: 'all' },
      'Fits your other cards less than they fit each other.',
    ],
  ])('agrees with its figures: %j', (reason, sentence) =>
    expect(describeCut({ card, reason })).toBe(sentence),
  );

  it('counts board wipes by their plural', () =>
    expect(
      describeCut({
        card,
        reason: { code: 'surplus', job: 'sweeper', have: 12, usual: 3, of: 250, among: 'similar-decks' },
      }),
    ).toBe('You have 12 cards for board wipes; the median of 250 similar decks is 3.'));

  it('names the decks that a surplus is counted among', () =>
    expect(
      describeCut({
        card,
        reason: { code: 'surplus', job: 'ramp', have: 20, usual: 11, of: 40, among: 'commander' },
      }),
    ).toBe('You have 20 cards for ramp; the median of 40 decks with your commander is 11.'));

  it('names both commanders of a pair', () =>
    expect(
      describeCut({
        card,
        reason: { code: 'few-with-commander', decks: 0, of: 9 },
        commander: 'your commanders',
      }),
    ).toBe('No deck with your commanders plays it: 0 of 9.'));
});
