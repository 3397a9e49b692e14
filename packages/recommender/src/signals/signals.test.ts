import { expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { createListSignals } from './list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from './neighbours';
import { createPrior } from './prior';

it('a card that a commander is always played with counts less for what it is played with than an unusual one', () => {
  const lookups = lookupsOf(trainModel(tribalDecks(), { ridge: 20 }));
  const signalsOf = createListSignals(
    lookups,
    createPrior(lookups),
    createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS),
  );
  const countOf = (name: string): number => {
    const shown = cardIndex(name);
    const { itemScores, surpriseScores, commander } = signalsOf({
      commanders: [cardIndex('elf-chief')],
      cards: [shown],
    }).signals();
    const alone = signalsOf({ commanders: [cardIndex('elf-chief')], cards: [] }).signals();
    const target = lookups.model.itemTargets[lookups.model.itemStarts[shown]];
    const added = (scores: Float32Array, before: Float32Array): number => scores[target] - before[target];
    const share = added(surpriseScores, alone.surpriseScores) / added(itemScores, alone.itemScores);
    expect(share).toBeCloseTo(1 - commander.rates[shown], 3);
    return share;
  };
  expect(countOf('elf-1')).toBeLessThan(countOf('beast-1'));
});
