import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { contentPolicy } from '#app/rendering/content-security-policy.server';
import type { Env } from '#app/platform/env.server';

/** Headers that every answer gets; a page puts its own content policy in place of the one set here. */
export const securityHeaders = (
  env: Pick<Env, 'IMAGE_ORIGINS' | 'ORIGIN'>,
): Readonly<Record<string, string>> => {
  const isHttps = env.ORIGIN?.startsWith('https:') ?? false;
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })(request, response, () => undefined);
  const set = response.getHeaderNames().map((name) => [name, String(response.getHeader(name))] as const);
  return { 'Content-Security-Policy': contentPolicy(env), ...Object.fromEntries(set) };
};
