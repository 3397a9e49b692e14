import type { LoaderFunctionArgs } from '@remix-run/node';
import { zonePage } from '#app/features/commanders/lists/commander-lists.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return pageResponse(
    { request, context },
    snapshot,
    'backgrounds',
    await zonePage(request, snapshot, 'backgrounds'),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
