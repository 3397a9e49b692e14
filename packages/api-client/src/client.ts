import {
  CARD_NAME_BATCH_SIZE,
  isSlug,
  makeSlug,
  normalizeQuery,
  TYPEAHEAD_MIN_LENGTH,
} from '@crownsmith/domain';
import type { z } from 'zod';
import { isApiHttpError } from './api-error';
import { WireCard } from './card';
import { CardsResponse } from './cards';
import { RecsAnswer, type RecsRequest, type RecsResponse } from './recs';
import { MiscData, TypeaheadList, type TypeaheadOption } from './snapshot';
import { createTransport, type CallOptions, type Payload, type TransportOptions } from './transport';

/** The static lists behind a search box. */
export const TYPEAHEAD_LISTS = ['cards', 'commanders', 'partners', 'sets'] as const;
export type TypeaheadListName = (typeof TYPEAHEAD_LISTS)[number];

export interface ApiClientOptions extends TransportOptions {
  /** told of every name that a look-up skips */
  readonly logger?: { warn(facts: Readonly<Record<string, unknown>>, message: string): void } | undefined;
}

const json = (value: unknown): Payload => ({
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json' },
});

const batches = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * A client of a Crownsmith site. Every method checks the answer by its schema and throws as ApiError says: the string
 * or the object (with statusCode) of a failed answer, ApiNetworkError, ApiTimeoutError, ApiDataError; a cancelled call
 * throws the reason of its signal.
 * @example
 * const client = createApiClient({ baseUrl: 'https://crownsmith.example' });
 * const { inRecs } = await client.recs({ cards: [], commanders: ['/cards/edgar-markov'] });
 */
export const createApiClient = (options: ApiClientOptions) => {
  const request = createTransport(options);

  const cardsOf = async (names: readonly string[], call: CallOptions) =>
    request(
      'POST',
      '/api/cards/',
      CardsResponse,
      { ...call, authenticated: false },
      json({ format: 'dict', names }),
    );

  const skip = (name: string): void => options.logger?.warn({ name }, 'Invalid card name');
  const isAskable = (name: string): boolean => name.trim() !== '' && name.length <= 200;

  return {
    /** Recommendations for a list. Throws the first of the answer's errors, if it has any. */
    recs: async (list: RecsRequest, call?: CallOptions): Promise<RecsResponse> => {
      const answer = await request('POST', '/api/recs', RecsAnswer, call, json(list));
      if ('thrown' in answer) throw answer.thrown;
      return answer;
    },

    /**
     * Cards by name, in batches of 100. A name that is blank, too long or that no card has is logged and left out.
     * The answer is keyed by the names as given.
     */
    cards: async (
      names: readonly string[],
      call: CallOptions = {},
    ): Promise<ReadonlyMap<string, WireCard>> => {
      const cards = new Map<string, WireCard>();
      const distinct = [...new Set(names)];
      const asked = distinct.filter(isAskable);
      for (const name of distinct) if (!isAskable(name)) skip(name);
      for (const batch of batches(asked, CARD_NAME_BATCH_SIZE)) {
        const answer = await cardsOf(batch, call);
        for (const name of batch) {
          const card = Object.hasOwn(answer.cards, name) ? answer.cards[name] : undefined;
          if (card) cards.set(name, card);
          else skip(name);
        }
      }
      return cards;
    },

    /** One card by its slug; throws the failed answer (404) where there is none. */
    card: async (slug: string, call?: CallOptions): Promise<WireCard> => {
      if (!isSlug(slug)) throw new TypeError(`Not a slug: ${slug}`);
      return request('GET', `/json/cards/${slug}.json`, WireCard, call);
    },

    /**
     * A single card by its name (in full or a face's), from the static JSON of its slug. A name that is blank, too long or
     * that no card has is logged, and undefined.
     */
    cardNamed: async (name: string, call?: CallOptions): Promise<WireCard | undefined> => {
      if (isAskable(name)) {
        try {
          return await request('GET', `/json/cards/${makeSlug(name)}.json`, WireCard, call);
        } catch (thrown) {
          if (!isApiHttpError(thrown) || thrown.statusCode !== 404) throw thrown;
        }
      }
      skip(name);
      return undefined;
    },

    /** Names that match what somebody types; empty, without a call, below three letters or digits. */
    typeahead: async (query: string, call?: CallOptions): Promise<readonly TypeaheadOption[]> => {
      if (normalizeQuery(query).length < TYPEAHEAD_MIN_LENGTH) return [];
      const path = `/api/typeahead?q=${encodeURIComponent(query)}`;
      return request('GET', path, TypeaheadList, { ...call, authenticated: false });
    },

    /** A whole list of names, most played first. */
    typeaheadList: async (name: TypeaheadListName, call?: CallOptions): Promise<readonly TypeaheadOption[]> =>
      request('GET', `/json/typeahead/${name}.json`, TypeaheadList, call),

    /** Sets, themes, tribes and sales. */
    misc: async (call?: CallOptions): Promise<MiscData> => request('GET', '/json/misc.json', MiscData, call),

    get: async <T>(path: string, schema: z.ZodType<T>, call?: CallOptions): Promise<T> =>
      request('GET', path, schema, call),
    post: async <T>(path: string, body: unknown, schema: z.ZodType<T>, call?: CallOptions): Promise<T> =>
      request('POST', path, schema, call, json(body)),
    put: async <T>(path: string, body: unknown, schema: z.ZodType<T>, call?: CallOptions): Promise<T> =>
      request('PUT', path, schema, call, json(body)),
    patch: async <T>(path: string, body: unknown, schema: z.ZodType<T>, call?: CallOptions): Promise<T> =>
      request('PATCH', path, schema, call, json(body)),
    delete: async <T>(path: string, schema: z.ZodType<T>, call?: CallOptions): Promise<T> =>
      request('DELETE', path, schema, call),

    /** Sends a file by PUT; its name goes percent-encoded in the header `Filename`. */
    upload: async <T>(
      path: string,
      file: Blob,
      filename: string,
      schema: z.ZodType<T>,
      call?: CallOptions,
    ): Promise<T> =>
      request('PUT', path, schema, call, {
        body: file,
        headers: {
          'Content-Type': file.type || 'application/octet-stream',
          Filename: encodeURIComponent(filename),
        },
      }),

    /** Sends a form by POST: multipart for FormData, url-encoded for plain fields. */
    postForm: async <T>(
      path: string,
      form: FormData | Readonly<Record<string, string>>,
      schema: z.ZodType<T>,
      call?: CallOptions,
    ): Promise<T> => {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      return request('POST', path, schema, call, { body, headers: {} });
    },
  };
};
export type ApiClient = ReturnType<typeof createApiClient>;
