import type { Request } from 'express';

/** Whether a proxy is trusted, by its address and its distance. */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean;
const isProxyTrust = (value: unknown): value is ProxyTrust => typeof value === 'function';

/** Which proxies an app trusts, as it is set up (`trust proxy`). */
export const proxyTrust = (app: { get: (name: string) => unknown }): ProxyTrust => {
  const trusts = app.get('trust proxy fn');
  return isProxyTrust(trusts) ? trusts : () => false;
};

/** Whether the sender of a request is a proxy that TRUST_PROXY trusts. */
export const isProxyTrusted = (request: Request): boolean =>
  proxyTrust(request.app)(request.socket.remoteAddress, 0);
