import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/new-cards/NewCards.module.css';
import { firstDayPage } from '#app/features/new-cards/new-cards-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const code = params['code'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, code, await firstDayPage(request, snapshot, code));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
