import {
  createApiClient,
  isApiError,
  isApiHttpError,
  ApiDataError,
  ApiNetworkError,
  type ApiClientOptions,
} from '@crownsmith/api-client';
import { createPublicApi, SearchResults, SnapshotInfo } from '@crownsmith/api-client/v1';
import { err, isSlug, MAX_NAME_CHARACTERS, ok } from '@crownsmith/domain';
import { memoize } from '@crownsmith/answers/snapshot';
import * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource } from './card-source';

/** Options of `createHostSource`. */
export interface HostOptions {
  /** how long a request may take, in ms; 15,000 by default */
  readonly timeoutMs?: number | undefined;
  readonly fetch?: ApiClientOptions['fetch'];
}

/** A host of this machine, which has no certificate. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|\/|$)/i;

/** The origin of a host as people write it; without a scheme `https:`, and on this machine `http:`. */
const originOf = (host: string): string => {
  const scheme = LOCAL.test(host) ? 'http' : 'https';
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(host) ? host : `${scheme}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure('usage', `${host} is no host. Pass an address such as https://crownsmith.example.`);
  return url.pathname === '/' ? url.origin : url.origin + url.pathname;
};

const causeOf = (error: Error): string => {
  const { cause } = error;
  const code = cause instanceof Error ? ((cause.cause ?? cause) as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
};

/** What to tell about a call that failed. */
const asFailure = (origin: string, error: unknown): unknown => {
  if (!isApiError(error)) return error;
  const fail = (message: string): Failure => new Failure('unavailable', message, { cause: error });
  if (error instanceof ApiDataError)
    return fail(`${origin} answers, but not as a Crownsmith site does. Is the address right?`);
  if (error instanceof ApiNetworkError)
    return fail(`${origin} could not be reached${causeOf(error)}. Check the address and the connection.`);
  if (isApiHttpError(error) && error.statusCode === 404)
    return fail(`${origin} has no Crownsmith API. Is the address right?`);
  if (isApiHttpError(error) && error.statusCode === 429)
    return fail(`${origin} has had too many requests from here. Wait a minute, then try again.`);
  return fail(`${origin}: ${error.message}`);
};

/**
 * A Crownsmith site, by its API. Every method rejects with a Failure where it cannot be reached, is too slow or answers
 * with something else.
 * @param host `https://…`; throws a Failure for anything that is no HTTP address
 */
export const createHostSource = (host: string, options: HostOptions = {}): CardSource => {
  const origin = originOf(host);
  const client = createApiClient({ baseUrl: origin, timeoutMs: options.timeoutMs, fetch: options.fetch });
  const api = createPublicApi({ baseUrl: origin, timeoutMs: options.timeoutMs, fetch: options.fetch });
  const guard = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw asFailure(origin, error);
    }
  };
  let date: string | undefined;
  /** An older site does not tell the date of its data. */
  const readDate = memoize(async () => {
    try {
      date = (await client.get('/api/v1/snapshot', SnapshotInfo)).created_at.slice(0, 10);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  });
  const isName = (name: string): boolean => name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS;
  return {
    kind: 'host',
    get label() {
      return date === undefined ? origin : `${origin}, data of ${date}`;
    },
    get date() {
      return date;
    },
    hasEstimatedPrices: false,
    cards: (names) =>
      guard(async () => {
        const [found] = await Promise.all([client.cards(names.filter(isName)), readDate()]);
        return new Map([...found].map(([name, wire]) => [name, { wire }]));
      }),
    // A list is answered without these hints, too.
    nearest: async (names) => {
      const answer = await api
        .legality({ commanders: [], cards: names.filter(isName) })
        .catch(() => undefined);
      return new Map(answer?.unknown.map(({ name, suggestion }) => [name, suggestion]));
    },
    readPage: async (path, schema) => {
      try {
        return await client.get(`/json/${path}`, schema);
      } catch (error) {
        // A site that is older than the page.
        if (isApiHttpError(error) && error.statusCode === 404) return undefined;
        throw asFailure(origin, error);
      }
    },
    reportDeck: async (request) => {
      try {
        const [report] = await Promise.all([client.deckReport(request), guard(readDate)]);
        return ok(report);
      } catch (error) {
        if (!isApiHttpError(error) || error.statusCode !== 400) throw asFailure(origin, error);
        const errors = z.array(z.string()).min(1).safeParse(error['errors']);
        return err(errors.success ? errors.data : [error.message]);
      }
    },
    playDeck: async (request) => {
      try {
        const [report] = await Promise.all([api.playtest(request), guard(readDate)]);
        return ok(report);
      } catch (error) {
        if (!isApiHttpError(error) || error.statusCode !== 400) throw asFailure(origin, error);
        return err([error.message]);
      }
    },
    search: async (text, { limit, page }) => {
      const path = `/api/v1/search?q=${encodeURIComponent(text)}&limit=${limit}&page=${page}`;
      try {
        const [{ data, total, commander }] = await Promise.all([
          client.get(path, SearchResults),
          guard(readDate),
        ]);
        const cards = data.flatMap(({ label, slug, kind, figures }) =>
          slug === null || (kind !== 'card' && kind !== 'commander')
            ? []
            : [
                {
                  name: label,
                  slug,
                  num_decks: figures?.num_decks ?? null,
                  potential_decks: figures?.potential_decks ?? null,
                  synergy: figures?.synergy ?? null,
                },
              ],
        );
        return ok({ total: total ?? cards.length, commander: commander?.name, cards });
      } catch (error) {
        if (!isApiHttpError(error) || error.statusCode !== 400) throw asFailure(origin, error);
        return err([error.message]);
      }
    },
    decks: {
      recommend: async (request) => {
        try {
          return ok(await client.recs(request));
        } catch (error) {
          const isAnswer = isApiHttpError(error) && (error.statusCode === 400 || error.statusCode === 200);
          if (isAnswer) return err(error.message);
          throw asFailure(origin, error);
        }
      },
      commander: async (slug) => {
        if (!isSlug(slug)) return undefined;
        try {
          return await client.commander(slug);
        } catch (error) {
          if (isApiHttpError(error) && error.statusCode === 404) return undefined;
          throw asFailure(origin, error);
        }
      },
    },
  };
};
