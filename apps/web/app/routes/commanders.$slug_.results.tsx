import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/ui/results/Results.module.css';
import { commanderResultsPage } from '#app/features/commanders/results/results-pages.server';
import { pageResponse } from '#app/page-response.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  return pageResponse(
    { request, context },
    snapshot,
    slug,
    await commanderResultsPage(request, snapshot, slug),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
