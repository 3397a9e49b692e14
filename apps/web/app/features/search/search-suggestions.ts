import { createApiClient, type TypeaheadOption } from '@crownsmith/api-client';

const api = createApiClient({ baseUrl: '', fetch: (input, init) => window.fetch(input, init) });

/** Names that match what somebody types; empty below three letters or digits. Throws when aborted or failed. */
export const searchSuggestions = (query: string, signal: AbortSignal): Promise<readonly TypeaheadOption[]> =>
  api.typeahead(query, { signal });
