import { COLOR_MODE_COOKIE, USER_STATE_COOKIE } from '@crownsmith/domain';
import type { Request as ExpressRequest } from 'express';
import { colorModeOfCookies } from '#app/visitor/color-mode.server';
import type { Env } from '#app/platform/env.server';
import { rememberedStyle, styleCookie } from '#app/visitor/list-style.server';
import { hasSession, visitorState } from '#app/visitor/visitor.server';
import { LIST_STYLE_COOKIE } from '#app/visitor/list-style';
import { FORM_PATHS } from '../request/form-guard';
import { siteOrigin } from '../request/site-origin';

/** Longer addresses are answered, but not kept. */
const LONGEST_URL = 512;

/** Pages that are one request's own: forms with their guards, what the clipboard asks for, and chance. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  ...FORM_PATHS,
  '/recs',
  '/recs.data',
  '/random',
  '/random.data',
]);

/** All that a page drawn for a visitor may depend on, besides the snapshot: each from a closed set but the address. */
export interface VisitorRequest {
  readonly origin: string;
  /** path and query, as they were asked for */
  readonly url: string;
  /** cookies that change what is drawn, written in one way only */
  readonly cookies: string;
}

/**
 * Cookies that change what the server draws for a visitor, in one order and spelling; empty for most.
 * @example visitorCookies('x=1; listStyle=table; theme=dark; theme=pink') // 'theme=dark; listStyle=table'
 */
export const visitorCookies = (cookies: string | undefined): string => {
  if (cookies === undefined) return '';
  const theme = colorModeOfCookies(cookies);
  const style = rememberedStyle(cookies);
  const state = visitorState(cookies);
  return [
    theme && `${COLOR_MODE_COOKIE}=${theme}`,
    style && `${LIST_STYLE_COOKIE}=${style}`,
    state && `${USER_STATE_COOKIE}=${state}`,
  ]
    .filter(Boolean)
    .join('; ');
};

const pathOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
};

/**
 * What a request asks for, if its answer may be the same for every visitor; undefined for what is somebody's own, for
 * what changes something, and for addresses that are none of a page.
 */
export const visitorRequest = (
  request: ExpressRequest,
  env: Pick<Env, 'ORIGIN'>,
): VisitorRequest | undefined => {
  const { method, originalUrl: url, headers } = request;
  const { cookie: cookies, authorization } = headers;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > LONGEST_URL || url.startsWith('//') || !url.startsWith('/') || url.startsWith('/__'))
    return undefined;
  if (hasSession(cookies, authorization)) return undefined;
  const path = pathOf(url);
  if (OWN_PAGES.has(path.toLowerCase().replace(/\/$/, ''))) return undefined;
  const from = headers['sec-fetch-site'];
  if (from === 'same-origin' && styleCookie({ method, from, url, cookies: cookies ?? '' }) !== undefined)
    return undefined;
  return { origin: siteOrigin(request, env), url, cookies: visitorCookies(cookies) };
};

/** The key of a page among those of a snapshot's version. No part but the last may hold a line break. */
export const visitorKey = ({ origin, url, cookies }: VisitorRequest, version: string): string =>
  `${version}\n${origin}\n${cookies}\n${url}`;

/**
 * The request that the page is rendered for: it holds what is part of the key, and nothing else of the original one.
 */
export const normalizedRequest = ({ origin, url, cookies }: VisitorRequest): Request =>
  new Request(origin + url, {
    headers: cookies === '' ? {} : { Cookie: cookies },
  });
