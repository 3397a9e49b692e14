import type { LoaderFunctionArgs } from '@remix-run/node';
import { setsPage } from '#app/features/sets/set-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, 'sets', await setsPage(request, snapshot));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
