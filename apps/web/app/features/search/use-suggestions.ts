import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { useEffect, useState } from 'react';
import type { Suggestion } from './search-suggestions';

/** Debounce delay in ms. */
const DEBOUNCE_MS = 90;

const NONE: readonly Suggestion[] = [];
const importSearch = () => import('./search-suggestions');

/** Loads the code of the search before its first use. */
export const loadSearch = (): void => {
  importSearch().catch(() => undefined);
};

/** Remembers a choice for the next search. */
export const rememberChoice = (choice: Suggestion): void => {
  importSearch().then(
    (search) => search.rememberChoice(choice),
    () => undefined,
  );
};

/**
 * Suggestions for a query, and while the list is open for an empty one. A new query aborts the request of the previous one;
 * a failed request gives none, as the form works without them.
 */
export const useSuggestions = (query: string, isOpen: boolean): readonly Suggestion[] => {
  const isEmpty = query.trim() === '';
  const [found, setFound] = useState({ isEmpty, options: NONE });
  const isSearched = isEmpty ? isOpen : normalizeQuery(query).length >= TYPEAHEAD_MIN_LENGTH;
  useEffect(() => {
    if (!isSearched) return;
    const abort = new AbortController();
    const show = (options: readonly Suggestion[]): void => {
      if (!abort.signal.aborted) setFound({ isEmpty, options });
    };
    const timer = setTimeout(() => {
      importSearch()
        .then(({ searchSuggestions }) => searchSuggestions(query, abort.signal))
        .then(show, () => show(NONE));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isEmpty, isSearched]);
  return isSearched && found.isEmpty === isEmpty ? found.options : NONE;
};
