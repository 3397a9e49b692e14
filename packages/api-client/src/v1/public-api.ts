import type * as z from 'zod';
import { createTransport, type CallOptions, type TransportOptions } from '../transport';
import { shaped } from '../shapes/shape';
import { CALLS } from '../shapes/shapes';
import type { ApiRoute } from './route';
import type { ApiRouteId, ApiRoutes } from './routes';

/** The fields of a schema; of one without fields nothing is asked. */
type FieldsOf<S extends z.ZodObject> = keyof S['shape'] extends never ? unknown : z.input<S>;
type BodyOf<R extends ApiRoute> = R['body'] extends z.ZodType ? z.input<R['body']> : unknown;
/** Parameters of the path, of the query, and the fields of the body, of one route. */
export type PublicApiInput<R extends ApiRoute> = FieldsOf<R['params']> & FieldsOf<R['query']> & BodyOf<R>;

/** Routes whose answers come in pages. */
export type PagedRouteId = {
  [id in ApiRouteId]: z.output<ApiRoutes[id]['answer']> extends { data: unknown[]; next: string | null }
    ? id
    : never;
}[ApiRouteId];
type EntryOf<Id extends PagedRouteId> =
  z.output<ApiRoutes[Id]['answer']> extends { data: (infer Entry)[] } ? Entry : never;

/** A client of the public API: a method for each route, and `all` for lists that come in pages. */
export type PublicApi = {
  readonly [id in ApiRouteId]: (
    input: PublicApiInput<ApiRoutes[id]>,
    call?: CallOptions,
  ) => Promise<z.output<ApiRoutes[id]['answer']>>;
} & {
  /** Every entry of a list, page after page. Throws an ApiHttpError with status 410 where a new snapshot is published meanwhile. */
  readonly all: <Id extends PagedRouteId>(
    id: Id,
    input: Omit<PublicApiInput<ApiRoutes[Id]>, 'cursor'>,
    call?: CallOptions,
  ) => AsyncGenerator<EntryOf<Id>, void, undefined>;
};

const writeValue = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join('|') : String(value);

/** The path with its query; the rest of the input is the body. */
const requestPath = (
  { path, query }: (typeof CALLS)[ApiRouteId],
  input: Readonly<Record<string, unknown>>,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(writeValue(input[name])));
  const search = query
    .filter((name) => input[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(writeValue(input[name]))}`);
  return `/api/v1${filled === '/' ? '' : filled}${search.length > 0 ? `?${search.join('&')}` : ''}`;
};

/**
 * A client of the public API of a site. Every method parses the answer and throws an ApiError; that of an error status has
 * `statusCode` and the fields of a problem (RFC 9457), of which `detail` is its message.
 * @example
 * const api = createPublicApi({ baseUrl: 'https://crownsmith.example' });
 * for await (const { name } of api.all('cards', { identity: 'wub' })) names.push(name);
 */
export const createPublicApi = (options: Omit<TransportOptions, 'staticUrl' | 'getToken'>): PublicApi => {
  const request = createTransport(options);
  const ask = async (
    id: ApiRouteId,
    input: Readonly<Record<string, unknown>>,
    call?: CallOptions,
  ): Promise<unknown> => {
    const route = CALLS[id];
    const path = requestPath(route, input);
    const answer = shaped<unknown>(route.answer);
    return route.method === 'get'
      ? request('GET', path, answer, call)
      : request('POST', path, answer, call, {
          body: JSON.stringify(input),
          headers: { 'Content-Type': 'application/json' },
        });
  };
  const methods = Object.fromEntries(
    (Object.keys(CALLS) as ApiRouteId[]).map((id) => [
      id,
      (input: Readonly<Record<string, unknown>>, call?: CallOptions) => ask(id, input, call),
    ]),
  );
  const all = async function* (id: PagedRouteId, input: object, call?: CallOptions) {
    let cursor: string | null = null;
    do {
      const page = (await ask(id, { ...input, ...(cursor !== null && { cursor }) }, call)) as {
        data: unknown[];
        next: string | null;
      };
      yield* page.data;
      cursor = page.next;
    } while (cursor !== null);
  };
  return { ...methods, all } as unknown as PublicApi;
};
