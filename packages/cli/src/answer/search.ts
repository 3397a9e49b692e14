import * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { SEARCH_LIMIT, type SearchPage } from './search-limit';

/** Cards that a search finds. */
export const SearchAnswer = z.object({
  /** cards that match, on all pages; of a search for a name those that are listed */
  total: z.number().int(),
  /** the page after this one; null on the last */
  next: z.number().int().nullable(),
  /** whose decks are counted, for a search with `with:` */
  commander: z.string().nullable(),
  /** best first */
  cards: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      /** decks that play it, of those that could; null where nothing was counted */
      num_decks: z.number().int().nullable(),
      potential_decks: z.number().int().nullable(),
      /** −1..1 */
      synergy: z.number().nullable(),
    }),
  ),
  data: DataInfo,
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/**
 * Searches cards by conditions such as `id<=sultai t:creature mv<=3`, or by a part of their names. Rejects with a Failure
 * for a text that is not understood (each part with its column), and where the source is unavailable.
 */
export const searchCards = async (
  text: string,
  source: CardSource,
  { limit = SEARCH_LIMIT.default, page = 1 }: Partial<SearchPage> = {},
): Promise<SearchAnswer> => {
  if (text.trim() === '') throw new Failure('usage', 'Pass a name, or conditions such as t:elf mv<=2.');
  const found = await source.search(text, { limit, page });
  if (!found.ok) throw new Failure('usage', found.error.join('\n'));
  const { total, commander, cards } = found.value;
  const next = page * limit < total ? page + 1 : null;
  return { total, next, commander: commander ?? null, cards: [...cards], data: dataInfo(source) };
};
