/** What visitors asked for and did not get: a search that found nothing, an address that is no page. */
export type UnmetNeed = 'search' | 'address';

const since = Date.now();
const counts: Record<UnmetNeed, number> = { search: 0, address: 0 };

/** Counts a need that found nothing; nothing of who asked, or of what, is kept. */
export const noteUnmetNeed = (need: UnmetNeed): void => {
  counts[need] += 1;
};

/** How often this process found nothing since it started; pages from the HTML cache are not counted again. */
export const readUnmetNeeds = (): Readonly<Record<UnmetNeed, number>> & {
  /** in ms since 1970 */
  readonly since: number;
} => ({ ...counts, since });
