import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { adminAction } from '#app/features/admin/admin-actions.server';
import { adminPage } from '#app/features/admin/admin-pages.server';
import { notFound } from '#app/features/search/not-found.server';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import '#app/features/admin/Admin.module.css';

/**
 * Responds to every path without another route: to admins with the operator's pages, otherwise with 404. The operator's
 * pages have no route of their own, so that nothing tells them from a path that does not exist.
 */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const path = params['*'] ?? '';
  const page = await adminPage(request, path, context.user);
  if (page) return data(placePage(context, page), { headers: { 'Cache-Control': 'private, no-store' } });
  throw notFound(await getSnapshot(), path);
};

export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const path = params['*'] ?? '';
  const response = await adminAction(request, path, context.user);
  if (response) return response;
  throw notFound(await getSnapshot(), path);
};

/** Remix leaves the headers of the loader out of a document. */
export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers => loaderHeaders;

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
