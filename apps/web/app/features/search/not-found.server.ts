import { MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import { data } from '@remix-run/node';
import type { Snapshot } from '#app/snapshot/current.server';

/** How many names a page that is not there suggests. */
const SUGGESTIONS = 8;

/** What to look for, likeliest first: all the words of an address, then each of them, the longest first. */
const queriesOf = (address: string): readonly string[] => {
  const words = address.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [words.join(' '), ...words.toSorted((a, b) => b.length - a.length)];
};

/**
 * The answer for an address that leads nowhere, to be thrown by a loader: 404 with names that it may have meant.
 * @param address what stood in the address
 * @param also where everything of that kind is, for an address that no name is near to
 */
export const notFound = (
  snapshot: Pick<Snapshot, 'typeahead'>,
  address: string,
  also: readonly { readonly label: string; readonly url: string }[] = [],
) => {
  const found = new Map<string, { readonly label: string; readonly url: string }>(
    queriesOf(address.slice(0, MAX_QUERY_CHARACTERS))
      .slice(0, 8)
      .flatMap((query) => snapshot.typeahead(query, 'cards', SUGGESTIONS))
      .map((option) => [option.url, option]),
  );
  return data({ suggestions: [...[...found.values()].slice(0, SUGGESTIONS), ...also] }, { status: 404 });
};
