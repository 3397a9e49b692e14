import { env } from '#app/platform/env.server';

/**
 * The canonical URL of a page: at the configured origin, else at the request's.
 * @param path with its leading slash
 */
export const canonicalUrl = (request: Request, path: string): string =>
  new URL(path, env().ORIGIN ?? new URL(request.url).origin).href;
