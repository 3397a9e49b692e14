/** Cards that a search answers, by default and at most. */
export const SEARCH_LIMIT = { default: 20, max: 50 } as const;
/** The last page of a search that may be asked for. */
export const MAX_SEARCH_PAGE = 10_000;

/** A part of what a search finds: `limit` cards on each page, of which `page` is the number, from 1. */
export interface SearchPage {
  readonly limit: number;
  readonly page: number;
}
