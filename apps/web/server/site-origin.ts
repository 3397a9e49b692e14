import type { Request } from 'express';
import type { Env } from '#app/platform/env.server';

/**
 * Where the site stands for whoever asks: the configured origin, else the one that was asked. A Host header that is no
 * host gives `http://localhost`.
 */
export const siteOrigin = (request: Request, { ORIGIN }: Pick<Env, 'ORIGIN'>): string => {
  if (ORIGIN !== undefined) return ORIGIN;
  const host = request.get('host') ?? '';
  const address = /^[a-z0-9.:[\]-]{1,255}$/i.test(host) ? `${request.protocol}://${host}` : '';
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
};
