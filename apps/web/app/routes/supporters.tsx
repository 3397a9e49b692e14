import type { LoaderFunctionArgs } from '@remix-run/node';
import { supportersPage } from '#app/features/supporters/supporters-page.server';
import { placePage } from '#app/rendering/rendered-page.server';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, supportersPage(request, context.user));

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
