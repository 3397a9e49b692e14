import type { LoaderFunctionArgs } from '@remix-run/node';
import { faqPage } from '#app/features/about/about-pages.server';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, await faqPage(request, await getSnapshot()));

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
