import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { useEffect, useState } from 'react';

/** How long somebody has to pause before we ask, in ms. */
const PAUSE = 90;

const NONE: readonly TypeaheadOption[] = [];
const importSearch = () => import('./search-suggestions');

/** Fetches the search's code ahead of its first use. */
export const loadSearch = (): void => {
  importSearch().catch(() => undefined);
};

/**
 * Suggestions for a query. A newer query cancels the older one's request; a failure shows nothing, for the form still
 * works.
 */
export const useSuggestions = (query: string): readonly TypeaheadOption[] => {
  const [found, setFound] = useState(NONE);
  const long = normalizeQuery(query).length >= TYPEAHEAD_MIN_LENGTH;
  useEffect(() => {
    if (!long) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      importSearch()
        .then(({ searchSuggestions }) => searchSuggestions(query, abort.signal))
        .then(
          (options) => abort.signal.aborted || setFound(options),
          () => abort.signal.aborted || setFound(NONE),
        );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, long]);
  return long ? found : NONE;
};
