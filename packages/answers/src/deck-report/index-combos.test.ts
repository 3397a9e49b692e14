import { toWireCard } from '@crownsmith/api-client';
import { twoCardCombosOf } from '@crownsmith/deck-report';
import { fixtureCards } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import { indexCombos } from './index-combos';
import { toReportCard } from './report-card';

it('keeps the tags by which slow combos count for no bracket', () => {
  const cards = fixtureCards()
    .slice(0, 2)
    .map((card) => toReportCard(toWireCard(card)));
  const countOf = (tag: string): number => {
    const { index } = indexCombos({
      combos: [
        {
          id: '1-2',
          cards: cards.map(({ slug }) => slug),
          identity: 0,
          results: ['Infinite mana'],
          num_decks: 3,
          potential_decks: 9,
          bracket_tag: tag,
        },
      ],
    });
    return twoCardCombosOf(
      cards,
      index.find({ cards }).complete.map(({ combo }) => combo),
    ).length;
  };
  expect(['E', 'C', 'O', 'P', 'S', 'R'].map(countOf)).toEqual([0, 0, 0, 1, 1, 1]);
});
