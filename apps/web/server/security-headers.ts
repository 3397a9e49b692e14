import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { contentPolicy } from '#app/platform/content-policy.server';
import type { Env } from '#app/platform/env.server';

/** Headers that every answer gets; a page puts its own content policy in place of the one set here. */
export const securityHeaders = (env: Pick<Env, 'IMAGE_ORIGINS' | 'ORIGIN'>): RequestHandler => {
  const isHttps = env.ORIGIN?.startsWith('https:') ?? false;
  const headers = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentPolicy(env);
  return (request, response, next) => {
    response.set('Content-Security-Policy', policy);
    headers(request, response, next);
  };
};
