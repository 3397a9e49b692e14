import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedListPage } from '#app/features/lists/shared-list.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const id = params['id'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, '', await sharedListPage(request, snapshot, id));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
