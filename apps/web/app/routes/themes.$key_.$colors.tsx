import type { LoaderFunctionArgs } from '@remix-run/node';
import { themePage } from '#app/features/themes/theme-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const key = params['key'] ?? '';
  const colors = params['colors'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse(
    { request, context },
    snapshot,
    key,
    await themePage(request, snapshot, 'themes', key, colors),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
