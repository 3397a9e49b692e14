import { makeSlug, type Slug } from '@crownsmith/domain';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { Documents } from '#app/accounts/documents/documents.server';
import { requireUser } from '#app/accounts/require-user.server';
import { castVote, readVote, withdrawVote } from '#app/accounts/votes/votes.server';
import type { CardView } from '#app/model/card-view';
import { readFormBody } from '#app/platform/form-body.server';
import { permanentRedirect } from '#app/platform/permanent-redirect.server';
import { signInPath } from '#app/platform/site-path';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { PostedVote } from './salt-vote.schema';
import { type Outcome, OUTCOMES, SaltVotePage } from './SaltVotePage';

type RouteArgs = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

interface RouteOptions {
  readonly documents: () => Documents;
  readonly snapshot: () => Promise<Pick<Snapshot, 'cardPage' | 'redirect'>>;
  /** the response for a slug that no card has */
  readonly notFound: (slug: string) => Promise<unknown>;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/** The page shows whose vote it is. */
const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;
const MAX_BODY_BYTES = 4096;

const pathOf = (slug: Slug): string => `/cards/${slug}/salt`;

const outcomeOf = ({ searchParams }: URL): Outcome | undefined =>
  (Object.keys(OUTCOMES) as Outcome[]).find((outcome) => searchParams.get('result') === outcome);

/** Loader and action of the page where people vote on a card's salt. */
export const createSaltRoute = ({ documents, snapshot, notFound, now = Date.now }: RouteOptions) => {
  /** The card of a path. Throws a redirect to its present path, or the response for an unknown one. */
  const findCard = async ({ params, request }: RouteArgs): Promise<CardView & { readonly slug: Slug }> => {
    const asked = params['slug'] ?? '';
    const slug = makeSlug(asked);
    const found = await snapshot();
    const view = slug === asked ? await found.cardPage(slug) : undefined;
    if (view) return { ...view, slug };
    const canonical = found.redirect('cards', asked) ?? found.redirect('cards', slug) ?? slug;
    throw canonical === asked
      ? await notFound(asked)
      : permanentRedirect(request, `/cards/${canonical}/salt`);
  };

  return {
    loader: async (args: RouteArgs) => {
      const { request, context } = args;
      const view = await findCard(args);
      const { user } = context;
      const voter = user && { vote: await readVote(documents(), user.uid, view.slug) };
      const page = renderPage(request, {
        id: 'salt-vote',
        title: `${view.card.name}: salt`,
        description: `Vote on how salty ${view.card.name} is, from 0 to 4.`,
        path: pathOf(view.slug),
        hidden: true,
        page: (
          <SaltVotePage
            view={view}
            voter={voter}
            outcome={outcomeOf(new URL(request.url))}
            signInUrl={signInPath(pathOf(view.slug))}
          />
        ),
      });
      return data(placePage(context, page), { headers: NO_STORE });
    },

    action: async (args: RouteArgs) => {
      const { slug } = await findCard(args);
      const user = requireUser(args);
      const posted = PostedVote.safeParse(await readFormBody(args.request, MAX_BODY_BYTES));
      const respond = (outcome: Outcome): Response => redirect(`${pathOf(slug)}?result=${outcome}`, 303);
      if (!posted.success) return respond('missing');
      if (posted.data.intent === 'withdraw') {
        await withdrawVote(documents(), user.uid, slug);
        return respond('withdrawn');
      }
      await castVote(documents(), { uid: user.uid, slug, vote: posted.data.vote }, now());
      return respond('voted');
    },
  };
};
