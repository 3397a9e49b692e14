import { randomUUID } from 'node:crypto';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isCardPath } from '@crownsmith/compatible';
import { isSnapshotFailure, takeTurn } from '@crownsmith/answers/snapshot';
import { isAccountPath } from '#app/accounts/account-paths';
import { patreonSettings } from '#app/accounts/supporters/patreon-client.server';
import { env } from '#app/platform/env.server';
import { type Log, makeLogger } from '#app/platform/logger.server';
import { requestContext } from '#app/platform/request-context.server';
import { configOrigins, siteConfig } from '#app/platform/site-config.server';
import {
  etagMatches,
  originCaching,
  setPageCacheHeaders,
  weakEtag,
} from '#app/rendering/cache-headers.server';
import { contentPolicy } from '#app/rendering/content-security-policy.server';
import { renderDocument } from '#app/rendering/render-document.server';
import { doPricesChangeSoon } from '#app/rendering/shops.server';
import { hashScripts } from '#app/rendering/script-hashes.server';
import { createPlaceholders } from '#app/rendering/static-markup.server';
import { isDatabaseFailure } from '#app/accounts/documents/documents.server';
import { styleCookie } from '#app/visitor/list-style.server';
import { isPersonal } from '#app/visitor/visitor.server';

/** When to try a page again whose data cannot be read: damaged files are looked at again within a minute. */
const UNAVAILABLE_RETRY_SECONDS = '60';

let logger: Log | undefined;
/** The log of pages, created on first use, when the environment is validated. */
const log = (): Log => (logger ??= makeLogger(env().LOG_LEVEL));

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** The origins that documents may use besides the site's own; linking an account leads to Patreon. */
const otherOrigins = () => {
  const patreon = patreonSettings(env());
  return { ...configOrigins(siteConfig()), forms: patreon ? [patreon.origin] : [] };
};

/** Sets the headers of a document: its policy, cookie and caching. */
const setDocumentHeaders = (
  headers: Headers,
  request: Request,
  { status, hashes }: { readonly status: number; readonly hashes: readonly string[] },
): void => {
  const { method, url } = request;
  const cookies = request.headers.get('Cookie');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The development server adds scripts of its own to documents.
  if (env().NODE_ENV !== 'development')
    headers.set('Content-Security-Policy', contentPolicy(env(), hashes, otherOrigins()));
  const cookie = styleCookie({ method, url, cookies, fetchSite: request.headers.get('Sec-Fetch-Site') });
  if (cookie !== undefined) headers.append('Set-Cookie', cookie);
  const personal = isPersonal(cookies, request.headers.get('Authorization'));
  setPageCacheHeaders(headers, {
    method,
    status,
    personal,
    isAccount: isAccountPath(pathOf(request)),
    hasJson: isCardPath(pathOf(request)),
    changesSoon: doPricesChangeSoon(new Date()),
    origin: originCaching(env()),
  });
};

/**
 * Renders a document. It is not streamed: the data of every page is in memory, and a whole document can have hashes of
 * its inline scripts, an ETag and a length.
 */
export default async function handleRequest(
  request: Request,
  responseStatus: number,
  headers: Headers,
  remixContext: EntryContext,
  { documentMarkup = new Map(), incomplete, unavailable }: AppLoadContext,
): Promise<Response> {
  // The loaders have rendered the page; quick requests get their turn before its document is.
  await takeTurn();
  const nonce = randomUUID();
  const placeholders = createPlaceholders(documentMarkup, nonce);
  let status = unavailable && responseStatus === 500 ? 503 : responseStatus;
  if (status === 503) headers.set('Retry-After', UNAVAILABLE_RETRY_SECONDS);
  if (incomplete) headers.set('Cache-Control', 'no-store');
  const rendered = await renderDocument(remixContext, {
    url: request.url,
    nonce,
    // A page that a cache may store never names a request.
    requestId: status >= 500 ? (requestContext()?.requestId ?? '') : '',
    bugReportEmail: siteConfig().bugReportEmail,
    readMarkup: placeholders.read,
    onError: (error) => {
      status = 500;
      log().error({ err: error, path: pathOf(request) }, 'Rendering a page failed');
    },
  });
  const { html, hashes } = hashScripts(rendered, nonce);
  const body = placeholders.encode(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`);
  setDocumentHeaders(headers, request, { status, hashes });
  // The load context and the tree of a document outlive their response until the next full collection of garbage; the
  // bytes of its page need not. Not before all that can fail: the page of an error is rendered with the same context.
  documentMarkup.clear();
  if (status === 200) {
    const etag = weakEtag(body);
    headers.set('ETag', etag);
    if (etagMatches(request.headers.get('If-None-Match'), etag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}

/** Sets the cache headers of the data of a page: it depends on cookies, so browsers revalidate it. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  const { headers, status } = response;
  if (context.incomplete) headers.set('Cache-Control', 'no-store');
  setPageCacheHeaders(headers, {
    method: request.method,
    status,
    personal: true,
    isAccount: isAccountPath(pathOf(request)),
    origin: originCaching(env()),
  });
  return response;
};

/**
 * Logs errors of loaders, actions and components, but not those of requests that the client aborted. Data that cannot be
 * read, and accounts that cannot be written, make the page unavailable.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isSnapshotFailure(error) || isDatabaseFailure(error)) context.unavailable = true;
  if (request.signal.aborted) return;
  log().error({ err: error, method: request.method, path: pathOf(request) }, 'Loading a page failed');
};
