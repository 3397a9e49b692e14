/** What the pages about the site say of what it shows just now. */
export interface SiteFacts {
  readonly decks: number;
  readonly cards: number;
  readonly commanders: number;
  /** the decks were generated, nobody played them */
  readonly sample: boolean;
  /** ISO date on which the snapshot was published */
  readonly published: string;
  /** ISO date of the newest deck, where decks carry one */
  readonly newestDeck: string | null;
  /** who runs the site, where they say so */
  readonly operator?: string | undefined;
  readonly email?: string | undefined;
  /** hosts that card pictures and set icons may come from */
  readonly pictureHosts: readonly string[];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A date in words; as it stands where it is none.
 * @example dateText('2026-11-20T12:00:00Z') // '20 November 2026'
 */
export const dateText = (iso: string): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
};
