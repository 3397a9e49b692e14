import type { Env } from '#app/platform/env.server';
import { asksForCardAsJson } from '../compatible/compatible';
import { makeRequestId } from '../request/request-id';
import type { Listener } from '../request/origin-form';
import type { ProxyTrust } from '../request/proxy-trust';
import { findSite } from '../request/site-origin';
import type { AnonymousPageCache } from './anonymous-page-cache';
import { sendPage } from './send-page';

export interface CachedFirstOptions {
  readonly env: Pick<Env, 'ORIGIN' | 'REQUEST_ID_HEADER'>;
  readonly trusts: ProxyTrust;
  readonly pageCache: Pick<AnonymousPageCache, 'findCached'>;
}

/**
 * Sends cached pages before Express, whose set-up of a request costs as much as sending one. All other requests, invalid
 * ones among them, are left to the next listener. Nothing is cached for a URL that is not canonical.
 */
export const sendCachedFirst = (
  { env, trusts, pageCache }: CachedFirstOptions,
  listener: Listener,
): Listener => {
  const { ORIGIN: origin, REQUEST_ID_HEADER: header } = env;
  const site = { origin, trusts };
  return (request, response, next) => {
    const sentTo = asksForCardAsJson(request) ? undefined : findSite(request, site);
    const found = sentTo && pageCache.findCached({ request, url: request.url ?? '', origin: sentTo.origin });
    if (!found) {
      listener(request, response, next);
      return;
    }
    const { page, body } = found;
    const isNamed = header !== undefined && trusts(request.socket.remoteAddress, 0);
    sendPage(request, response, { page, body, id: makeRequestId(request, isNamed ? header : undefined) });
  };
};
