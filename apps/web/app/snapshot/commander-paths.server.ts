import { openCommanderListPage } from './packed-page';
import type { Snapshot } from './current.server';

const known = new WeakMap<Snapshot['manifest'], Promise<ReadonlySet<string>>>();

const read = async (
  snapshot: Pick<Snapshot, 'commanderList' | 'typeaheadList'>,
): Promise<ReadonlySet<string>> => {
  const page = await snapshot.commanderList();
  const counted = page ? openCommanderListPage(page).rows.map(({ slug }) => `/commanders/${slug}`) : [];
  const named = snapshot.typeaheadList('commanders').map(({ url }) => url);
  return new Set([...counted, ...named].filter((url) => url.startsWith('/commanders/')));
};

/**
 * Addresses of all pages of commanders and pairs, those of the list first, which are the ones that decks are counted of.
 * Not every card that may lead has such a page: banned cards have none, nor those that no format of these decks allows.
 */
export const commanderPaths = (
  snapshot: Pick<Snapshot, 'manifest' | 'commanderList' | 'typeaheadList'>,
): Promise<ReadonlySet<string>> => {
  const started = known.get(snapshot.manifest) ?? read(snapshot);
  known.set(snapshot.manifest, started);
  started.catch(() => known.delete(snapshot.manifest));
  return started;
};
