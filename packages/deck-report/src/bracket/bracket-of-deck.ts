import { BRACKET_LIMITS, type Bracket, type BracketLimit, type CopiesOf } from '@crownsmith/domain';
import type { ComboFacts } from '../combos/combo';
import type { ComboIndex } from '../combos/combo-index';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { comboKey, comboKeysOf } from '../combos/combo';
import { completeCombos } from '../combos/complete-combos';
import { bracketTraits } from './bracket-estimator';
import {
  bracketOfCard,
  estimateDeckBracket,
  estimateOf,
  type BracketEstimate,
} from './estimate-deck-bracket';
import { decisivePairs, pairsAmong, type DecisivePair } from './two-card-combos';

/** What the bracket of a deck depends on besides its cards. */
export interface BracketFacts {
  readonly combos?: ComboIndex | undefined;
  /** What brackets allow, by default as it is known here. */
  readonly bracketLimits?: readonly BracketLimit[] | undefined;
}

interface DeckCards {
  readonly commanders: readonly { readonly card: ReportCard }[];
  readonly main: readonly CopiesOf<ReportCard>[];
}

const cardsOf = (deck: ReportDeck, added: readonly ReportCard[] = []): DeckCards => ({
  commanders: deck.commanders.flatMap(({ card }) => (card === undefined ? [] : [{ card }])),
  main: [
    ...deck.main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    ...added.map((card) => ({ card, count: 1 })),
  ],
});

const distinct = ({ commanders, main }: DeckCards): ReadonlySet<ReportCard> =>
  new Set([...commanders, ...main].map(({ card }) => card));

/** Whether a deck has as many copies as a combo needs of its cards. */
const hasCopies = ({ commanders, main }: DeckCards, { copies }: ComboFacts): boolean =>
  Object.entries(copies ?? {}).every(([name, needed]) => {
    const key = comboKey(name);
    const count = (card: ReportCard, copiesOf: number): number =>
      comboKeysOf(card).includes(key) ? copiesOf : 0;
    return (
      commanders.reduce((sum, { card }) => sum + count(card, 1), 0) +
        main.reduce((sum, { card, count: copiesOf }) => sum + count(card, copiesOf), 0) >=
      needed
    );
  });

/** The decisive pairs among the cards of a deck and others. */
const pairsOf = (
  deck: ReportDeck,
  { combos }: BracketFacts,
  others: readonly ReportCard[],
): readonly DecisivePair[] => decisivePairs(completeCombos(cardsOf(deck, others), combos));

type EstimateDeck = (changed: ReportDeck, added?: readonly ReportCard[]) => BracketEstimate;

const estimateWith =
  (pairs: readonly DecisivePair[], bracketLimits: readonly BracketLimit[]): EstimateDeck =>
  (changed, added = []) => {
    const cards = cardsOf(changed, added);
    const list = [...distinct(cards)];
    const held = pairs.filter(({ combo }) => combo.copies === undefined || hasCopies(cards, combo));
    return estimateOf(list, pairsAmong(list, held), bracketLimits);
  };

/**
 * Makes a function that estimates the brackets of decks with these commanders and cards of a deck and of others, each of which
 * comes in at most once. Combos are searched once for all of them.
 * @param others cards that may come in
 */
export const bracketOfDecks = (
  deck: ReportDeck,
  facts: BracketFacts,
  others: readonly ReportCard[],
): EstimateDeck => estimateWith(pairsOf(deck, facts, others), facts.bracketLimits ?? BRACKET_LIMITS);

/** The estimated bracket of a deck with a further card. */
export interface BracketWithCard {
  readonly estimate: Bracket;
  /** The highest bracket that a reason which names the card says; a deck above a bracket gets no further card of such a reason. */
  readonly ofCard: Bracket;
}

/**
 * Makes a function from one of some cards to the estimated bracket of a deck with it. Cards that are alike to brackets and in no combo
 * are estimated once.
 */
export const bracketsWithCards = (
  deck: ReportDeck,
  facts: BracketFacts,
  others: readonly ReportCard[],
): ((card: ReportCard) => BracketWithCard) => {
  const pairs = pairsOf(deck, facts, others);
  const inPairs = new Set<string>(pairs.flatMap(({ keys }) => keys));
  const estimate = estimateWith(pairs, facts.bracketLimits ?? BRACKET_LIMITS);
  const known = new Map<string, BracketWithCard>();
  return (card) => {
    const isInPair = comboKeysOf(card).some((key) => inPairs.has(key));
    const traits = isInPair ? '' : bracketTraits(card);
    const bracket = isInPair ? undefined : known.get(traits);
    if (bracket !== undefined) return bracket;
    const estimated = estimate(deck, [card]);
    const own = { estimate: estimated.estimate, ofCard: bracketOfCard(estimated, card.name) };
    if (!isInPair) known.set(traits, own);
    return own;
  };
};

/** Makes a function from cards that a deck loses to its estimated bracket without them. */
export const bracketWithout = (
  deck: ReportDeck,
  { combos, bracketLimits }: BracketFacts,
): ((lost: ReadonlySet<ReportCard>) => BracketEstimate) => {
  const cards = cardsOf(deck);
  const complete = completeCombos(cards, combos);
  const all = [...distinct(cards)];
  // A combo counts only with all its cards, so that those of the whole deck do for less of it.
  return (lost) =>
    estimateDeckBracket(
      all.filter((card) => !lost.has(card)),
      complete,
      bracketLimits,
    );
};
