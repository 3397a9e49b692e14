import type { Env } from '#app/platform/env.server';

/** Other origins: those of the site's config file, see site-config.server.ts, and where forms lead. */
interface ConfigOrigins {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** browsers check the redirects of a form, too */
  readonly forms?: readonly string[];
}
const NO_ORIGINS: ConfigOrigins = { scripts: [], images: [], frames: [] };

/** The origin of a picture service on another site, as a list. */
const serviceOrigin = (service = '/'): readonly string[] =>
  service.startsWith('/') ? [] : [new URL(service).origin];

/**
 * The content security policy of a response.
 * @param hashes of a document's inline scripts, see script-hashes.server.ts
 */
export const contentPolicy = (
  env: Pick<Env, 'IMAGE_ORIGINS' | 'IMAGE_SERVICE' | 'ORIGIN'>,
  hashes: readonly string[] = [],
  { scripts, images, frames, forms = [] }: ConfigOrigins = NO_ORIGINS,
): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    `script-src ${["'self'", ...hashes, ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...env.IMAGE_ORIGINS, ...serviceOrigin(env.IMAGE_SERVICE), ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...scripts].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${["'self'", ...frames].join(' ')}`] : []),
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    ...(env.ORIGIN?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
