import { redirect } from '@remix-run/node';

/** What Remix adds to the query of a request for data. */
const REMIX_PARAMETER = '_routes';

/**
 * A permanent redirect (301) to the canonical URL of a page. The query of the request stays, unless the URL has one of its own.
 * @param target path on this site, with its leading slash
 * @example permanentRedirect(new Request('http://x.test/top/Lands?window=year'), '/top/lands').headers.get('Location') // '/top/lands?window=year'
 */
export const permanentRedirect = (request: Request, target: string): Response => {
  const { search, searchParams } = new URL(request.url);
  if (target.includes('?')) return redirect(target, 301);
  if (!searchParams.has(REMIX_PARAMETER)) return redirect(target + search, 301);
  searchParams.delete(REMIX_PARAMETER);
  return redirect(searchParams.size > 0 ? `${target}?${searchParams.toString()}` : target, 301);
};
