import { NAME_KINDS } from '@crownsmith/domain';
import * as z from 'zod';

/** The lists that a search box can search. */
export const TYPEAHEAD_LISTS = ['cards', 'commanders', 'partners', 'sets'] as const;
/** The name of a list that a search box can search. */
export type TypeaheadListName = (typeof TYPEAHEAD_LISTS)[number];

/** What a suggestion leads to. */
export const SEARCH_KINDS = ['card', 'commander', 'pair', 'set', 'precon', 'theme', 'tribe', 'page'] as const;
/** What a suggestion leads to, one of `SEARCH_KINDS`. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A suggestion of a search box. */
export const TypeaheadOption = z.object({
  label: z.string(),
  /** path of the page that it leads to */
  url: z.string(),
  image: z.string().optional(),
  icon: z.string().optional(),
  /** a card that Commander bans, or a commander or pair that includes one */
  banned: z.literal(true).optional(),
  /** in results of the search of the whole site; absent in the lists */
  kind: z.enum(SEARCH_KINDS).optional(),
  /** in results: a name of the card besides its own, by which it was found */
  other_name: z.object({ name: z.string(), kind: z.enum(NAME_KINDS) }).optional(),
});
export type TypeaheadOption = z.infer<typeof TypeaheadOption>;

/**
 * `typeahead/{cards,commanders,partners,sets}.json`, and the response of `GET /api/typeahead`: most played first, since
 * the order decides between labels that match a query equally well.
 */
export const TypeaheadList = z.array(TypeaheadOption);
