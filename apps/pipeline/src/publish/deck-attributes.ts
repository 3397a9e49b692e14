import type { DeckAttributesInput } from '@crownsmith/recommender';
import { cardLabel, UNLISTED_CARD } from '@crownsmith/snapshot/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import { isListed } from '#src/pages/card-row';
import type { PageContext } from '#src/pages/page-context';
import { estimateBrackets } from './deck-brackets';
import { recommenderDecks, type TrainingInput } from './train-model';

/** What is known of the counted decks besides their cards, for live counts over the model that `trained` is for. */
export const deckAttributesInput = (
  context: PageContext,
  { combos, deckPrices, deckExtras }: Pick<BrowseCounts, 'combos' | 'deckPrices' | 'deckExtras'>,
  trained: TrainingInput,
): DeckAttributesInput => {
  const { cards, counts } = context;
  const { day, format } = counts.decks;
  const brackets = estimateBrackets(cards, combos, trained);
  return {
    cards: trained.cards,
    decks: recommenderDecks(trained),
    cardFirstDays: counts.firstDays,
    cardGroups: cards.map((card, number) =>
      isListed(card) ? cardLabel(context.listFacts(number).group) : UNLISTED_CARD,
    ),
    factsOf: (deck) => ({
      day: day[deck] ?? -1,
      cents: deckPrices[deck] ?? -1,
      bracket: brackets[deck] ?? 0,
      basics: deckExtras.basics[deck] ?? 0,
      format: format[deck] ?? 0,
    }),
    bans: deckExtras.bans,
  };
};
