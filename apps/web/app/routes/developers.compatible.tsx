import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/developers/Developers.module.css';
import { compatibleApiPage } from '#app/features/developers/developer-pages.server';
import { pageResponse } from '#app/page-response.server';
import { RenderedPage } from '#app/rendering/RenderedPage';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  pageResponse({ request, context }, await getSnapshot(), 'compatible', compatibleApiPage(request));

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function CompatibleApi() {
  return <RenderedPage />;
}
