import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/new-cards/NewCards.module.css';
import { newCardsPage } from '#app/features/new-cards/new-cards-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, '', await newCardsPage(request, snapshot));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
