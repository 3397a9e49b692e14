import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '#app/platform/env.server';
import { sendStatus } from '../response/send-document';
import { type ProxyTrust, proxyTrust } from './proxy-trust';
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

/** The host that was parsed last: most requests name the one that the request before named. */
let last: { readonly text: string; readonly scheme: Scheme; readonly host: string | undefined } | undefined;

/**
 * A host with its port in normal form: lower case, without the default port of its scheme. Undefined where it is invalid.
 * @example parseHost('Crownsmith.example:443', 'https') // 'crownsmith.example'
 */
export const parseHost = (text: string, scheme: Scheme): string | undefined => {
  if (last?.text === text && last.scheme === scheme) return last.host;
  const host = AUTHORITY.test(text) ? hosts.memo(`${scheme}://${text}`) || undefined : undefined;
  last = { text, scheme, host };
  return host;
};

/** Whether a request has more than one Host header; Node keeps the first of them. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
};

/** The address that a client connected to, for HTTP/1.0 clients that name no host (RFC 9112, 3.3). */
const connectedHost = ({ socket }: IncomingMessage): string => {
  const { localAddress = '', localPort = 0 } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
};

/** What the nearest of several proxies has put first into a header. */
const firstOf = (header: string | readonly string[]): string => String(header).split(',', 1)[0]?.trim() ?? '';

/** The requested host as it was sent: as a trusted proxy forwards it, else in the Host header. */
const sentHost = (request: IncomingMessage, isProxyTrusted: boolean): string => {
  const forwarded = isProxyTrusted ? request.headers['x-forwarded-host'] : undefined;
  return forwarded === undefined ? (request.headers.host ?? connectedHost(request)) : firstOf(forwarded);
};

/** How the client connected: as a trusted proxy says, else to this server, which speaks no TLS. */
const schemeOf = ({ headers }: IncomingMessage, isProxyTrusted: boolean): Scheme => {
  const forwarded = isProxyTrusted ? headers['x-forwarded-proto'] : undefined;
  return forwarded !== undefined && firstOf(forwarded) === 'https' ? 'https' : 'http';
};

/**
 * The site that a request was sent to; undefined where a header names an invalid host, or more than one.
 * @param origin the public origin, where it is configured
 */
export const findSite = (
  request: IncomingMessage,
  { origin, trusts }: { readonly origin: string | undefined; readonly trusts: ProxyTrust },
): RequestedSite | undefined => {
  const { headers } = request;
  const isForwarded = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-proto'] !== undefined;
  const isProxyTrusted = isForwarded && trusts(request.socket.remoteAddress, 0);
  const scheme = schemeOf(request, isProxyTrusted);
  const sent = sentHost(request, isProxyTrusted);
  const requestedHost = parseHost(sent, scheme);
  const { host } = headers;
  if (requestedHost === undefined || hasTwoHosts(request)) return undefined;
  if (host !== undefined && host !== sent && parseHost(host, scheme) === undefined) return undefined;
  return { origin: origin ?? `${scheme}://${requestedHost}`, requestedHost };
};

/**
 * Finds the site that a request was sent to, before anything else reads its host. Responds 400 to an invalid host, in
 * whichever header, and to more than one. Later handlers read the result by `siteOrigin`.
 */
export const resolveSite =
  (env: Pick<Env, 'ORIGIN'>, headers: Readonly<Record<string, string>>): RequestHandler =>
  (request, response, next) => {
    const site = findSite(request, { origin: env.ORIGIN, trusts: proxyTrust(request.app) });
    if (!site) {
      setGeneralHeaders(response, headers);
      sendStatus(response, 400);
      return;
    }
    request.site = site;
    next();
  };

/** Where a request was sent. Throws where `resolveSite` has not run. */
export const requestedSite = ({ site }: Request): RequestedSite => {
  if (!site) throw new Error('The site of this request was not resolved.');
  return site;
};

/** The public origin of the site: as configured, else as requested. */
export const siteOrigin = (request: Request): string => requestedSite(request).origin;
