import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';

export type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Pages of a person are for no cache. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

interface AccountPageOptions<View> {
  readonly path: string;
  readonly title: string;
  /** what the page shows */
  readonly view: View;
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}

/** The response with the data of an account's page. */
export const accountPage = <View>(
  { request }: RouteArgs,
  { path, title, view, status = 200, retryAfter }: AccountPageOptions<View>,
) => {
  const head: PageHead = { title, description: title, canonical: canonicalUrl(request, path), hidden: true };
  const headers = { ...NO_STORE, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  return data({ head, view }, { status, headers });
};

/** The site's origin, for links in mails. */
export const originOf = ({ request, context }: RouteArgs): string =>
  context.account?.origin ?? new URL(request.url).origin;
