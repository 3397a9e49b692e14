import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/card/Printings.module.css';
import { createElement } from 'react';
import { PrintingsPage } from '#app/features/card/PrintingsPage';
import { notFound } from '#app/features/search/not-found.server';
import { permanentRedirect } from '#app/platform/permanent-redirect.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { findCard } from '#app/snapshot/find-card.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  const view = await snapshot.cardPrintings(slug);
  if (view === undefined) {
    const canonical = findCard(slug, snapshot)?.sanitized ?? slug;
    if (canonical !== slug && (await snapshot.cardPrintings(canonical)) !== undefined)
      throw permanentRedirect(request, `/cards/${canonical}/printings`);
    throw notFound(snapshot, slug, [{ label: 'Top cards', url: '/top' }]);
  }
  const { name } = view.card;
  return placePage(
    context,
    renderPage(request, {
      id: 'card-printings',
      title: `Printings of ${name}`,
      description: `Every printing of ${name}: set, number, date and price of each finish.`,
      path: `/cards/${slug}/printings`,
      page: createElement(PrintingsPage, { view }),
    }),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
