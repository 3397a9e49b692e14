import type { TypeaheadOption } from '@crownsmith/api-client';
import { siteApi } from '#app/platform/site-api';
import { recentChoices } from './recent-choices';

export { rememberChoice } from './recent-choices';

/** A suggestion, with the heading above it where it begins a group. */
export interface Suggestion extends TypeaheadOption {
  readonly heading?: string;
}

const group = (heading: string, [first, ...rest]: readonly TypeaheadOption[]): readonly Suggestion[] =>
  first ? [{ ...first, heading }, ...rest] : [];

/** What an empty search offers: what this browser chose last, and what most decks play. */
const startSuggestions = async (signal: AbortSignal): Promise<readonly Suggestion[]> => {
  const recent = recentChoices();
  const urls = new Set(recent.map(({ url }) => url));
  const popular = await siteApi.popular({ signal }).catch(() => []);
  return [
    ...group('Recent', recent),
    ...group(
      'Popular',
      popular.filter(({ url }) => !urls.has(url)),
    ),
  ];
};

/**
 * What matches a query; none below three letters or digits. Without a query, recent choices and popular names. Rejects when
 * aborted or failed.
 */
export const searchSuggestions = (query: string, signal: AbortSignal): Promise<readonly Suggestion[]> =>
  query.trim() === '' ? startSuggestions(signal) : siteApi.typeahead(query, { signal });
