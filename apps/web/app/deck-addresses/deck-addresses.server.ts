import { err, ok, type Result } from '@crownsmith/domain';
import { LRUCache } from 'lru-cache';
import { BusyError, createBoundedQueue } from '#app/platform/bounded-queue';
import {
  makeDeckAddressError,
  type DeckAddressError,
  type DeckAddressErrorCode,
  type DeckAddressFault,
} from './deck-address-error';
import type { DeckSite } from './deck-site';
import { fetchFromSite, type SiteFetch } from './fetch-site.server';
import { DECK_SITES } from './sites.server';

/** A deck at another site. */
interface AddressedDeck {
  /** name of the site */
  readonly site: string;
  /** its list, as a text that our parser reads; its commanders are marked if the site says which they are */
  readonly text: string;
}

export interface DeckAddressesOptions extends Partial<SiteFetch> {
  /** other origins of sites by name, for tests: a visitor never chooses them */
  readonly origins?: Readonly<Record<string, string>>;
  /** agents that sites have approved, by the name of the site; one that needs such an agent is not asked without it */
  readonly agents?: Readonly<Record<string, string | undefined>>;
  /** called with each answer of another shape, for the operator's log */
  readonly onOtherShape?: (site: string, detail: string) => void;
  /** requests to one site in a minute */
  readonly siteLimit?: number;
  /** ms since some moment, by a clock that nobody sets */
  readonly now?: () => number;
}

/** Decks of other sites by the addresses of their pages. */
export interface DeckAddresses {
  /** Fetches a deck. Never rejects: failures are errors with a sentence for the visitor. */
  read(address: string): Promise<Result<AddressedDeck, DeckAddressError>>;
}

const MAX_ADDRESS = 300;
const MINUTE_MS = 60_000;
/** Players change a deck and ask again. */
const KEPT_MS = 5 * MINUTE_MS;
const KEPT_ERROR_MS = MINUTE_MS / 2;
/** Long enough for the page that a deck was fetched for, see `server/overload/prefetch-deck.ts`. */
const KEPT_PASSING_MS = 5000;
const MAX_KEPT = 500;
/** Decks of 250 cards have 100 kB to 1 MB as JSON, with all that their sites say of each card. */
const MAX_BYTES = 4_000_000;
const TIMEOUT_MS = 8000;
const SITE_LIMIT = 60;
/** Requests at a time; further ones wait a little, so that slow sites do not fill the memory. */
const QUEUE = { running: 6, maxWaitMs: 4000, maxWaiting: 30 } as const;
/** Errors that another attempt may not meet. */
const PASSING: ReadonlySet<DeckAddressErrorCode> = new Set(['busy', 'unreachable']);

/** A word before an address: `My deck: https://…`. */
const LABEL = /^[\p{L} ]{1,40}:\s+(?=<?https?:)/u;

/** The URL that somebody typed or copied from a chat, with or without its scheme. */
const parseAddress = (text: string): URL | undefined => {
  const trimmed = text
    .trim()
    .replace(LABEL, '')
    .replace(/^<(.*)>$/, '$1');
  if (trimmed === '' || trimmed.length > MAX_ADDRESS || /\s/.test(trimmed)) return undefined;
  const full = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(full)) return undefined;
  const url = new URL(full);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : undefined;
};

const findSite = (url: URL): DeckSite | undefined =>
  DECK_SITES.find(({ hosts }) => hosts.includes(url.hostname.toLowerCase()));

/**
 * Whether a text is the address of a page at a site whose decks can be read, and nothing else: forms that take lists can take it.
 * @example isDeckAddress('https://archidekt.com/decks/123/bears') // true
 */
export const isDeckAddress = (text: string): boolean => {
  const url = parseAddress(text);
  return url !== undefined && findSite(url) !== undefined;
};

/** Counts of the last minute by site. */
const createSiteLimit = (limit: number, now: () => number) => {
  const times = new Map<string, readonly number[]>();
  return (site: string): boolean => {
    const recent = (times.get(site) ?? []).filter((time) => now() - time < MINUTE_MS);
    const isAllowed = recent.length < limit;
    times.set(site, isAllowed ? [...recent, now()] : recent);
    return isAllowed;
  };
};

/**
 * Reads decks of fixed sites: their hosts are constants, redirects stay within them, and a response has to be in time, small
 * and of the type of a deck. Decks are kept for minutes, and equal requests at a time are one.
 */
export const createDeckAddresses = ({
  origins = {},
  agents = {},
  onOtherShape,
  siteLimit = SITE_LIMIT,
  now = () => performance.now(),
  ...given
}: DeckAddressesOptions = {}): DeckAddresses => {
  const options: SiteFetch = {
    fetch: (...args) => fetch(...args),
    userAgent: 'Crownsmith/0.1',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...given,
  };
  const isAllowed = createSiteLimit(siteLimit, now);
  const queue = createBoundedQueue(QUEUE);

  const fetchDeck = async (site: DeckSite, deck: string): Promise<Result<string, DeckAddressFault>> => {
    const agent = agents[site.name];
    if (site.needsAgent === true && agent === undefined) return err({ code: 'no-agent' });
    if (!isAllowed(site.name)) return err({ code: 'busy' });
    try {
      const origin = origins[site.name] ?? site.origin;
      const asSite: SiteFetch = { ...options, userAgent: agent ?? options.userAgent };
      const fetched = await queue.add(() => fetchFromSite(origin, site.requests(deck), asSite));
      if (!fetched.ok && fetched.error.detail !== undefined) onOtherShape?.(site.name, fetched.error.detail);
      return fetched;
    } catch (error) {
      if (error instanceof BusyError) return err({ code: 'busy' });
      throw error;
    }
  };

  const kept = new LRUCache<
    string,
    Result<string, DeckAddressFault>,
    () => Promise<Result<string, DeckAddressFault>>
  >({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context, options: entry }) => {
      const fetched = await context();
      if (!fetched.ok) entry.ttl = PASSING.has(fetched.error.code) ? KEPT_PASSING_MS : KEPT_ERROR_MS;
      return fetched;
    },
  });

  return {
    read: async (address) => {
      const url = parseAddress(address);
      if (url === undefined) return err(makeDeckAddressError({ code: 'not-an-address' }));
      const site = findSite(url);
      if (site === undefined) return err(makeDeckAddressError({ code: 'unknown-site' }));
      const deck = site.findDeck(url);
      if (deck === undefined) return err(makeDeckAddressError({ code: 'not-a-deck' }, site.name));
      const fetched = await kept.fetch(`${site.name} ${deck}`, { context: () => fetchDeck(site, deck) });
      if (fetched?.ok === true) return ok({ site: site.name, text: fetched.value });
      return err(makeDeckAddressError(fetched?.error ?? { code: 'unreachable' }, site.name));
    },
  };
};
