import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { COMMANDERS_PER_PAGE, CommandersPage } from '#app/features/commanders/lists/CommandersPage';
import { notFound } from '#app/features/search/not-found.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { parsePageNumber } from '#app/ui/layout/Pagination';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const view = await snapshot.commanderList();
  if (!view) throw notFound(snapshot, 'commanders');
  const requested = new URL(request.url).searchParams.get('page');
  const page = parsePageNumber(requested, Math.ceil(view.rows.length / COMMANDERS_PER_PAGE));
  return placePage(
    context,
    renderPage(request, {
      id: 'commanders',
      title: page === 1 ? 'Commanders' : `Commanders, page ${page}`,
      description: 'Commanders and pairs by their number of decks.',
      path: page === 1 ? '/commanders' : `/commanders?page=${page}`,
      page: createElement(CommandersPage, { view, page }),
      items: view.rows
        .slice((page - 1) * COMMANDERS_PER_PAGE, page * COMMANDERS_PER_PAGE)
        .map(({ slug, cards }) => ({ label: commanderName(cards), url: `/commanders/${slug}` })),
    }),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
