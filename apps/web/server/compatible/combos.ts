import { FindCombosRequest } from '@crownsmith/api-client';
import { answerBracket, answerCombos, findCombo, searchCombos, type ComboPart } from '@crownsmith/compatible';
import {
  err,
  isJsonTooLarge,
  MAX_LIST_CHARACTERS,
  MAX_QUERY_CHARACTERS,
  ok,
  type Result,
} from '@crownsmith/domain';
import type { ListRequest } from '@crownsmith/answers';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, notFound, sendError, sendInvalid } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { parseBody } from '../api/json-body';
import { behindGate } from '../overload/behind-gate';
import type { Gates } from '../overload/gates';
import { refuseWhenFull } from '../overload/refuse-when-full';
import { asyncHandler } from '../request/async-handler';
import { siteOrigin } from '../request/site-origin';
import { encodeJson, sendJsonBody } from '../response/json-body-cache';
import { estimateBracket, findDeckCombos, toListRequest } from './deck';
import { makeSource } from './source';

/** Largest body, in bytes: a deck of a thousand names fits, as JSON and as text. */
const MAX_BYTES = 256 * 1024;
/** Combos of one response at most, where a limit is given. */
const MAX_LIMIT = 1000;
/** Combos of one response of a search, without a limit. */
const DEFAULT_LIMIT = 100;
const NO_JSON = 'The body is not valid JSON.';

const number = z.coerce.number().int().min(0);
const Query = z.object({
  limit: number.min(1).max(MAX_LIMIT).optional().catch(undefined),
  offset: number.max(1_000_000).catch(0),
  ordering: z.string().optional().catch(undefined),
});

const partOf = (request: Request): ComboPart => {
  const { limit, offset, ordering } = Query.parse(request.query);
  const urlOf = (from: number): string => {
    const url = new URL(request.originalUrl, siteOrigin(request));
    url.searchParams.set('offset', String(from));
    return url.href;
  };
  return { limit, offset, isAscending: ordering === 'popularity', urlOf };
};

/** JSON, or the text of a list: clients send either, not always with the right type. An error says what is wrong with it. */
const readBody = (body: unknown): Result<ListRequest, readonly [string, ...string[]]> => {
  const text = typeof body === 'string' ? body.trim() : '';
  if (text !== '' && !/^[[{]/.test(text)) return ok({ list: text.slice(0, MAX_LIST_CHARACTERS) });
  if (isJsonTooLarge(text)) return err([NO_JSON]);
  try {
    const deck = parseBody(FindCombosRequest, JSON.parse(text || '{}'));
    return deck.ok ? ok(toListRequest(deck.value)) : err(deck.error);
  } catch {
    return err([NO_JSON]);
  }
};

export interface CombosOptions {
  readonly store: Pick<SnapshotStore, 'get'>;
  readonly gates: Pick<Gates, 'documents' | 'recs'>;
  /** counts the requests of an address */
  readonly limit: RequestHandler;
}

type DeckAnswer = (snapshot: Snapshot, deck: ListRequest, request: Request) => Promise<object>;

/** Answers a deck, which is JSON or a text list. */
const createDeckRoute = ({ store, gates, limit }: CombosOptions, answer: DeckAnswer): Router => {
  const router = Router();
  const handlers = [
    limit,
    refuseWhenFull(gates.recs),
    express.text({ limit: MAX_BYTES, type: () => true }),
    behindGate(gates.recs, async (request, response) => {
      const list = readBody(request.body);
      if (list.ok) {
        const body = await answer(await store.get(), list.value, request);
        response.set('Cache-Control', 'no-store').json(body);
      } else sendInvalid(response, list.error);
    }),
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

/** Sends an answer with an ETag. */
const sendJson = async (
  request: Request,
  response: Response,
  answer: object,
  cacheControl: string,
): Promise<void> => {
  sendJsonBody(request, response, { body: await encodeJson(answer), cacheControl });
};

/** Searches combos: `?q=card:"Sol Ring"&limit=20&offset=0`, and `/{id}` for one. */
const createSearch = ({ store, gates, limit }: CombosOptions): Router => {
  const router = Router();
  router.use(allowAllOrigins('GET', 'HEAD'));
  const search = behindGate(gates.documents, async (request, response) => {
    const { q = '' } = request.query;
    if (typeof q !== 'string' || q.length > MAX_QUERY_CHARACTERS) {
      sendError(response, 400, `Send one query of at most ${MAX_QUERY_CHARACTERS} characters.`);
      return;
    }
    const { limit: most = DEFAULT_LIMIT, ...part } = partOf(request);
    const found = await searchCombos(makeSource(await store.get()), q, { ...part, limit: most });
    // `next` and `previous` are of the host that was asked.
    if (found.ok) await sendJson(request, response, found.value, 'private, max-age=60');
    else sendError(response, 400, `Not a part of a query: ${found.error}`);
  });
  const one = asyncHandler(async (request, response) => {
    const combo = await findCombo(makeSource(await store.get()), String(request.params['id']));
    if (combo) await sendJson(request, response, combo, 'public, max-age=60');
    else sendError(response, 404, 'There is no such combo.', { code: 404 });
  });
  router.route('/').get(limit, refuseWhenFull(gates.documents), search).all(methodNotAllowed('GET', 'HEAD'));
  router.route('/:id').get(limit, one).all(methodNotAllowed('GET', 'HEAD'));
  router.use(notFound);
  return router;
};

/** Combos of decks, brackets of decks and the search for combos, at the paths of combo finders. */
export const createCombos = (options: CombosOptions): Router => {
  const router = Router();
  const findMyCombos = createDeckRoute(options, async (snapshot, deck, request) => {
    const { found, identity } = await findDeckCombos(snapshot, deck);
    return answerCombos(makeSource(snapshot), found, identity, partOf(request));
  });
  const brackets = createDeckRoute(options, async (snapshot, deck) =>
    answerBracket(makeSource(snapshot), await estimateBracket(snapshot, deck)),
  );
  router.use(['/find-my-combos', '/api/find-my-combos'], findMyCombos);
  router.use(['/estimate-bracket', '/api/estimate-bracket'], brackets);
  router.use(['/variants', '/api/variants'], createSearch(options));
  return router;
};
