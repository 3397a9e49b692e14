import { beforeAll, describe, expect, it } from 'vitest';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { longOrShort } from '../../../tooling/vitest/forms.mjs';
import { realCorpora } from '../bench/corpora';
import { createRecommender, type Recommender } from './recommender';
import type { RecommenderDeck } from './training/recommender-card';
import { findDishonestReasons } from './testing/dishonest-reasons';
import { trainModel } from './training/train-model';

const FILES = [REAL_CARDS, 'decks-commander.jsonl.gz', 'decks-duel.jsonl.gz'];
const hasRealDecks = FILES.every((file) => realData(file) !== undefined);
/** Decks for the model, and others to ask about. */
const TRAINED = longOrShort(1500, 750);
const ASKED = longOrShort(30, 12);

describe.skipIf(!hasRealDecks)('recommendations for real decks', () => {
  let recommender: Recommender;
  let asked: readonly RecommenderDeck[];
  beforeAll(async () => {
    const [corpus] = (await realCorpora({ names: ['commander'], most: TRAINED + ASKED })) ?? [];
    if (corpus === undefined) throw new Error('The files of real decks are missing.');
    const decks = corpus.decks.slice(0, TRAINED);
    asked = corpus.decks.slice(TRAINED, TRAINED + ASKED);
    const commanders = new Set(asked.flatMap((deck) => deck.commanders));
    // Of commanders that nobody plays or asks about a fourth is enough.
    const cards = corpus.cards.map((card, number) => ({
      ...card,
      canCommand: card.canCommand === true && (commanders.has(number) || number % 4 === 0),
    }));
    recommender = createRecommender(trainModel({ cards, decks }, { items: 400, commanders: 60 }));
  });

  it.each([
    ['the commanders alone', 0],
    ['ten cards', 10],
    ['most cards', 60],
  ])('have reasons that the evidence bears out, given %s', (_, shown) => {
    const wrong = asked.flatMap(({ commanders, cards }) =>
      findDishonestReasons(recommender, { commanders, cards: [...cards].slice(0, shown), limit: 120 }),
    );
    expect(wrong).toEqual([]);
  });

  it('have several kinds of reasons, few of them the colours alone', () => {
    const reasons = asked.flatMap(({ commanders, cards }) =>
      recommender
        .recommend({ commanders, cards: [...cards].slice(0, 40), limit: 60 })
        .map(({ reason }) => reason),
    );
    expect(new Set(reasons).size).toBeGreaterThan(2);
    expect(reasons.filter((reason) => reason === 'identity').length).toBeLessThan(reasons.length / 20);
    const cuts = asked.flatMap(({ commanders, cards }) =>
      recommender.weakest({ commanders, cards: [...cards], limit: 10 }).map(({ reason }) => reason),
    );
    expect(new Set(cuts).size).toBeGreaterThan(1);
    expect(cuts.filter((reason) => reason === 'unsupported').length).toBeLessThan(cuts.length / 2);
  });
});
