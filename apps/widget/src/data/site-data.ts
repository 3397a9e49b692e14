import { type CardFigures, type CommanderFigures, MAX_CARDS } from '@crownsmith/widget-view';
import { type Batches, createBatches } from './batches';
import { readCards, readCommanders } from './read-answers';

/** Longest wait for an answer, in ms. */
const TIMEOUT = 10_000;

/** Characters of a name that can be one of a card, with the separator of names left out. */
const NAME = /^[^|]{1,300}$/;

/** What widgets read from the site. */
export interface SiteData {
  readonly cards: Batches<CardFigures>;
  /** by the number of cards that a widget shows */
  readonly commanders: (cards: number) => Batches<CommanderFigures>;
}

/** Few cards are requested for most widgets, the most that there may be for the others: two requests at most. */
const FEW_CARDS = 5;

/** @throws Error without an answer in time, TypeError for another status or shape */
const request = async (url: URL): Promise<unknown> => {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  const response = await fetch(url, {
    // Nothing about the visitor goes along: no cookie, no address of the page.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: timeout.signal,
  });
  if (!response.ok) throw new TypeError(`Status ${response.status}`);
  return response.json();
};

/** Access to the public API of a site. @param site URL with a slash at its end */
export const createSiteData = (site: string): SiteData => {
  const batches = <T>(
    path: string,
    read: (answer: unknown) => ReadonlyMap<string, T>,
    parameters: Readonly<Record<string, string>> = {},
  ): Batches<T> =>
    createBatches<T>(async (names) => {
      const wanted = names.filter((name) => NAME.test(name));
      if (wanted.length === 0) return new Map<string, T>();
      const url = new URL(`api/v1/widgets/${path}`, site);
      url.search = new URLSearchParams({ names: wanted.join('|'), ...parameters }).toString();
      return read(await request(url));
    });
  const few = batches('commanders', readCommanders, { cards: String(FEW_CARDS) });
  const many = batches('commanders', readCommanders, { cards: String(MAX_CARDS) });
  return {
    cards: batches('cards', readCards),
    commanders: (cards) => (cards <= FEW_CARDS ? few : many),
  };
};
