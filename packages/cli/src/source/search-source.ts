import type { WireCard } from '@crownsmith/api-client';
import { describeSearchError, err, ok, type SearchCard } from '@crownsmith/domain';
import { createCardSearch, type SearchCommander } from '@crownsmith/answers';
import { memoize } from '@crownsmith/answers/snapshot';
import type { CardSource } from './card-source';

interface Searched {
  readonly cards: Iterable<WireCard>;
  readonly toSearchCard: (wire: WireCard) => SearchCard;
  readonly findCommander?: (name: string) => Promise<SearchCommander | undefined>;
}

/** A search over cards in memory, which are prepared for the first one. */
export const createSourceSearch = (open: () => Promise<Searched>): CardSource['search'] => {
  const prepare = memoize(async () =>
    createCardSearch({ sets: [], findCommander: () => Promise.resolve(undefined), ...(await open()) }),
  );
  return async (text, { limit, page }) => {
    const result = await (await prepare()).search(text);
    if (!result.ok) return err(result.error.map(describeSearchError));
    const { found, commander } = result.value;
    return ok({
      total: found.length,
      commander: commander?.name,
      cards: found.slice((page - 1) * limit, page * limit).map(({ wire, figures }) => ({
        name: wire.name,
        slug: wire.sanitized,
        num_decks: figures.decks ?? null,
        potential_decks: figures.potential ?? null,
        synergy: figures.synergy ?? null,
      })),
    });
  };
};
