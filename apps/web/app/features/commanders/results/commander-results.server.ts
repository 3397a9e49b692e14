import { resultsOfCommander, summarizeResults } from '@crownsmith/answers/lists';
import { createElement, type ReactElement } from 'react';
import type { Snapshot } from '#app/snapshot/current.server';
import { ResultLines } from './ResultLines';
import { toFormatView, toView } from './result-views.server';

/** What a commander's lists did in events, for its page; undefined where nothing is known of it. */
export const commanderResults = async (
  snapshot: Snapshot,
  slug: string,
): Promise<ReactElement | undefined> => {
  const page = await snapshot.browse.results();
  const known = page === undefined ? [] : resultsOfCommander(page, slug);
  if (known.length === 0) return undefined;
  return createElement(ResultLines, {
    slug,
    formats: known.map(({ results, cells }, place) => ({
      format: toFormatView(results, place),
      result: toView(summarizeResults(cells, { window: 'all' }, results.table_size)),
    })),
  });
};
