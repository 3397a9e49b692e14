import { API_ROUTES, type ApiRoute, type ApiRouteId } from '@crownsmith/api-client/v1';
import { ok, type Result } from '@crownsmith/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Answer, ApiRefusal } from '#app/public-api/answer.server';
import { API_ANSWERS } from '#app/public-api/answers.server';
import { makeExamples } from '#app/public-api/examples.server';
import { makeOpenApiDocument } from '#app/public-api/openapi.server';
import { createApiViews } from '#app/public-api/views.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { behindGate } from '../../overload/behind-gate';
import { clientSignal } from '../../overload/client-signal';
import { asyncHandler } from '../../request/async-handler';
import { siteOrigin } from '../../request/site-origin';
import { createJsonBodyCache, encodeJson, type JsonBody, sendJsonBody } from '../../response/json-body-cache';
import { renameFormerFields } from '../former-fields';
import { parseJson } from '../json-body';
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

interface CachedWork {
  readonly key: string;
  readonly snapshot: Snapshot;
  readonly gate: BoundedQueue;
  readonly run: () => Promise<Result<unknown, ApiRefusal>>;
}

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

  /** Responds to a GET from the cache, or with what `run` computes once for all who wait for it. */
  const sendCached = async (
    request: Request,
    response: Response,
    { key, snapshot, gate, run }: CachedWork,
  ): Promise<void> => {
    let refusal: ApiRefusal | undefined;
    const load = async (): Promise<JsonBody | undefined> => {
      const result = await gate.add(run, { signal: clientSignal(response) });
      if (result.ok) return encodeJson(result.value);
      refusal = result.error;
      return undefined;
    };
    const cached = await cacheOf(snapshot).fetch(key, { load });
    // Another request may have found that there is nothing; the reason is this one's own.
    const body = cached ?? (refusal ? undefined : await load());
    if (body) sendJsonBody(request, response, { body, cacheControl });
    else if (refusal) refuse(response, refusal);
  };

  const routeHandler = (id: ApiRouteId): RequestHandler => {
    const route: ApiRoute = API_ROUTES[id];
    const answer = API_ANSWERS[id] as AnyAnswer;
    const gate = gateOf(id);
    const readInput = createInputReader(route);

    const handle = async (request: Request, response: Response): Promise<void> => {
      const origin = siteOrigin(request);
      const search = new URL(request.originalUrl, 'http://localhost').searchParams;
      const sent = route.method === 'get' ? undefined : parseJson(request);
      const body = renameFormerFields(sent, route.formerFields ?? {}, response);
      if (!body.ok) {
        sendProblem(response, 'invalid-request', body.error);
        return;
      }
      const input = readInput({ params: request.params, search, body: body.value });
      if (!input.ok) {
        const [first] = input.error;
        const field = first?.field ? `${first.field}: ` : '';
        sendProblem(response, 'invalid-request', `${field}${first?.message ?? ''}`, input.error);
        return;
      }
      const snapshot = await store.get();
      const run = async (): Promise<Result<unknown, ApiRefusal>> =>
        answer(input.value, { snapshot, origin, views: createApiViews(snapshot, origin) });
      if (route.method === 'get') {
        const key = JSON.stringify([id, origin, input.value.params, input.value.query]);
        await sendCached(request, response, { key, snapshot, gate, run });
        return;
      }
      const result = await run();
      if (result.ok) response.set('Cache-Control', 'no-store').json(result.value);
      else refuse(response, result.error);
    };
    // A body is work already; what a URL asks for may be cached.
    return route.method === 'get' ? asyncHandler(handle) : behindGate(gate, handle);
  };

  /** The OpenAPI document, with examples from the current snapshot. */
  const documentHandler = (limit: number): RequestHandler =>
    asyncHandler(async (request, response) => {
      const snapshot = await store.get();
      const origin = siteOrigin(request);
      await sendCached(request, response, {
        key: JSON.stringify(['openapi', origin]),
        snapshot,
        gate: gateOf('index'),
        run: async () =>
          ok(makeOpenApiDocument({ limit, origin, examples: await makeExamples(snapshot, origin) })),
      });
    });

  return { routeHandler, documentHandler };
};
