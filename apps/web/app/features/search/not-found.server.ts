import { MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import { data } from '@remix-run/node';
import { noteUnmetNeed } from '#app/platform/unmet-needs.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { Suggestion } from '#app/ui/states/NotFoundPage';

const MAX_SUGGESTIONS = 8;
const MAX_QUERIES = 8;

/** Search queries for a text, likeliest first: all its words, then each word, longest first. */
const queriesOf = (text: string): readonly string[] => {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [words.join(' '), ...words.toSorted((a, b) => b.length - a.length)];
};

/**
 * A 404 response for a loader to throw, with suggestions: what the search finds by its words, then the given pages.
 * @param text the slug or path that was not found
 */
export const notFound = (
  snapshot: Pick<Snapshot, 'searchSite'>,
  text: string,
  fallbacks: readonly Suggestion[] = [],
) => {
  noteUnmetNeed('address');
  const found = new Map<string, Suggestion>(
    queriesOf(text.slice(0, MAX_QUERY_CHARACTERS))
      .slice(0, MAX_QUERIES)
      .flatMap((query) => snapshot.searchSite(query, MAX_SUGGESTIONS))
      .map((option) => [option.url, option]),
  );
  return data(
    { suggestions: [...[...found.values()].slice(0, MAX_SUGGESTIONS), ...fallbacks] },
    { status: 404 },
  );
};
