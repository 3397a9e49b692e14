import {
  fromSavedPrintings,
  SavedListChange,
  SavedListInput,
  type SavedListResponse,
  type SavedListSummary,
  toSavedPrintings,
} from '@crownsmith/api-client';
import { type CardList, withFittedPrintings } from '@crownsmith/domain';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { User } from '#app/accounts/accounts.server';
import { accounts } from '#app/accounts/current.server';
import { type ListError, listErrorStatus } from '#app/accounts/lists/list-error';
import { createLists, type Lists } from '#app/accounts/lists/lists.server';
import type { OpenList, SavedList } from '#app/accounts/lists/saved-list.server';
import { stateDeck } from '#app/platform/state-deck';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, sendError, sendInvalid } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { jsonBody, parseBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { isFromOtherSite } from '../request/form-guard';
import { bearerTokenOf } from './read-token';

const lists = (): Lists => createLists(accounts().documents);

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The user of a request: by its bearer token, or else by the session of a page of this site. */
const userOf = (request: Request, response: Response): User | undefined =>
  bearerTokenOf(request) !== undefined || isRead(request) || !isFromOtherSite(request)
    ? response.locals.user
    : undefined;

/** Responds 401 where nobody is signed in. */
const requireUser: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  response.locals.user = userOf(request, response);
  if (response.locals.user) {
    next();
    return;
  }
  response.set('WWW-Authenticate', 'Bearer');
  sendError(response, 401, 'Sign in, or send a token: Authorization: Bearer ….');
};

/** Handles requests that have passed `requireUser`. */
const forUser = (
  handle: (uid: string, request: Request, response: Response) => Promise<void>,
): RequestHandler =>
  asyncHandler((request, response) => handle(response.locals.user?.uid ?? '', request, response));

const sendListError = (response: Response, error: ListError): void =>
  sendError(response, listErrorStatus(error), error.message, { code: error.code });

const toSummary = (list: SavedList): SavedListSummary => ({
  id: list.id,
  url: `/lists/${list.id}`,
  name: list.name,
  commanders: [...list.commanders],
  num_cards: list.cardCount,
  version: list.version,
  created_at: new Date(list.createdAt).toISOString(),
  changed_at: new Date(list.changedAt).toISOString(),
  shared_url: list.shareId === undefined ? null : `/shared/${list.shareId}`,
});

const toResponse = (list: OpenList): SavedListResponse => ({
  ...toSummary(list),
  companion: stateDeck(list.list, new URLSearchParams(list.list.words)).companion,
  cards: Object.entries(list.list.cards).map(([url, count]) => ({ url, count })),
  ...(list.list.printings && { printings: toSavedPrintings(list.list.printings) }),
  ...(list.list.chosenColor && { chosen_color: list.list.chosenColor }),
});

/** The list of a body, with the urls of this site's cards; undefined after a response that names unknown ones. */
const readList = async (
  store: Pick<SnapshotStore, 'get'>,
  { commanders, cards, printings, chosen_color }: Omit<SavedListInput, 'name'>,
  response: Response,
): Promise<CardList | undefined> => {
  const snapshot = await store.get();
  const entries = cards.map((card) => (typeof card === 'string' ? { url: card, count: 1 } : card));
  const urls = [...commanders, ...[...entries, ...(printings ?? [])].map(({ url }) => url)];
  const known = new Map(urls.flatMap((url) => [[url, snapshot.resolveCard(url)?.url] as const]));
  const missing = urls.filter((url) => known.get(url) === undefined);
  if (missing.length > 0) {
    const message = `There is no card ${missing[0]}.`;
    sendError(response, 400, message, { code: 'unknown-cards', not_found: [...new Set(missing)] });
    return undefined;
  }
  const copies = new Map<string, number>();
  for (const { url, count } of entries) {
    const canonical = known.get(url) ?? url;
    copies.set(canonical, (copies.get(canonical) ?? 0) + count);
  }
  const leaders = commanders.map((url) => known.get(url) ?? url);
  return {
    commanders: [...new Set(leaders)].sort(),
    cards: Object.fromEntries(copies),
    ...(printings && { printings: fromSavedPrintings(printings, (url) => known.get(url) ?? url) }),
    ...(chosen_color && { chosenColor: chosen_color }),
  };
};

/** A changed list; what it does not state is as in the stored one: printings of the cards that stay, the chosen colour. */
const withKept = async (
  uid: string,
  id: string,
  list: CardList,
  { printings, chosen_color }: SavedListChange,
): Promise<CardList> => {
  if (printings !== undefined && chosen_color !== undefined) return withFittedPrintings(list);
  const opened = await lists().open(uid, id);
  const stored = opened.ok ? opened.value.list : undefined;
  return withFittedPrintings({
    ...list,
    printings: printings === undefined ? stored?.printings : list.printings,
    chosenColor: chosen_color === undefined ? stored?.chosenColor : list.chosenColor,
  });
};

/** Responds with a list as it is stored now. */
const sendList = async (response: Response, uid: string, id: string, status = 200): Promise<void> => {
  const opened = await lists().open(uid, id);
  if (opened.ok) response.status(status).json(toResponse(opened.value));
  else sendListError(response, opened.error);
};

/**
 * The lists of users as an API, to be mounted at `/api/lists`. README.md describes it.
 * @param limitWrites counts what a user changes
 */
export const createListsApi = (store: Pick<SnapshotStore, 'get'>, limitWrites: RequestHandler): Router => {
  const router = Router({ strict: false });
  router
    .route('/')
    .all(allowAllOrigins('GET', 'HEAD', 'POST'), requireUser)
    .get(
      forUser(async (uid, _request, response) => {
        response.json({ lists: (await lists().all(uid)).map(toSummary) });
      }),
    )
    .post(
      limitWrites,
      ...jsonBody(),
      forUser(async (uid, request, response) => {
        const body = parseBody(SavedListInput, request.body);
        if (!body.ok) {
          return sendInvalid(response, body.error);
        }
        const list = await readList(store, body.value, response);
        if (!list) return;
        const created = await lists().create(uid, { name: body.value.name, list });
        if (!created.ok) return sendListError(response, created.error);
        response.set('Location', `/api/lists/${created.value.id}`);
        await sendList(response, uid, created.value.id, 201);
      }),
    )
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  router
    .route('/:id')
    .all(allowAllOrigins('GET', 'HEAD', 'PUT', 'DELETE'), requireUser)
    .get(forUser((uid, request, response) => sendList(response, uid, request.params['id'] ?? '')))
    .put(
      limitWrites,
      ...jsonBody(),
      forUser(async (uid, request, response) => {
        const body = parseBody(SavedListChange, request.body);
        if (!body.ok) {
          return sendInvalid(response, body.error);
        }
        const list = await readList(store, body.value, response);
        if (!list) return;
        const { name, version: base } = body.value;
        const id = request.params['id'] ?? '';
        const saved = await lists().save(uid, id, {
          list: await withKept(uid, id, list, body.value),
          base,
          name,
        });
        if (!saved.ok) return sendListError(response, saved.error);
        await sendList(response, uid, saved.value.id);
      }),
    )
    .delete(
      limitWrites,
      forUser(async (uid, request, response) => {
        const deleted = await lists().delete(uid, request.params['id'] ?? '');
        if (deleted.ok) response.status(204).end();
        else sendListError(response, deleted.error);
      }),
    )
    .all(methodNotAllowed('GET', 'HEAD', 'PUT', 'DELETE'));
  return router;
};
