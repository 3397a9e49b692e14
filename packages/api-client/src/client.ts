import {
  CARD_NAME_BATCH_SIZE,
  MAX_NAME_CHARACTERS,
  isSearchable,
  isSlug,
  makeSlug,
} from '@crownsmith/domain';
import { ApiHttpError, isApiHttpError } from './api-error';
import type { Schema } from './schema';
import * as shapes from './shapes/shapes';
import { shaped } from './shapes/shape';
import type { MiscData } from './snapshot/misc';
import type { TypeaheadListName, TypeaheadOption } from './snapshot/typeahead';
import { createTransport, type CallOptions, type Payload, type TransportOptions } from './transport';
import type { WireCard } from './card/wire-card';
import type { CardShare } from './api/card-share';
import type { CardsResponse } from './api/cards';
import type { CommanderResponse } from './api/commander';
import type { SavedListChange, SavedListInput, SavedListResponse, SavedListSummary } from './api/saved-lists';
import type { DeckReport, DeckReportRequest } from './api/deck-report';
import type { RecsRequest, RecsResponse } from './api/recs';

const readWireCard = shaped<WireCard>(shapes.WireCard);
const readTypeaheadList = shaped<readonly TypeaheadOption[]>(shapes.TypeaheadList);
const readSavedList = shaped<SavedListResponse>(shapes.SavedListResponse);
const readRecs = shaped<RecsResponse>(shapes.RecsResponse);
const readNothing = shaped<undefined>({ type: 'undefined' });

/** Reads recommendations, or the first error of a response that has some. */
const readRecsOrError: Schema<RecsResponse | { readonly error: string | Record<string, unknown> }> = {
  safeParse: (value) => {
    const { errors: [first] = [] } = (value ?? {}) as { readonly errors?: readonly unknown[] };
    if (typeof first === 'string') return { success: true, data: { error: first } };
    return typeof first === 'object' && first !== null
      ? { success: true, data: { error: first as Record<string, unknown> } }
      : readRecs.safeParse(value);
  },
};

/** Takes a name that several cards bear, the card that it means, and the names of the others. */
export type OnAlsoMeans = (name: string, card: WireCard, others: readonly string[]) => void;

/** Options of `createApiClient`. */
export interface ApiClientOptions extends TransportOptions {
  /** warned of every name that a lookup skips */
  readonly logger?: { warn(facts: Readonly<Record<string, unknown>>, message: string): void } | undefined;
}

const jsonPayload = (value: unknown): Payload => ({
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json' },
});

const checkSlug = (slug: string): string => {
  if (!isSlug(slug)) throw new TypeError(`Not a slug: ${slug}`);
  return slug;
};

const listPath = (id: string): string => `/api/lists/${encodeURIComponent(id)}`;

const splitIntoBatches = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * A client of a Crownsmith site. Every method parses the response with its schema and throws an ApiError (ApiHttpError for an
 * error status, ApiNetworkError, ApiTimeoutError, ApiDataError); a cancelled call throws the reason of its signal.
 * @example
 * const client = createApiClient({ baseUrl: 'https://crownsmith.example' });
 * const { inRecs } = await client.recs({ cards: [], commanders: ['/cards/edgar-markov'] });
 */
export const createApiClient = (options: ApiClientOptions) => {
  const request = createTransport(options);

  const fetchCards = async (names: readonly string[], call: CallOptions) =>
    request(
      'POST',
      '/api/cards/',
      shaped<CardsResponse>(shapes.CardsResponse),
      { ...call, authenticated: false },
      jsonPayload({ format: 'dict', names }),
    );

  const fetchPage = async <T>(
    folder: 'cards' | 'commanders',
    slug: string,
    schema: Schema<T>,
    call?: CallOptions,
  ): Promise<T> => {
    return request('GET', `/json/${folder}/${checkSlug(slug)}.json`, schema, call);
  };

  const warnOfName = (name: string): void => options.logger?.warn({ name }, 'Invalid card name');
  const isValidName = (name: string): boolean => name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS;

  return {
    /** Recommendations for a list. Throws an ApiHttpError with the first of the response's errors, if it has any. */
    recs: async (list: RecsRequest, call?: CallOptions): Promise<RecsResponse> => {
      const result = await request('POST', '/api/recs', readRecsOrError, call, jsonPayload(list));
      if ('error' in result) throw new ApiHttpError(200, result.error);
      return result;
    },

    /**
     * What a list is and what would make it better. Throws an ApiHttpError with status 400 where none of its cards is known;
     * its `not_understood` has every line with what is wrong there.
     */
    deckReport: async (list: DeckReportRequest, call?: CallOptions): Promise<DeckReport> =>
      request('POST', '/api/deck-report', shaped<DeckReport>(shapes.DeckReport), call, jsonPayload(list)),

    /**
     * Cards by name, in batches of 100, keyed by the names as given. A name that is blank, too long or matches no card
     * is logged and left out.
     * @param call.onAlsoMeans called for each name that several cards bear
     */
    cards: async (
      names: readonly string[],
      { onAlsoMeans, ...call }: CallOptions & { readonly onAlsoMeans?: OnAlsoMeans } = {},
    ): Promise<ReadonlyMap<string, WireCard>> => {
      const cards = new Map<string, WireCard>();
      const distinct = [...new Set(names)];
      for (const name of distinct) if (!isValidName(name)) warnOfName(name);
      for (const batch of splitIntoBatches(distinct.filter(isValidName), CARD_NAME_BATCH_SIZE)) {
        const { cards: found, also_means: alsoMeans = {} } = await fetchCards(batch, call);
        for (const name of batch) {
          const card = Object.hasOwn(found, name) ? found[name] : undefined;
          if (card) cards.set(name, card);
          else warnOfName(name);
          const others = Object.hasOwn(alsoMeans, name) ? alsoMeans[name] : undefined;
          if (card && others) onAlsoMeans?.(name, card, others);
        }
      }
      return cards;
    },

    /** One card by its slug (or the slug of its front face); throws an ApiHttpError with status 404 without one. */
    card: async (slug: string, call?: CallOptions): Promise<WireCard> =>
      fetchPage('cards', slug, readWireCard, call),

    /**
     * How many decks of a commander or pair play a card, by their slugs (see `commander`). Throws an ApiHttpError with
     * status 404 where one of them is unknown.
     */
    cardShare: async (card: string, commander: string, call?: CallOptions): Promise<CardShare> =>
      request(
        'GET',
        `/json/cards/${checkSlug(card)}/commanders/${checkSlug(commander)}.json`,
        shaped<CardShare>(shapes.CardShare),
        call,
      ),

    /**
     * One card by its name (in full or a face's), from the static JSON of its slug. A name that is blank, too long or
     * matches no card is logged and gives undefined.
     */
    cardNamed: async (name: string, call?: CallOptions): Promise<WireCard | undefined> => {
      if (isValidName(name)) {
        try {
          const card = await fetchPage('cards', makeSlug(name), readWireCard, call);
          // The slug of `_____ Goblin` is that of a Goblin, which is no card.
          if (card.name.includes('__') === name.includes('__')) return card;
        } catch (thrown) {
          if (!isApiHttpError(thrown) || thrown.statusCode !== 404) throw thrown;
        }
      }
      warnOfName(name);
      return undefined;
    },

    /** The user's saved lists, the last changed first. Throws an ApiHttpError with status 401 without a user. */
    lists: async (call?: CallOptions): Promise<readonly SavedListSummary[]> =>
      (
        await request(
          'GET',
          '/api/lists',
          shaped<{ readonly lists: readonly SavedListSummary[] }>(shapes.SavedListsResponse),
          call,
        )
      ).lists,

    /** A saved list of the user with its cards; throws an ApiHttpError with status 404 for any other id. */
    list: async (id: string, call?: CallOptions): Promise<SavedListResponse> =>
      request('GET', listPath(id), readSavedList, call),

    /** Saves a new list. Throws an ApiHttpError with a `code` that says which limit it breaks. */
    createList: async (list: SavedListInput, call?: CallOptions): Promise<SavedListResponse> =>
      request('POST', '/api/lists', readSavedList, call, jsonPayload(list)),

    /**
     * Saves the cards of a list as its next version, and its name. Throws an ApiHttpError with status 409 and the code
     * `changed-elsewhere` where `version` is not the current one any more.
     */
    updateList: async (id: string, change: SavedListChange, call?: CallOptions): Promise<SavedListResponse> =>
      request('PUT', listPath(id), readSavedList, call, jsonPayload(change)),

    /** Puts a list in the trash, from where the user can restore it on the site for 30 days. */
    deleteList: async (id: string, call?: CallOptions): Promise<void> =>
      request('DELETE', listPath(id), readNothing, call),

    /**
     * The page of a commander or pair, by its slug: both slugs of a pair joined by a hyphen, in either order. Throws an
     * ApiHttpError with status 404 where there is none.
     */
    commander: async (slug: string, call?: CallOptions): Promise<CommanderResponse> =>
      fetchPage('commanders', slug, shaped<CommanderResponse>(shapes.CommanderResponse), call),

    /**
     * Suggestions for a query, from the whole site with their kinds, or from one list; empty, without a request, below
     * three letters or digits (one in Han, kana and Hangul).
     */
    typeahead: async (
      query: string,
      { list, ...call }: CallOptions & { readonly list?: TypeaheadListName } = {},
    ): Promise<readonly TypeaheadOption[]> => {
      if (!isSearchable(query)) return [];
      const path = `/api/typeahead?q=${encodeURIComponent(query)}${list === undefined ? '' : `&list=${list}`}`;
      return request('GET', path, readTypeaheadList, { ...call, authenticated: false });
    },

    /** The most played commanders and cards, for a search without a query. */
    popular: async (call?: CallOptions): Promise<readonly TypeaheadOption[]> =>
      request('GET', '/json/typeahead/popular.json', readTypeaheadList, call),

    /** A whole list of the search box, most played first. */
    typeaheadList: async (name: TypeaheadListName, call?: CallOptions): Promise<readonly TypeaheadOption[]> =>
      request('GET', `/json/typeahead/${name}.json`, readTypeaheadList, call),

    /** Sets, themes, tribes and sales. */
    misc: async (call?: CallOptions): Promise<MiscData> =>
      request('GET', '/json/misc.json', shaped<MiscData>(shapes.MiscData), call),

    get: async <T>(path: string, schema: Schema<T>, call?: CallOptions): Promise<T> =>
      request('GET', path, schema, call),
    post: async <T>(path: string, body: unknown, schema: Schema<T>, call?: CallOptions): Promise<T> =>
      request('POST', path, schema, call, jsonPayload(body)),
    put: async <T>(path: string, body: unknown, schema: Schema<T>, call?: CallOptions): Promise<T> =>
      request('PUT', path, schema, call, jsonPayload(body)),
    patch: async <T>(path: string, body: unknown, schema: Schema<T>, call?: CallOptions): Promise<T> =>
      request('PATCH', path, schema, call, jsonPayload(body)),
    delete: async <T>(path: string, schema: Schema<T>, call?: CallOptions): Promise<T> =>
      request('DELETE', path, schema, call),

    /** Sends a file by PUT, its name percent-encoded in the header `Filename`. */
    upload: async <T>(
      path: string,
      file: Blob,
      filename: string,
      schema: Schema<T>,
      call?: CallOptions,
    ): Promise<T> =>
      request('PUT', path, schema, call, {
        body: file,
        headers: {
          'Content-Type': file.type || 'application/octet-stream',
          Filename: encodeURIComponent(filename),
        },
      }),

    /** Sends a form by POST: multipart for FormData, URL-encoded for plain fields. */
    postForm: async <T>(
      path: string,
      form: FormData | Readonly<Record<string, string>>,
      schema: Schema<T>,
      call?: CallOptions,
    ): Promise<T> => {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      return request('POST', path, schema, call, { body, headers: {} });
    },
  };
};
/** A client of one host, as `createApiClient` makes it. */
export type ApiClient = ReturnType<typeof createApiClient>;
