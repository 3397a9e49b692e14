import type { WireCard } from '@crownsmith/api-client';
import type { SearchCard } from '@crownsmith/domain';
import { createCardSearch, searchPage, type FindNamed, type SearchCommander } from '@crownsmith/answers';
import { memoize } from '@crownsmith/answers/snapshot';
import type { CardSource } from './card-source';

interface Searched {
  readonly cards: Iterable<WireCard>;
  readonly toSearchCard: (wire: WireCard) => SearchCard;
  readonly findCommander?: (name: string) => Promise<SearchCommander | undefined>;
}

/** A search over cards in memory, which are prepared for the first one. */
export const createSourceSearch = (
  open: () => Promise<Searched>,
  findNamed: FindNamed,
): CardSource['search'] => {
  const prepare = memoize(async () =>
    createCardSearch({ sets: [], findCommander: () => Promise.resolve(undefined), ...(await open()) }),
  );
  return async (text, page) => searchPage(await prepare(), text, page, findNamed);
};
