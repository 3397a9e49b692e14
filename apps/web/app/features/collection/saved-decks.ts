import { slugOfCardUrl } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';

/** Lists that are compared; each is a request. */
export const MAX_DECKS = 40;
/** Requests at a time. */
const REQUESTS = 4;

/** A saved list, with the copies that it wants. */
export interface SavedDeck {
  readonly name: string;
  readonly copies: readonly { readonly url: string; readonly count: number }[];
}

/**
 * The lists of the signed-in person, those that were changed last, and whether there are more. Throws an ApiError, an ApiHttpError with
 * status 401 where nobody is signed in.
 */
export const loadSavedDecks = async (): Promise<{
  readonly decks: readonly SavedDeck[];
  readonly isCut: boolean;
}> => {
  const lists = await siteApi.lists();
  const waiting = lists.slice(0, MAX_DECKS);
  const decks: SavedDeck[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { name, commanders, companion = [], cards } = await siteApi.list(next.id);
      const single = [...commanders, companion].flat().map((url) => ({ url, count: 1 }));
      decks.push({ name, copies: [...single, ...cards] });
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, work));
  return { decks, isCut: lists.length > MAX_DECKS };
};

/** Slugs of basic lands: the index of names has no types. */
const BASIC_LAND = /^(?:snow-covered-)?(?:plains|island|swamp|mountain|forest|wastes)$/;

/** The cards that a deck wants copies of, by slug; nobody counts basic lands. */
export const wantedCopies = ({ copies }: SavedDeck): readonly (readonly [slug: string, count: number])[] =>
  copies.flatMap(({ url, count }) => {
    const slug = slugOfCardUrl(url);
    return slug === undefined || BASIC_LAND.test(slug) ? [] : [[slug, count] as const];
  });
