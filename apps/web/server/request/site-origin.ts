import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '#app/platform/env.server';

/** The origin for a request whose Host header is invalid. */
const FALLBACK = 'http://localhost';

/** Parsed origins: the host of every request is looked up here. */
const origins = new LRUCache<string, string, string>({
  max: 200,
  memoMethod: (url, _stale, { context: host }) =>
    /^[a-z0-9.:[\]-]{1,255}$/i.test(host) && URL.canParse(url) ? new URL(url).origin : FALLBACK,
});

type ProxyTrust = (address: string | undefined, hop: number) => boolean;
const isProxyTrust = (value: unknown): value is ProxyTrust => typeof value === 'function';

const isProxyTrusted = (request: Request): boolean => {
  const trusts: unknown = request.app.get('trust proxy fn');
  return isProxyTrust(trusts) && trusts(request.socket.remoteAddress, 0);
};

/** The requested host: as a trusted proxy forwards it, else of the Host header. */
const requestedHost = (request: Request): string => {
  const forwarded = request.headers['x-forwarded-host'];
  if (forwarded === undefined || !isProxyTrusted(request)) return request.headers.host ?? '';
  return String(forwarded).split(',', 1)[0]?.trim() ?? '';
};

/** The public origin of the site: as configured, else as requested; `http://localhost` where the host is invalid. */
export const siteOrigin = (request: Request, { ORIGIN }: Pick<Env, 'ORIGIN'>): string => {
  if (ORIGIN !== undefined) return ORIGIN;
  const host = requestedHost(request);
  const url = `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
  return origins.memo(url, { context: host });
};
