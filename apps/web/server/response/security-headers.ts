import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '#app/platform/env.server';
import { contentPolicy } from '#app/rendering/content-security-policy.server';

/** Browser features that no page of this site uses, for itself or for a frame. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The security headers of every response, by name. */
export const securityHeaders = (
  env: Pick<Env, 'IMAGE_ORIGINS' | 'ORIGIN' | 'HSTS_INCLUDE_SUBDOMAINS'>,
): Readonly<Record<string, string>> => {
  const isHttps = env.ORIGIN?.startsWith('https:') ?? false;
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && {
      maxAge: 31_536_000,
      includeSubDomains: env.HSTS_INCLUDE_SUBDOMAINS,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })(request, response, () => undefined);
  const set = response.getHeaderNames().map((name) => [name, String(response.getHeader(name))] as const);
  return {
    'Content-Security-Policy': contentPolicy(env),
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...Object.fromEntries(set),
  };
};

/** Leaves the content security policy to pages, whose policy lists their inline scripts: two policies would both apply. */
export const removeContentPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};
