import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { useEffect, useState } from 'react';

/** Debounce delay in ms. */
const DEBOUNCE_MS = 90;

const NONE: readonly TypeaheadOption[] = [];
const importSearch = () => import('./search-suggestions');

/** Loads the code of the search before its first use. */
export const loadSearch = (): void => {
  importSearch().catch(() => undefined);
};

/**
 * Suggestions for a query. A new query aborts the request of the previous one; a failed request gives none, as the form
 * works without them.
 */
export const useSuggestions = (query: string): readonly TypeaheadOption[] => {
  const [found, setFound] = useState(NONE);
  const isLongEnough = normalizeQuery(query).length >= TYPEAHEAD_MIN_LENGTH;
  useEffect(() => {
    if (!isLongEnough) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      importSearch()
        .then(({ searchSuggestions }) => searchSuggestions(query, abort.signal))
        .then(
          (options) => abort.signal.aborted || setFound(options),
          () => abort.signal.aborted || setFound(NONE),
        );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isLongEnough]);
  return isLongEnough ? found : NONE;
};
