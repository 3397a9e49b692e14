import type { DeckSources } from '@crownsmith/api-client';

/** Facts about the site and its snapshot for the pages about it. */
export interface SiteFacts {
  readonly decks: number;
  readonly cards: number;
  readonly commanders: number;
  /** true while the decks are the generated sample */
  readonly sample: boolean;
  /** ISO date and time of the snapshot */
  readonly published: string;
  /** ISO date of the newest deck; null without dated decks */
  readonly newestDeck: string | null;
  /** where the decks come from; undefined where it is not known */
  readonly sources?: DeckSources['sources'] | undefined;
  /** who runs the site, if configured */
  readonly operator?: string | undefined;
  readonly email?: string | undefined;
  /** hosts of card pictures and set icons */
  readonly pictureHosts: readonly string[];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * An ISO date in words; any other text unchanged.
 * @example dateText('2026-11-20T12:00:00Z') // '20 November 2026'
 */
export const dateText = (iso: string): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
};
