import type { ComboFacts } from '../combos/combo';
import type { ComboIndex } from '../combos/combo-index';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { estimateDeckBracket, type BracketEstimate } from './estimate-deck-bracket';

interface DeckCards {
  readonly commanders: readonly ReportCard[];
  readonly main: readonly { readonly card: ReportCard; readonly count: number }[];
}

const cardsOf = (deck: ReportDeck, added: readonly ReportCard[] = []): DeckCards => ({
  commanders: deck.commanders.flatMap(({ card }) => card ?? []),
  main: [
    ...deck.main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    ...added.map((card) => ({ card, count: 1 })),
  ],
});

const completeCombos = (
  { commanders, main }: DeckCards,
  combos: ComboIndex | undefined,
): readonly ComboFacts[] => {
  const cards = main.map(({ card, count }) => ({ name: card.name, count }));
  return (combos?.match({ cards, commanders }, 0) ?? [])
    .filter(({ missing, notCommanders }) => missing.length === 0 && notCommanders.length === 0)
    .map(({ combo }) => combo);
};

const distinct = ({ commanders, main }: DeckCards): ReadonlySet<ReportCard> =>
  new Set([...commanders, ...main.map(({ card }) => card)]);

/** The estimated bracket of a deck with further cards, from what combos are known. */
export const bracketOfDeck = (
  deck: ReportDeck,
  combos: ComboIndex | undefined,
  added: readonly ReportCard[] = [],
): BracketEstimate => {
  const cards = cardsOf(deck, added);
  return estimateDeckBracket(distinct(cards), completeCombos(cards, combos));
};

/** Makes a function from cards that a deck loses to its estimated bracket without them. */
export const bracketWithout = (
  deck: ReportDeck,
  combos: ComboIndex | undefined,
): ((lost: ReadonlySet<ReportCard>) => BracketEstimate) => {
  const cards = cardsOf(deck);
  const complete = completeCombos(cards, combos);
  const all = [...distinct(cards)];
  // A combo counts only with all its cards, so that those of the whole deck do for less of it.
  return (lost) =>
    estimateDeckBracket(
      all.filter((card) => !lost.has(card)),
      complete,
    );
};
