import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { COMMANDERS_PER_PAGE, CommandersPage } from '#app/features/commanders/lists/CommandersPage';
import { notFound } from '#app/features/search/not-found.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const view = await snapshot.commanderList();
  if (!view) throw notFound(snapshot, 'commanders');
  const asked = new URL(request.url).searchParams.get('page');
  const page = parsePageNumber(asked, Math.ceil(view.rows.length / COMMANDERS_PER_PAGE));
  return {
    page,
    head: {
      title: page === 1 ? 'Commanders' : `Commanders, page ${page}`,
      description: 'Commanders and pairs by the number of decks that they lead.',
      canonical: canonicalUrl(request, page === 1 ? '/commanders' : `/commanders?page=${page}`),
      items: view.rows
        .slice((page - 1) * COMMANDERS_PER_PAGE, page * COMMANDERS_PER_PAGE)
        .slice(0, 24)
        .map(({ slug, cards }) => ({ name: commanderName(cards), path: `/commanders/${slug}` })),
    },
    markup: placeMarkup(
      context,
      renderMarkup(request, 'commanders', createElement(CommandersPage, { view, page })),
    ),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Commanders() {
  const { page, markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView key={page} markup={markup} />;
}
