import { RARITIES, SEARCH_ORDERS, type SearchOrder } from './search-choices';
import { numberOf, type SearchFigures } from './search-numbers';
import type { SearchCard } from './search-card';
import type { SearchQuery, SearchTerm } from './search-query';

/** What results are sorted by, and which way. */
export interface SearchSorting {
  readonly order: SearchOrder;
  readonly direction: 'asc' | 'desc';
}

const choiceOf = (term: SearchTerm | undefined): string | undefined =>
  term?.value.kind === 'choice' ? term.value.choice : undefined;

const isOrder = (text: string | undefined): text is SearchOrder =>
  text !== undefined && text in SEARCH_ORDERS;

/**
 * What the results of a query are sorted by: popularity where it does not say, with a commander the share of its decks.
 * @example searchSorting({ isPlain: false }) // { order: 'popularity', direction: 'desc' }
 */
export const searchSorting = (query: SearchQuery): SearchSorting => {
  const named = choiceOf(query.order);
  const order = isOrder(named) ? named : query.with ? 'inclusion' : 'popularity';
  const direction = choiceOf(query.direction);
  return {
    order,
    direction: direction === 'asc' || direction === 'desc' ? direction : SEARCH_ORDERS[order][1],
  };
};

/** The number that a card is sorted by; undefined for an unknown one, which comes last. */
const keyOf = (order: SearchOrder, card: SearchCard, figures: SearchFigures): number | undefined => {
  const { facts } = card;
  switch (order) {
    case 'popularity':
      return (facts.decks ?? 0) + (facts.led ?? 0);
    case 'mv':
      return facts.manaValue;
    case 'color':
      return facts.colorIdentity === 0 ? 32 : facts.colorIdentity;
    case 'rarity': {
      const at = RARITIES.findIndex((rarity) => rarity === facts.rarity);
      return at < 0 ? undefined : at;
    }
    case 'released':
      return facts.releasedAt === undefined ? undefined : Date.parse(facts.releasedAt);
    case 'winrate':
      return facts.winRate;
    case 'name':
      return undefined;
    default:
      return numberOf(order, card, figures);
  }
};

/** A card that matches, with its figures. */
export interface FoundCard {
  readonly card: SearchCard;
  readonly figures: SearchFigures;
}

/** Sorts what was found, the given order deciding between equals. */
export const sortFound = <F extends FoundCard>(
  found: readonly F[],
  { order, direction }: SearchSorting,
): readonly F[] => {
  const sign = direction === 'asc' ? 1 : -1;
  if (order === 'name')
    return found.toSorted(
      (a, b) => sign * (a.card.name < b.card.name ? -1 : Number(a.card.name > b.card.name)),
    );
  return found
    .map((each) => ({ each, key: keyOf(order, each.card, each.figures) }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * (a.key - b.key);
    })
    .map(({ each }) => each);
};
