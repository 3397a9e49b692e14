import type { WireCard } from '@crownsmith/api-client';
import { describeSearchError, err, ok, type Result } from '@crownsmith/domain';
import type { CardSearch } from './card-search';

/** Cards that a search finds, best first. */
export interface FoundPage {
  /** cards that match, on all pages */
  readonly total: number;
  /** whose decks are counted */
  readonly commander: string | undefined;
  readonly cards: readonly {
    readonly name: string;
    readonly slug: string;
    /** decks that play it, of those that could; null where nothing was counted */
    readonly num_decks: number | null;
    readonly potential_decks: number | null;
    /** −1..1 */
    readonly synergy: number | null;
  }[];
}

/** Finds the card of a name, in any language. */
export type FindNamed = (name: string) => Promise<WireCard | undefined>;

const NOT_COUNTED = { num_decks: null, potential_decks: null, synergy: null };

/**
 * A page of what a search finds, or sentences, with columns, that say what was not understood.
 * @param page of `limit` cards each, the number from 1
 * @param findNamed for a text that matches no card: it may be a name that is printed on one
 */
export const searchPage = async (
  search: CardSearch,
  text: string,
  { limit, page }: { readonly limit: number; readonly page: number },
  findNamed: FindNamed,
): Promise<Result<FoundPage, readonly string[]>> => {
  const result = await search.search(text);
  if (!result.ok) return err(result.error.map(describeSearchError));
  const { found, commander } = result.value;
  const named = found.length === 0 ? await findNamed(text) : undefined;
  if (named !== undefined) {
    const card = { name: named.name, slug: named.sanitized, ...NOT_COUNTED };
    return ok({ total: 1, commander: undefined, cards: page === 1 ? [card] : [] });
  }
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
