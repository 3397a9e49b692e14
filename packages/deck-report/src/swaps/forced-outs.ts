import { validateDeck, type DeckViolation } from '@crownsmith/domain';
import { bracketWithout, type BracketFacts } from '../bracket/bracket-of-deck';
import type { ReportCard, ReportDeck } from '../report/report-card';

/** The violations of a deck. */
export const violationsOf = (deck: ReportDeck): readonly DeckViolation[] => {
  const validated = validateDeck(deck);
  return validated.ok ? [] : validated.error;
};

const CARD_VIOLATIONS = ['banned', 'not-legal', 'outside-identity', 'too-many-copies'] as const;
/** A rule that a card breaks and another card in its place would not. */
export type CardViolation = (typeof CARD_VIOLATIONS)[number];

const isCardViolation = (code: DeckViolation['code']): code is CardViolation =>
  CARD_VIOLATIONS.some((known) => known === code);

/** The cards of the main deck that another card in their place would make more legal, each with the first rule that it breaks. */
export const illegalCards = (deck: ReportDeck): ReadonlyMap<ReportCard, CardViolation> => {
  const broken = new Map<ReportCard, CardViolation>();
  for (const { code, place } of violationsOf(deck)) {
    const card =
      place.zone === 'main' && place.index !== undefined ? deck.main[place.index]?.card : undefined;
    if (card !== undefined && isCardViolation(code) && !broken.has(card)) broken.set(card, code);
  }
  return broken;
};

/**
 * Cards without which a deck is of at most a bracket, as far as cards that may go reach: of those that a reason names, the
 * one that comes first in `order` each time.
 * @param order the cards that may go, best to cut first
 */
export const cardsAboveBracket = (
  deck: ReportDeck,
  facts: BracketFacts,
  bracket: number,
  order: readonly ReportCard[],
): readonly ReportCard[] => {
  const estimate = bracketWithout(deck, facts);
  const outs = new Set<ReportCard>();
  for (;;) {
    const now = estimate(outs);
    if (now.estimate <= bracket) return [...outs];
    const names = new Set(
      now.reasons.filter(({ atLeast }) => atLeast > bracket).flatMap((reason) => reason.names),
    );
    const next = order.find((card) => names.has(card.name) && !outs.has(card));
    if (next === undefined) return [...outs];
    outs.add(next);
  }
};
