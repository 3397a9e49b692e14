import type { LoaderFunctionArgs } from '@remix-run/node';
import { topPage } from '#app/features/top-lists/top-page.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const list = params['list'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, list, await topPage(request, snapshot, list));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
