import { API_ROUTES, type ApiRoute, type ApiRouteId } from '@crownsmith/api-client/v1';
import type { Result } from '@crownsmith/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Answer, ApiRefusal } from '#app/public-api/answer.server';
import { API_ANSWERS } from '#app/public-api/answers.server';
import { createApiViews } from '#app/public-api/views.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { clientSignal } from '../../overload/client-signal';
import { asyncHandler } from '../../request/async-handler';
import { siteOrigin } from '../../request/site-origin';
import { createJsonBodyCache, encodeJson, type JsonBody, sendJsonBody } from '../../response/json-body-cache';
import { sendProblem } from './problems';
import { createInputReader } from './read-input';

/** Cached bodies of one snapshot, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;

export interface ServeOptions {
  readonly store: Pick<SnapshotStore, 'get'>;
  /** Cache-Control of responses to GET */
  readonly cacheControl: string;
  /** what a route's work passes unless it is cached */
  readonly gateOf: (id: ApiRouteId) => BoundedQueue;
}

type AnyAnswer = Answer<ApiRoute>;
type Load = () => Promise<JsonBody | undefined>;

const refuse = (response: Response, { name, detail, errors }: ApiRefusal): void =>
  sendProblem(response, name, detail, errors);

/** Makes the handlers of routes, which share a cache for each snapshot. */
export const createRouteHandlers = ({ store, cacheControl, gateOf }: ServeOptions) => {
  const createCache = () => createJsonBodyCache<{ readonly load: Load }>(CACHE_BYTES, ({ load }) => load());
  const caches = new WeakMap<Snapshot, ReturnType<typeof createCache>>();
  const cacheOf = (snapshot: Snapshot): ReturnType<typeof createCache> => {
    const cache = caches.get(snapshot) ?? createCache();
    caches.set(snapshot, cache);
    return cache;
  };

  return (id: ApiRouteId): RequestHandler => {
    const route: ApiRoute = API_ROUTES[id];
    const answer = API_ANSWERS[id] as AnyAnswer;
    const gate = gateOf(id);
    const readInput = createInputReader(route);

    const makeBody = async (
      run: () => Promise<Result<unknown, ApiRefusal>>,
      response: Response,
    ): Promise<JsonBody | ApiRefusal> => {
      const result = await gate.add(run, { signal: clientSignal(response) });
      return result.ok ? encodeJson(result.value) : result.error;
    };

    return asyncHandler(async (request: Request, response) => {
      const origin = siteOrigin(request);
      const search = new URL(request.originalUrl, 'http://localhost').searchParams;
      const input = readInput({ params: request.params, search, body: request.body as unknown });
      if (!input.ok) {
        const [first] = input.error;
        const field = first?.field ? `${first.field}: ` : '';
        sendProblem(response, 'invalid-request', `${field}${first?.message ?? ''}`, input.error);
        return;
      }
      const snapshot = await store.get();
      const run = async (): Promise<Result<unknown, ApiRefusal>> =>
        answer(input.value, { snapshot, origin, views: createApiViews(snapshot, origin) });

      if (route.method === 'post') {
        const made = await makeBody(run, response);
        if ('name' in made) refuse(response, made);
        else response.set('Cache-Control', 'no-store').type('json').end(made.identity);
        return;
      }
      let refusal: ApiRefusal | undefined;
      const load = async (): Promise<JsonBody | undefined> => {
        const made = await makeBody(run, response);
        if (!('name' in made)) return made;
        refusal = made;
        return undefined;
      };
      const key = JSON.stringify([id, origin, input.value.params, input.value.query]);
      // Another request may have computed that there is nothing; the reason is this one's own.
      const body =
        (await cacheOf(snapshot).fetch(key, { context: { load } })) ?? (refusal ? undefined : await load());
      if (body) sendJsonBody(request, response, { body, cacheControl });
      else if (refusal) refuse(response, refusal);
    });
  };
};
