/** What sources provide about a card's release: ISO dates, or day numbers, but one kind throughout. */
export interface ReleaseEvidence<Day extends string | number> {
  /** Printings that card records show; a reprint's date is not the card's first. */
  readonly printings?: readonly {
    readonly releasedAt?: Day | null | undefined;
    readonly reprint?: boolean | null | undefined;
  }[];
  /** The first release as another source knows it, for records that show none. */
  readonly known?: Day | undefined;
  /** Release of the one set that the record names. */
  readonly set?: Day | undefined;
  /** The first dated deck that holds the card. */
  readonly firstDeck?: Day | undefined;
}

/** The earliest of some dates; undefined without any. @example earliest(['2020-02-02', undefined, '2019-10-04']) // '2019-10-04' */
export const earliest = <Day extends string | number>(
  days: readonly (Day | null | undefined)[],
): Day | undefined => {
  let first: Day | undefined;
  for (const day of days)
    if (day !== null && day !== undefined && (first === undefined || day < first)) first = day;
  return first;
};

/**
 * Decides a card's first known release: the earliest printing in card files that is no reprint, else what another
 * source knows, else the release of the card's set. A deck that holds the card earlier moves the date back, because
 * card files often show a later printing without the reprint flag. A deck alone is no release.
 * @example firstRelease({ printings: [{ releasedAt: '2024-08-02', reprint: true }], known: '1993-08-05' }) // '1993-08-05'
 * @example firstRelease({ known: 20000, firstDeck: 19000 }) // 19000
 */
export const firstRelease = <Day extends string | number>({
  printings = [],
  known,
  set,
  firstDeck,
}: ReleaseEvidence<Day>): Day | undefined => {
  const printed = earliest(
    printings.map(({ releasedAt, reprint }) => (reprint === true ? null : releasedAt)),
  );
  const stated = printed ?? known ?? set;
  return stated === undefined ? undefined : earliest([stated, firstDeck]);
};

/**
 * Whether a set is the first with a card: the card's first release is known and not before the set's. Without a known
 * release a card counts as a reprint, because sources date every first printing.
 * @param setReleasedAt ISO date, or null for a set without one
 * @example isFirstPrinting('2024-08-02', '2024-08-02') // true
 */
export const isFirstPrinting = (releasedAt: string | undefined, setReleasedAt: string | null): boolean =>
  releasedAt !== undefined && (setReleasedAt === null || releasedAt >= setReleasedAt);
