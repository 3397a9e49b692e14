import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '#app/platform/env.server';
import { sendStatus } from '../response/send-document';
import { setGeneralHeaders } from './request-id';

/** Where a request was sent, parsed once for everything that reads it. */
export interface RequestedSite {
  /** public origin of the site: as configured, else as requested */
  readonly origin: string;
  /** host and port that the client requested */
  readonly requestedHost: string;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types its requests
  namespace Express {
    interface Request {
      site?: RequestedSite;
    }
  }
}

/** Name, IPv4 or bracketed IPv6 address, with or without a port (RFC 3986, 3.2.2 and 3.2.3). */
const AUTHORITY = /^(?:[a-z\d._-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

type Scheme = 'http' | 'https';

/** Parsed hosts: the host of every request is looked up here. An invalid one is stored as an empty text. */
const hosts = new LRUCache<string, string>({
  max: 200,
  memoMethod: (url) => (URL.canParse(url) ? new URL(url).host : ''),
});

/**
 * A host with its port in normal form: lower case, without the default port of its scheme. Undefined where it is invalid.
 * @example parseHost('Crownsmith.example:443', 'https') // 'crownsmith.example'
 */
export const parseHost = (text: string, scheme: Scheme): string | undefined =>
  AUTHORITY.test(text) ? hosts.memo(`${scheme}://${text}`) || undefined : undefined;

type ProxyTrust = (address: string | undefined, hop: number) => boolean;
const isProxyTrust = (value: unknown): value is ProxyTrust => typeof value === 'function';

/** Whether the sender of a request is a proxy that TRUST_PROXY trusts. */
export const isProxyTrusted = (request: Request): boolean => {
  const trusts: unknown = request.app.get('trust proxy fn');
  return isProxyTrust(trusts) && trusts(request.socket.remoteAddress, 0);
};

/** Whether a request has more than one Host header; Node keeps the first of them. */
const hasTwoHosts = ({ rawHeaders }: Request): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count > 1;
};

/** The address that a client connected to, for HTTP/1.0 clients that name no host (RFC 9112, 3.3). */
const connectedHost = ({ socket }: Request): string => {
  const { localAddress = '', localPort = 0 } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
};

/** The requested host as it was sent: as a trusted proxy forwards it, else in the Host header. */
const sentHost = (request: Request): string => {
  const forwarded = isProxyTrusted(request) ? request.headers['x-forwarded-host'] : undefined;
  if (forwarded !== undefined) return String(forwarded).split(',', 1)[0]?.trim() ?? '';
  return request.headers.host ?? connectedHost(request);
};

const schemeOf = ({ protocol }: Request): Scheme => (protocol === 'https' ? 'https' : 'http');

/**
 * Finds the site that a request was sent to, before anything else reads its host. Responds 400 to an invalid host, in
 * whichever header, and to more than one. Later handlers read the result by `siteOrigin`.
 */
export const resolveSite =
  (env: Pick<Env, 'ORIGIN'>, headers: Readonly<Record<string, string>>): RequestHandler =>
  (request, response, next) => {
    const scheme = schemeOf(request);
    const requestedHost = parseHost(sentHost(request), scheme);
    const isValid =
      requestedHost !== undefined &&
      (request.headers.host === undefined || parseHost(request.headers.host, scheme) !== undefined) &&
      !hasTwoHosts(request);
    if (!isValid) {
      setGeneralHeaders(response, headers);
      sendStatus(response, 400);
      return;
    }
    request.site = { origin: env.ORIGIN ?? `${scheme}://${requestedHost}`, requestedHost };
    next();
  };

/** Where a request was sent. Throws where `resolveSite` has not run. */
export const requestedSite = ({ site }: Request): RequestedSite => {
  if (!site) throw new Error('The site of this request was not resolved.');
  return site;
};

/** The public origin of the site: as configured, else as requested. */
export const siteOrigin = (request: Request): string => requestedSite(request).origin;
