import { z } from 'zod';

/** The lists that a search box can search. */
export const TYPEAHEAD_LISTS = ['cards', 'commanders', 'partners', 'sets'] as const;
export type TypeaheadListName = (typeof TYPEAHEAD_LISTS)[number];

/** A suggestion of a search box. */
export const TypeaheadOption = z.object({
  label: z.string(),
  /** path of the page that it leads to */
  url: z.string(),
  image: z.string().optional(),
  icon: z.string().optional(),
});
export type TypeaheadOption = z.infer<typeof TypeaheadOption>;

/**
 * `typeahead/{cards,commanders,partners,sets}.json`, and the response of `GET /api/typeahead`: most played first, since
 * the order decides between labels that match a query equally well.
 */
export const TypeaheadList = z.array(TypeaheadOption);
