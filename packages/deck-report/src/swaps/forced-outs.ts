import { validateDeck, type DeckViolation } from '@crownsmith/domain';
import { bracketWithout, type BracketFacts } from '../bracket/bracket-of-deck';
import type { ReportCard, ReportDeck } from '../report/report-card';

export const violationsOf = (deck: ReportDeck): readonly DeckViolation[] => {
  const validated = validateDeck(deck);
  return validated.ok ? [] : validated.error;
};

/** A rule that a card breaks and another card in its place would not. */
export type CardViolation = Extract<
  DeckViolation,
  { readonly code: 'banned' | 'not-legal' | 'outside-identity' | 'too-many-copies' }
>;

const CARD_VIOLATIONS: ReadonlySet<string> = new Set<CardViolation['code']>([
  'banned',
  'not-legal',
  'outside-identity',
  'too-many-copies',
]);

const isCardViolation = (violation: DeckViolation): violation is CardViolation =>
  CARD_VIOLATIONS.has(violation.code);

/**
 * The places of the main deck, by their numbers, that another card would make more legal, each with the first rule that its card breaks:
 * one that lets some copies stay comes last.
 */
export const illegalPlaces = (deck: ReportDeck): ReadonlyMap<number, CardViolation> => {
  const broken = new Map<number, CardViolation>();
  for (const violation of violationsOf(deck)) {
    const { zone, index } = violation.place;
    if (zone !== 'main' || index === undefined || !isCardViolation(violation)) continue;
    if ((broken.get(index)?.code ?? 'too-many-copies') === 'too-many-copies') broken.set(index, violation);
  }
  return broken;
};

/** The cards of the main deck that another card in their place would make more legal, each with the first rule that it breaks. */
export const illegalCards = (deck: ReportDeck): ReadonlyMap<ReportCard, CardViolation> =>
  new Map(
    [...illegalPlaces(deck)].flatMap(([index, violation]) => {
      const card = deck.main[index]?.card;
      return card === undefined ? [] : [[card, violation]];
    }),
  );

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
