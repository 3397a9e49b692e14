import type { ModelLookups } from '../model/model-lookups';
import type { Query } from '../signals/query';

/** How many cards of usual terms the list is thought to have besides its own. */
const USUAL_CARDS = 20;
/** A commander counts as so many cards of the list. */
const COMMANDER_CARDS = 5;

/** How much more often the other cards of a list have a card's terms than cards usually do. */
export interface SharedTerms {
  /** Sum over the card's terms of the logarithm of that ratio, less for a card of many terms. */
  readonly sum: number;
  /** The greatest logarithm. */
  readonly greatest: number;
}

/** What each card of a list has in common with its other cards and its commanders, in the order of the query. */
export const sharedTerms = (
  { model, cards, termCards }: ModelLookups,
  { commanders, cards: list }: Query,
): readonly SharedTerms[] => {
  const counts = new Map<number, number>();
  const termsOf = (card: number): Uint16Array =>
    model.terms.subarray(model.termStarts[card], model.termStarts[card + 1]);
  const count = (card: number, weight: number): void => {
    for (const term of termsOf(card)) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  for (const card of list) count(card, 1);
  for (const commander of commanders) count(commander, COMMANDER_CARDS);
  const others = list.length - 1 + COMMANDER_CARDS * commanders.length;
  return list.map((card) => {
    const own = termsOf(card);
    let [sum, greatest] = [0, 0];
    for (const term of own) {
      const usual = termCards[term] / cards;
      const here = ((counts.get(term) ?? 1) - 1 + USUAL_CARDS * usual) / (others + USUAL_CARDS);
      const gain = Math.log(here / usual);
      sum += gain;
      greatest = Math.max(greatest, gain);
    }
    return { sum: own.length > 0 ? sum / Math.sqrt(own.length) : 0, greatest };
  });
};
