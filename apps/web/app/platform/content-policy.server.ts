import type { Env } from './env.server';

/**
 * The content security policy of an answer.
 * @param hashes of a page's inline scripts (see script-hashes.server.ts)
 */
export const contentPolicy = (
  env: Pick<Env, 'IMAGE_ORIGINS' | 'ORIGIN'>,
  hashes: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...env.IMAGE_ORIGINS].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(env.ORIGIN?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
