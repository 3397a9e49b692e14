import type { TypeaheadOption } from '@crownsmith/api-client';
import { siteApi } from '#app/platform/site-api';

/** Names that match what somebody types; empty below three letters or digits. Throws when aborted or failed. */
export const searchSuggestions = (query: string, signal: AbortSignal): Promise<readonly TypeaheadOption[]> =>
  siteApi.typeahead(query, { signal });
