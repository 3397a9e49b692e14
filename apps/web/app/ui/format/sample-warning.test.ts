import { FEW_DECKS } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { estimateSource, sampleWarning } from './sample-warning';

it('warns below twenty decks and for estimates, and not above', () => {
  expect(sampleWarning({ numDecks: 7, estimated: false })).toBe(
    'Only 7 decks so far: the figures are rough.',
  );
  expect(sampleWarning({ numDecks: 1, estimated: false })).toContain('Only 1 deck so far');
  expect(sampleWarning({ numDecks: FEW_DECKS, estimated: false })).toBeUndefined();
  expect(sampleWarning({ numDecks: 0, estimated: true })).toMatch(
    /^No deck with this commander so far\. .*estimate/,
  );
  expect(sampleWarning({ numDecks: 3, estimated: true })).toMatch(
    /^Only 3 decks with this commander so far\. .*estimate/,
  );
});

it('says what estimates are made from, where that is known', () => {
  expect(estimateSource(1047)).toBe('from what its text says and the decks of 1,047 commanders and pairs');
  expect(estimateSource(1)).toBe('from what its text says and the decks of one commander');
  expect(sampleWarning({ numDecks: 0, estimated: true, learntFrom: 12 })).toContain(estimateSource(12));
  expect(sampleWarning({ numDecks: 0, estimated: true })).toBe(
    'No deck with this commander so far. The lists are estimates from what other commanders’ decks play. Their percentages are of all decks that could play a card.',
  );
});
