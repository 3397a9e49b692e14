import type { TypeaheadOption } from '@crownsmith/api-client';
import { siteApi } from '#app/platform/site-api';

/** Cards and commanders that match a query; empty below three letters or digits. Rejects when aborted or failed. */
export const searchSuggestions = (query: string, signal: AbortSignal): Promise<readonly TypeaheadOption[]> =>
  siteApi.typeahead(query, { signal });
