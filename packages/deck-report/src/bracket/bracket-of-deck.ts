import type { ComboIndex } from '../combos/combo-index';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { estimateDeckBracket, type BracketEstimate } from './estimate-deck-bracket';

/** The estimated bracket of a deck with further cards, from what combos are known. */
export const bracketOfDeck = (
  deck: ReportDeck,
  combos: ComboIndex | undefined,
  added: readonly ReportCard[] = [],
): BracketEstimate => {
  const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
  const main = [
    ...deck.main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    ...added.map((card) => ({ card, count: 1 })),
  ];
  const complete =
    combos?.match({ cards: main.map(({ card, count }) => ({ name: card.name, count })), commanders }, 0) ??
    [];
  return estimateDeckBracket(
    new Set([...commanders, ...main.map(({ card }) => card)]),
    complete
      .filter(({ missing, notCommanders }) => missing.length === 0 && notCommanders.length === 0)
      .map(({ combo }) => combo),
  );
};
