import type { LoaderFunctionArgs } from '@remix-run/node';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/developers/Developers.module.css';
import { developersPage } from '#app/features/developers/developer-pages.server';
import { RenderedPage } from '#app/rendering/RenderedPage';
import { placePage } from '#app/rendering/rendered-page.server';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, developersPage(request));

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function Developers() {
  return <RenderedPage />;
}
