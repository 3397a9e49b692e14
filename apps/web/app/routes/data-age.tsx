import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { dataAgePage } from '#app/features/data-age/data-age-page.server';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';

/** Not cached: what it says changes from day to day, without another snapshot. */
export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  data(placePage(context, dataAgePage(request, await getSnapshot(), Date.now())), {
    headers: { 'Cache-Control': 'no-store' },
  });

export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers => loaderHeaders;

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
