import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/developers/Developers.module.css';
import { packagePage } from '#app/features/developers/developer-pages.server';
import { pageResponse } from '#app/page-response.server';
import { RenderedPage } from '#app/rendering/RenderedPage';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const name = params['package'] ?? '';
  return pageResponse({ request, context }, await getSnapshot(), name, packagePage(request, name));
};

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function PackageReference() {
  return <RenderedPage />;
}
