import { FindCombosRequest } from '@crownsmith/api-client';
import { isJsonTooLarge, MAX_LIST_CHARACTERS, MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import express, { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { estimateBracket } from '#app/compatible/estimate-bracket.server';
import { findCombo, findDeckCombos, parseTextDeck, searchCombos } from '#app/compatible/find-combos.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, notFound, sendError } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { bodyErrors } from '../api/json-body';
import { behindGate } from '../overload/behind-gate';
import { refuseWhenFull } from '../overload/refuse-when-full';
import { asyncHandler } from '../request/async-handler';
import { siteOrigin } from '../request/site-origin';

/** Largest body, in bytes: a deck of a thousand names fits, as JSON and as text. */
const MAX_BYTES = 256 * 1024;
/** Combos of one response at most, where a limit is given. */
const MAX_LIMIT = 1000;
/** Combos of one response of a search, without a limit. */
const DEFAULT_LIMIT = 100;

const number = z.coerce.number().int().min(0);
const Query = z.object({
  limit: number.min(1).max(MAX_LIMIT).optional().catch(undefined),
  offset: number.max(1_000_000).catch(0),
  ordering: z.string().optional().catch(undefined),
});

const parseJson = (text: string): unknown => {
  if (isJsonTooLarge(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON, or the text of a list: clients send either, not always with the right type. Undefined for neither. */
const readDeck = (snapshot: Snapshot, body: string): unknown => {
  const text = body.trim();
  if (text === '') return {};
  return /^[[{]/.test(text) ? parseJson(text) : parseTextDeck(snapshot, text.slice(0, MAX_LIST_CHARACTERS));
};

const partUrl =
  (request: Request): ((offset: number) => string) =>
  (offset) => {
    const url = new URL(request.originalUrl, siteOrigin(request));
    url.searchParams.set('offset', String(offset));
    return url.href;
  };

/** What is answered for a deck, from a snapshot. */
type AnswerDeck = (snapshot: Snapshot, deck: FindCombosRequest, request: Request) => Promise<object>;

const answerDeck = (
  store: Pick<SnapshotStore, 'get'>,
  gate: BoundedQueue,
  answer: AnswerDeck,
): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const snapshot = await store.get();
    const body: unknown = request.body;
    const read = await readDeck(snapshot, typeof body === 'string' ? body : '');
    if (read === undefined) {
      sendError(response, 400, 'The body is not valid JSON.');
      return;
    }
    const deck = FindCombosRequest.safeParse(read);
    if (!deck.success) {
      const errors = bodyErrors(deck.error);
      sendError(response, 400, errors[0], { errors });
      return;
    }
    response.set('Cache-Control', 'no-store').json(await answer(snapshot, deck.data, request));
  });

const findCombos: AnswerDeck = async (snapshot, deck, request) => {
  const { limit, offset, ordering } = Query.parse(request.query);
  const part = { limit, offset, isAscending: ordering === 'popularity' };
  return findDeckCombos(snapshot, deck, part, partUrl(request));
};

const search = (store: Pick<SnapshotStore, 'get'>, gate: BoundedQueue): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const { limit = DEFAULT_LIMIT, offset, ordering } = Query.parse(request.query);
    const { q = '' } = request.query;
    if (typeof q !== 'string' || q.length > MAX_QUERY_CHARACTERS) {
      sendError(response, 400, `Send one query of at most ${MAX_QUERY_CHARACTERS} characters.`);
      return;
    }
    const snapshot = await store.get();
    const part = { limit, offset, isAscending: ordering === 'popularity' };
    const found = await searchCombos(snapshot, q, part, partUrl(request));
    if (found.ok) response.set('Cache-Control', 'public, max-age=60').json(found.value);
    else sendError(response, 400, `Not a part of a query: ${found.error}`);
  });

const one = (store: Pick<SnapshotStore, 'get'>): RequestHandler =>
  asyncHandler(async (request, response) => {
    const combo = await findCombo(await store.get(), String(request.params['id']));
    if (combo) response.set('Cache-Control', 'public, max-age=60').json(combo);
    else sendError(response, 404, 'There is no such combo.', { code: 404 });
  });

/**
 * Searches combos, to be mounted at `/variants`: `?q=card:"Sol Ring"&limit=20&offset=0`, and `/{id}` for one.
 * @param limit counts the requests of an address
 * @param gate what each search passes
 */
export const createComboSearch = (
  store: Pick<SnapshotStore, 'get'>,
  limit: RequestHandler,
  gate: BoundedQueue,
): Router => {
  const router = Router();
  router.use(allowAllOrigins('GET', 'HEAD'));
  router
    .route('/')
    .get(limit, refuseWhenFull(gate), search(store, gate))
    .all(methodNotAllowed('GET', 'HEAD'));
  router.route('/:id').get(limit, one(store)).all(methodNotAllowed('GET', 'HEAD'));
  router.use(notFound);
  return router;
};

const createDeckRoute = (
  store: Pick<SnapshotStore, 'get'>,
  limit: RequestHandler,
  gate: BoundedQueue,
  answer: AnswerDeck,
): Router => {
  const router = Router();
  const handlers = [
    limit,
    refuseWhenFull(gate),
    express.text({ limit: MAX_BYTES, type: () => true }),
    answerDeck(store, gate, answer),
  ];
  router.use(allowAllOrigins('GET', 'HEAD', 'POST'));
  router
    .route('/')
    .get(handlers)
    .post(handlers)
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  router.use(notFound);
  return router;
};

/**
 * Finds the combos of a deck, to be mounted at `/find-my-combos`. The deck is JSON or a text list.
 * @param limit counts the requests of an address
 * @param gate what each search passes
 */
export const createFindMyCombos = (
  store: Pick<SnapshotStore, 'get'>,
  limit: RequestHandler,
  gate: BoundedQueue,
): Router => createDeckRoute(store, limit, gate, findCombos);

/**
 * Estimates the bracket of a deck, to be mounted at `/estimate-bracket`. The deck is JSON or a text list.
 * @param limit counts the requests of an address
 * @param gate what each estimate passes
 */
export const createEstimateBracket = (
  store: Pick<SnapshotStore, 'get'>,
  limit: RequestHandler,
  gate: BoundedQueue,
): Router => createDeckRoute(store, limit, gate, estimateBracket);
