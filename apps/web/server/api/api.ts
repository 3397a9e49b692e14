import {
  CardsRequest,
  DeckReportRequest,
  FORMER_DECK_FIELDS,
  RecsRequest,
  TYPEAHEAD_LISTS,
  type TypeaheadListName,
  type WireCard,
} from '@crownsmith/api-client';
import { err, MAX_LIST_FORM_BYTES, MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import { Router, type RequestHandler } from 'express';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { behindGate } from '../overload/behind-gate';
import type { Gates } from '../overload/gates';
import { refuseWhenFull } from '../overload/refuse-when-full';
import type { ApiRoute } from '../request/rate-limits';
import { methodNotAllowed, notFound, sendError } from './api-error';
import { allowAllOrigins } from './cors';
import { renameFormerFields } from './former-fields';
import { parseBody, parseJson, unparsedJson } from './json-body';
import { recommendForRequest } from './recommend-for-request';
import { recsJson } from './recs-json';

type Store = Pick<SnapshotStore, 'get'>;

const recs = (store: Store, gate: BoundedQueue): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const sendInvalid = (errors: readonly [string, ...string[]]): void =>
      sendError(response, 400, errors[0], { errors, inRecs: [], outRecs: [] });
    const body = parseBody(RecsRequest, parseJson(request));
    if (!body.ok) {
      sendInvalid(body.error);
      return;
    }
    const recommended = await recommendForRequest(await store.get(), body.value);
    if (recommended.ok)
      response.set('Cache-Control', 'no-store').type('json').send(recsJson(recommended.value));
    else sendInvalid(recommended.error.errors);
  });

const deckReport = (store: Store, gate: BoundedQueue): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const renamed = renameFormerFields(parseJson(request), FORMER_DECK_FIELDS, response);
    const body = renamed.ok ? parseBody(DeckReportRequest, renamed.value) : err([renamed.error] as const);
    if (!body.ok) {
      const errors = body.error;
      sendError(response, 400, errors[0], { errors, not_understood: [] });
      return;
    }
    const report = await (await store.get()).reportDeck(body.value);
    if (report.ok) response.set('Cache-Control', 'no-store').json(report.value);
    else {
      const { errors, notUnderstood } = report.error;
      sendError(response, 400, errors[0], { errors, not_understood: notUnderstood });
    }
  });

const cards = (store: Store, gate: BoundedQueue): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const body = parseBody(CardsRequest, parseJson(request));
    if (!body.ok) {
      const errors = body.error;
      sendError(response, 400, errors[0], { errors });
      return;
    }
    const snapshot = await store.get();
    const found: [string, WireCard][] = [];
    const missing: string[] = [];
    const alsoMeans: [string, string[]][] = [];
    for (const name of new Set(body.value.names)) {
      const card = snapshot.resolveCard(name);
      if (card) found.push([name, card]);
      else missing.push(name);
      const others = snapshot.alsoMeant(name);
      if (others.length > 0) alsoMeans.push([name, [...others]]);
    }
    response.set('Cache-Control', 'no-store').json({
      cards: Object.fromEntries(found),
      not_found: missing,
      ...(alsoMeans.length > 0 && { also_means: Object.fromEntries(alsoMeans) }),
    });
  });

const isListName = (text: unknown): text is TypeaheadListName =>
  (TYPEAHEAD_LISTS as readonly unknown[]).includes(text);

const typeahead = (store: Store, gate: BoundedQueue): RequestHandler =>
  behindGate(gate, async (request, response) => {
    const { q, list } = request.query;
    if (typeof q !== 'string') {
      sendError(response, 400, 'Send one query: /api/typeahead?q=…');
    } else if (q.length > MAX_QUERY_CHARACTERS) {
      sendError(response, 400, `A query has at most ${MAX_QUERY_CHARACTERS} characters.`);
    } else if (list !== undefined && !isListName(list)) {
      sendError(response, 400, `Unknown list. The lists are: ${TYPEAHEAD_LISTS.join(', ')}.`);
    } else {
      const snapshot = await store.get();
      const options = list === undefined ? snapshot.searchSite(q) : snapshot.typeahead(q, list);
      response.set('Cache-Control', 'public, max-age=60').json(options);
    }
  });

/**
 * The public API, to be mounted at `/api`: recommendations, reports on decks, cards by name, typeahead. README.md describes it.
 * @param gates what recommendations, cards and suggestions pass
 */
export const createApi = (
  store: Store,
  limits: Readonly<Record<ApiRoute, RequestHandler>>,
  gates: Pick<Gates, 'recs' | 'documents' | 'suggestions'>,
): Router => {
  const router = Router({ strict: false });
  router
    .route('/recs')
    .all(allowAllOrigins('POST'))
    .post(limits.recs, refuseWhenFull(gates.recs), ...unparsedJson(), recs(store, gates.recs))
    .all(methodNotAllowed('POST'));
  router
    .route('/deck-report')
    .all(allowAllOrigins('POST'))
    .post(
      limits.recs,
      refuseWhenFull(gates.recs),
      ...unparsedJson(MAX_LIST_FORM_BYTES),
      deckReport(store, gates.recs),
    )
    .all(methodNotAllowed('POST'));
  router
    .route('/cards')
    .all(allowAllOrigins('POST'))
    .post(limits.cards, refuseWhenFull(gates.documents), ...unparsedJson(), cards(store, gates.documents))
    .all(methodNotAllowed('POST'));
  router
    .route('/typeahead')
    .all(allowAllOrigins('GET', 'HEAD'))
    .get(limits.typeahead, typeahead(store, gates.suggestions))
    .all(methodNotAllowed('GET', 'HEAD'));
  router.use(notFound);
  return router;
};
