import { indexDeckAttributes } from '../src/deck-counts/deck-attributes-file';
import { makeDeckAttributes } from '../src/deck-counts/deck-attributes';
import { createKnownDecks } from '../src/deck-counts/known-decks';
import { createRecommender } from '../src/recommender';
import { trainModel } from '../src/training/train-model';
import { readFirstDays, type Corpus } from './corpora';
import { playedCards, splitDecks } from './split';

/** A card is new in a deck of at most so many days after its first printing. */
const NEW_DAYS = 120;
/** Cuts that a player sees first. */
const FIRST_CUTS = 10;

/** How many cards of some decks are among the first cuts. */
export interface CutRate {
  readonly cut: number;
  readonly of: number;
}

/** The same of new cards and of others, by what the recommender knows of the decks. */
export interface NewCardRates {
  readonly knows: 'nothing' | 'dates';
  readonly decks: number;
  readonly fresh: CutRate;
  readonly other: CutRate;
}

/** The share of cards that are cut. */
export const rateOf = ({ cut, of }: CutRate): number => (of > 0 ? cut / of : 0);

/**
 * How many new cards of kept-back decks are among the first ten cuts, and how many others: without the dates of decks, and with them.
 * Each deck is cut as it was played, with all decks that the model learnt from, newer ones among them, as a site has them.
 */
export const measureNewCards = (corpus: Corpus, count: number): readonly NewCardRates[] => {
  const { train, heldOut } = splitDecks(corpus, 'test', count);
  const { cards } = corpus;
  const firstDays = readFirstDays(corpus);
  const model = trainModel({ cards, decks: train });
  const attributes = makeDeckAttributes({
    cards,
    decks: train,
    cardFirstDays: firstDays,
    cardGroups: new Uint8Array(cards.length),
    factsOf: (deck) => ({
      day: train[deck]?.day ?? -1,
      cents: -1,
      bracket: 0,
      basics: 0,
      format: 0,
      kind: 0,
    }),
    bans: [],
  });
  const known = createKnownDecks(model, indexDeckAttributes(model, attributes));
  return (['nothing', 'dates'] as const).map((knows) => {
    const recommender = createRecommender(model, knows === 'dates' ? { known } : {});
    const [fresh, other] = [
      { cut: 0, of: 0 },
      { cut: 0, of: 0 },
    ];
    for (const deck of heldOut) {
      if (deck.day < 0) continue;
      const own = playedCards(corpus, deck);
      const cuts = new Set(
        recommender
          .weakest({ commanders: deck.commanders, cards: own, limit: FIRST_CUTS })
          .map(({ card }) => card),
      );
      for (const card of own) {
        const first = firstDays[card];
        const age = first < 0 ? Infinity : deck.day - first;
        const rate = age >= 0 && age <= NEW_DAYS ? fresh : other;
        rate.of++;
        if (cuts.has(card)) rate.cut++;
      }
    }
    return { knows, decks: heldOut.length, fresh, other };
  });
};
