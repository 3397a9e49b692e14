import { findHandedInErrors } from '@crownsmith/api-client';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as z from 'zod';
import type { Documents } from '#app/accounts/documents/documents.server';
import { toDeckCards } from '#app/accounts/handed-in/handed-in-list';
import { handIn, withdraw } from '#app/accounts/handed-in/handed-in.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { requireUser } from '#app/accounts/require-user.server';
import { readFormBody } from '#app/platform/form-body.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { releaseDate } from '#app/ui/format/release-date';
import { CountDeckPage, type Result, RESULTS } from './CountDeckPage';
import { makeFindCard } from './find-deck-card.server';

type RouteArgs = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

interface RouteOptions {
  readonly documents: () => Documents;
  readonly snapshot: () => Promise<Pick<Snapshot, 'card'>>;
  /** in ms since 1970 */
  readonly now?: () => number;
}

const Intent = z.object({ intent: z.enum(['hand-in', 'withdraw']) });
const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;
const MAX_BODY_BYTES = 1024;

const resultOf = ({ searchParams }: URL): Result | undefined =>
  (Object.keys(RESULTS) as Result[]).find((result) => searchParams.get('result') === result);

const pathOf = (id: string): string => `/lists/${id}/count`;

/** Loader and action of the page that hands a list in to the counts. */
export const createCountDeckRoute = ({ documents, snapshot, now = Date.now }: RouteOptions) => {
  const notFound = () =>
    data({ suggestions: [{ label: 'Your lists', url: '/lists' }] }, { status: 404, headers: NO_STORE });

  return {
    loader: async (args: RouteArgs) => {
      const { uid } = requireUser(args);
      const { request, context, params } = args;
      const id = params['id'] ?? '';
      const opened = await createLists(documents()).open(uid, id);
      if (!opened.ok) throw notFound();
      const { name, list, handedInAt } = opened.value;
      const view = {
        path: pathOf(id),
        list: { name, url: `/lists/${id}` },
        since:
          handedInAt === undefined ? undefined : releaseDate(new Date(handedInAt).toISOString().slice(0, 10)),
        errors: findHandedInErrors(toDeckCards(list), makeFindCard(await snapshot())),
        result: resultOf(new URL(request.url)),
      };
      const page = renderPage(request, {
        id: 'count-deck',
        title: `Count my deck: ${name}`,
        description: 'Hand a list in to the counts of this site.',
        path: pathOf(id),
        hidden: true,
        page: <CountDeckPage view={view} />,
      });
      return data(placePage(context, page), { headers: NO_STORE });
    },

    action: async (args: RouteArgs) => {
      const { uid } = requireUser(args);
      const id = args.params['id'] ?? '';
      const posted = Intent.safeParse(await readFormBody(args.request, MAX_BODY_BYTES));
      const respond = (result?: Result): Response =>
        redirect(`${pathOf(id)}${result ? `?result=${result}` : ''}`, 303);
      if (!posted.success) return respond();
      const outcome =
        posted.data.intent === 'withdraw'
          ? await withdraw(documents(), { uid, id })
          : await handIn(documents(), { uid, id }, makeFindCard(await snapshot()), now());
      if (outcome.ok) return respond(posted.data.intent === 'withdraw' ? 'withdrawn' : 'handed-in');
      if (outcome.error.code === 'not-found') throw notFound();
      return respond(outcome.error.code === 'too-many' ? 'too-many' : 'refused');
    },
  };
};
