import type { LoaderFunctionArgs } from '@remix-run/node';
import { partDeckPage } from '#app/features/commanders/average-deck/average-deck-page.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const variant = params['variant'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse(
    { request, context },
    snapshot,
    slug,
    await partDeckPage(request, snapshot, slug, variant),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
