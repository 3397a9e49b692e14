import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '#app/platform/env.server';
import { contentPolicy } from '#app/rendering/content-security-policy.server';

/** The security headers of every response, by name. */
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

/** Leaves the content security policy to pages, whose policy lists their inline scripts: two policies would both apply. */
export const removeContentPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};
