import { allows, allowsMore, COLORLESS, findsNoLand, type Card } from '@crownsmith/domain';
import { createRecommender, type Model } from '@crownsmith/recommender';
import { memoizeByNumber } from '#src/memoize-by-number';
import type { Zone } from '#src/pages/page-context';

/** A card that the recommender suggests for a command zone without enough decks. */
interface Suggestion {
  readonly card: number;
  /** estimated synergy, 0–1; null where the card is not typical of the commanders */
  readonly synergy: number | null;
}

/** Suggests cards from what commanders are and what other commanders' decks play. */
export interface Suggestions {
  /** the number of command zones that the suggestions are learnt from */
  readonly knownCommanders: number;
  /** the most likely cards, best first, then further typical ones, most typical first */
  suggest(zone: Pick<Zone, 'cards' | 'identity' | 'allowance'>): readonly Suggestion[];
}

/** Suggested cards of a commander without decks, enough for its lists and an average deck. */
const MAX_SUGGESTIONS = 260;
/** Cards whose estimated synergy is shown. */
const MAX_TYPICAL = 60;

/** Suggestions of a recommender, without cards that search only for lands of other colours. */
export const makeSuggestions = (model: Model, cards: readonly Card[]): Suggestions => {
  const recommender = createRecommender(model);
  // What finds a land for an identity without colours finds one for any.
  const mayFindNoLand = memoizeByNumber((number) => {
    const card = cards[number];
    return card !== undefined && findsNoLand(card, COLORLESS);
  });
  return {
    knownCommanders: recommender.knownCommanders,
    suggest: (zone) => {
      const commanders = [...zone.cards];
      const { allowance } = zone;
      const request = {
        commanders,
        ...(allowsMore(allowance) && {
          allows: (slug: string) => {
            const card = cards[recommender.indexOf(slug) ?? -1];
            return card !== undefined && allows(allowance, card);
          },
        }),
      };
      const typical = recommender.typical({ ...request, limit: MAX_TYPICAL });
      const synergies = new Map(typical.map(({ card, synergy }) => [card, synergy]));
      const likely = recommender.likely({ ...request, limit: MAX_SUGGESTIONS });
      const all = new Set([...likely, ...synergies.keys()]);
      return [...all].flatMap((number) => {
        const card = cards[number];
        return card === undefined || (mayFindNoLand(number) && findsNoLand(card, zone.identity))
          ? []
          : [{ card: number, synergy: synergies.get(number) ?? null }];
      });
    },
  };
};
