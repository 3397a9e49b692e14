import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '#app/platform/env.server';

const UNKNOWN = 'http://localhost';

/** Origins of hosts that were asked, for a host is looked at with every request. */
const known = new LRUCache<string, string>({ max: 200 });

const readOrigin = (address: string, host: string): string =>
  /^[a-z0-9.:[\]-]{1,255}$/i.test(host) && URL.canParse(address) ? new URL(address).origin : UNKNOWN;

type Trust = (address: string | undefined, hop: number) => boolean;
const isTrust = (value: unknown): value is Trust => typeof value === 'function';

const isTrusted = (request: Request): boolean => {
  const trusts: unknown = request.app.get('trust proxy fn');
  return isTrust(trusts) && trusts(request.socket.remoteAddress, 0);
};

/** The host as it was asked: by whom a trusted proxy says, else by the request itself. */
const askedHost = (request: Request): string => {
  const forwarded = request.headers['x-forwarded-host'];
  if (forwarded === undefined || !isTrusted(request)) return request.headers.host ?? '';
  return String(forwarded).split(',', 1)[0]?.trim() ?? '';
};

/**
 * Where the site stands for whoever asks: the configured origin, else the one that was asked. A host that is none gives
 * `http://localhost`.
 */
export const siteOrigin = (request: Request, { ORIGIN }: Pick<Env, 'ORIGIN'>): string => {
  if (ORIGIN !== undefined) return ORIGIN;
  const host = askedHost(request);
  const address = `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
  const origin = known.get(address) ?? readOrigin(address, host);
  known.set(address, origin);
  return origin;
};
