import { isSearchable } from '@crownsmith/domain';
import { useEffect, useState } from 'react';
import type { Suggestion } from './search-suggestions';

/** Debounce delay in ms. */
const DEBOUNCE_MS = 90;

const NONE: readonly Suggestion[] = [];
const importSearch = () => import('./search-suggestions');

/** The suggestions for a query; `isAnswered` is false where the request failed. */
interface Found {
  readonly query: string;
  readonly options: readonly Suggestion[];
  readonly isAnswered: boolean;
}

const START: Found = { query: '', options: NONE, isAnswered: false };
const isBlank = (query: string): boolean => query.trim() === '';

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
 * Suggestions for a query, and while the list is open for an empty one; `emptyFor` is the query that nothing matches. A new
 * query aborts the request of the previous one; a failed request gives none, as the form works without them.
 */
export const useSuggestions = (
  query: string,
  isOpen: boolean,
): { readonly options: readonly Suggestion[]; readonly emptyFor: string | undefined } => {
  const isEmpty = isBlank(query);
  const [found, setFound] = useState(START);
  const isSearched = isEmpty ? isOpen : isSearchable(query);
  useEffect(() => {
    if (!isSearched) return;
    const abort = new AbortController();
    const show = (options: readonly Suggestion[], isAnswered: boolean): void => {
      if (!abort.signal.aborted) setFound({ query, options, isAnswered });
    };
    const timer = setTimeout(() => {
      importSearch()
        .then(({ searchSuggestions }) => searchSuggestions(query, abort.signal))
        .then(
          (options) => show(options, true),
          () => show(NONE, false),
        );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isSearched]);
  const isShown = isSearched && isBlank(found.query) === isEmpty;
  const isNothing = isShown && !isEmpty && found.isAnswered && found.options.length === 0;
  return { options: isShown ? found.options : NONE, emptyFor: isNothing ? found.query : undefined };
};
