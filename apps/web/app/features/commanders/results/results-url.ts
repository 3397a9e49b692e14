import type { ResultChoiceView } from '#app/model/results';
import { urlWithQuery } from '#app/ui/format/query-string';

/**
 * The URL of results of a format, by its value in queries; all time and all sizes have no parameter.
 * @example resultsUrl('/commanders/results', { format: 'duel', window: 'year' }) // '/commanders/results?format=duel&window=year'
 */
export const resultsUrl = (
  path: string,
  { format, window, size }: { readonly format: string | undefined } & Partial<ResultChoiceView>,
): string => urlWithQuery(path, { format, window: window === 'all' ? undefined : window, size });
