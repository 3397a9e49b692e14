import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { ReactElement } from 'react';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { RenderedPageData } from '#app/rendering/RenderedPage';

export type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Pages of a person are for no cache. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

interface AccountPageOptions {
  readonly path: string;
  /** changes with what the page shows; a rejected post and its loader place markup of their own */
  readonly slug: string;
  readonly title: string;
  readonly page: ReactElement;
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}

/** The response with a page of an account. */
export const accountPage = (
  { request, context }: RouteArgs,
  { path, slug, title, page, status = 200, retryAfter }: AccountPageOptions,
) => {
  const rendered: RenderedPageData = {
    ...placePage(
      context,
      renderPage(request, { id: `account-${slug}`, title, description: title, path, hidden: true, page }),
    ),
    slug,
  };
  const headers = { ...NO_STORE, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  return data(rendered, { status, headers });
};

/** The site's origin, for links in mails. */
export const originOf = ({ request, context }: RouteArgs): string =>
  context.account?.origin ?? new URL(request.url).origin;
