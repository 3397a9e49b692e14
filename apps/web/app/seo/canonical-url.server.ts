import { env } from '#app/platform/env.server';

/**
 * The one absolute address of a page: at the configured origin, else at the one that was asked.
 * @param path with its leading slash
 */
export const canonicalUrl = (request: Request, path: string): string =>
  new URL(path, env().ORIGIN ?? new URL(request.url).origin).href;
