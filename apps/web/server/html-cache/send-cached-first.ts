import type { Env } from '#app/platform/env.server';
import { asksForCardAsJson } from '../compatible/compatible-pages';
import { isCanonicalUrl } from '../request/canonical-url';
import type { Listener } from '../request/origin-form';
import type { ProxyTrust } from '../request/proxy-trust';
import { findSite } from '../request/site-origin';
import { makeRequestId } from '../request/request-id';
import type { AnonymousPageCache } from './anonymous-page-cache';

export interface CachedFirstOptions {
  readonly env: Pick<Env, 'ORIGIN' | 'REQUEST_ID_HEADER'>;
  readonly trusts: ProxyTrust;
  readonly pageCache: Pick<AnonymousPageCache, 'sendCached'>;
}

/**
 * Sends cached pages before Express, whose set-up of a request costs as much as sending one. All other requests, invalid
 * ones among them, are left to the next listener.
 */
export const sendCachedFirst =
  ({ env, trusts, pageCache }: CachedFirstOptions, listener: Listener): Listener =>
  (request, response, next) => {
    const { url = '' } = request;
    const isPage = isCanonicalUrl(url) && !asksForCardAsJson(request);
    const site = isPage ? findSite(request, { origin: env.ORIGIN, trusts }) : undefined;
    const isTrusted = trusts(request.socket.remoteAddress, 0);
    const id = makeRequestId(request, isTrusted ? env.REQUEST_ID_HEADER : undefined);
    if (!site || !pageCache.sendCached({ request, url, origin: site.origin, id }, response))
      listener(request, response, next);
  };
