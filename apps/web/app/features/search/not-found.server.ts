import { data } from '@remix-run/node';
import type { Snapshot } from '#app/platform/snapshot.server';

/** How many names a page that is not there suggests. */
const SUGGESTIONS = 8;

/**
 * The answer for an address that leads nowhere, to be thrown by a loader: 404 with names that it may have meant.
 * @param words what stood in the address
 */
export const notFound = (snapshot: Snapshot, words: string) =>
  data(
    { suggestions: snapshot.typeahead(words.replaceAll(/[-_/]+/g, ' '), 'cards', SUGGESTIONS) },
    { status: 404 },
  );
