import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/developers/Developers.module.css';
import { apiPage } from '#app/features/developers/api-page.server';
import { RenderedPage } from '#app/rendering/RenderedPage';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, await apiPage(request, await getSnapshot()));

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function DevelopersApi() {
  return <RenderedPage />;
}
