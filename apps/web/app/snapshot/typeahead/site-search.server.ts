import type { TypeaheadListName, TypeaheadOption } from '@crownsmith/api-client';
import { type OtherNameTable } from '@crownsmith/answers';
import { orElse } from '@crownsmith/answers/snapshot';
import { popularOptions, siteOptions, type SiteOptionSources } from './site-options';
import { createTypeahead, TYPEAHEAD_LIMIT, withOtherName, type TypeaheadIndex } from './typeahead.server';

/** What a snapshot has to search by names. */
interface SearchedLists {
  /** Throws for a damaged list, other than that of the cards. */
  readonly listOf: (list: TypeaheadListName) => readonly TypeaheadOption[];
  readonly misc: SiteOptionSources['misc'];
  readonly precons: SiteOptionSources['precons'];
  readonly otherNames: OtherNameTable;
}

/** The searches by name of a site. */
export interface SiteSearch {
  /** Searches cards, commanders, pairs, sets, precons, themes, tribes and pages; each result has its kind. */
  readonly site: (query: string, limit?: number) => readonly TypeaheadOption[];
  /** Searches one list. Throws where it is damaged, unless it is that of the cards. */
  readonly list: (query: string, list: TypeaheadListName, limit?: number) => readonly TypeaheadOption[];
  /** The most played commanders and cards, for a search without a query. */
  readonly popular: readonly TypeaheadOption[];
}

/** Makes the searches. The index of the site, which the cards share, is made in the background from now on. */
export const createSiteSearch = ({ listOf, misc, precons, otherNames }: SearchedLists): SiteSearch => {
  /** A damaged list is left out of the search. */
  const searched = (list: TypeaheadListName): readonly TypeaheadOption[] => orElse(() => listOf(list), []);
  const sources: SiteOptionSources = {
    cards: searched('cards'),
    commanders: searched('commanders'),
    partners: searched('partners'),
    sets: searched('sets'),
    misc,
    precons,
  };
  const site = createTypeahead(siteOptions(sources), {
    isReserved: ({ kind }) => kind !== 'card' && kind !== 'commander' && kind !== 'pair',
    otherNames,
  });
  void site.prepare();
  const indices = new Map<TypeaheadListName, TypeaheadIndex>();
  const indexOf = (list: TypeaheadListName): TypeaheadIndex => {
    const known = indices.get(list) ?? createTypeahead(listOf(list), { otherNames });
    indices.set(list, known);
    return known;
  };
  return {
    site: (query, limit) => site.search(query, limit),
    // The options of the site begin with those of the cards.
    list: (query, list, limit = TYPEAHEAD_LIMIT) =>
      list === 'cards'
        ? site.find(query, limit, sources.cards.length).flatMap(({ option, otherName }) => {
            const card = sources.cards[option];
            return card ? [withOtherName(card, otherName)] : [];
          })
        : indexOf(list).search(query, limit),
    popular: popularOptions(sources),
  };
};
