import type { LoaderFunctionArgs } from '@remix-run/node';
import { themesPage } from '#app/features/themes/theme-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return pageResponse({ request, context }, snapshot, 'typal', await themesPage(request, snapshot, 'typal'));
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
