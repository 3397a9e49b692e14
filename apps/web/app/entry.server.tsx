import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { contentPolicy } from '#app/rendering/content-security-policy.server';
import { env } from '#app/platform/env.server';
import { createDeferredScripts } from '#app/rendering/deferred-scripts.server';
import { DeferredScriptsContext } from '#app/rendering/DeferredScripts';
import { type Log, makeLogger } from '#app/platform/logger.server';
import { NonceContext } from '#app/rendering/nonce';
import { etagMatches, weakEtag, setPageCacheHeaders } from '#app/rendering/cache-headers.server';
import { styleCookie } from '#app/visitor/list-style.server';
import { configOrigins, siteConfig } from '#app/platform/site-config.server';
import { hashScripts } from '#app/rendering/script-hashes.server';
import { isPersonal } from '#app/visitor/visitor.server';
import { readHtml } from '#app/rendering/read-html.server';
import { DocumentMarkupContext } from '#app/rendering/static-markup';
import { createPlaceholders } from '#app/rendering/static-markup.server';

/** Longest that a page may take to render, in ms. */
const RENDER_TIMEOUT = 10_000;

let opened: Log | undefined;
/** The log of pages, made when it is first used: whoever starts the process reads its settings first. */
const log = (): Log => (opened ??= makeLogger(env().LOG_LEVEL));

/**
 * Renders a page whole. Every page's data is in memory, so nothing is gained by streaming, and a whole page can carry
 * hashes of its inline scripts, an ETag and a length.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { documentMarkup = new Map() }: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const placeholders = createPlaceholders(documentMarkup, nonce);
  const rendered = await render(request, remixContext, { nonce, readMarkup: placeholders.read });
  const { html, hashes } = hashScripts(rendered.html, nonce);
  const bytes = Buffer.from(placeholders.replace(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`));
  const finalStatus = rendered.failed ? 500 : status;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The development server writes scripts of its own into pages.
  if (env().NODE_ENV !== 'development')
    headers.set('Content-Security-Policy', contentPolicy(env(), hashes, configOrigins(siteConfig())));
  const cookies = request.headers.get('Cookie');
  const remembered = styleCookie({
    method: request.method,
    fetchSite: request.headers.get('Sec-Fetch-Site'),
    url: request.url,
    cookies,
  });
  if (remembered !== undefined) headers.append('Set-Cookie', remembered);
  const personal = isPersonal(cookies, request.headers.get('Authorization'));
  setPageCacheHeaders(headers, { method: request.method, status: finalStatus, personal });
  if (finalStatus === 200) {
    const tag = weakEtag(bytes);
    headers.set('ETag', tag);
    if (etagMatches(request.headers.get('If-None-Match'), tag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { status: finalStatus, headers });
}

/** The data of a page for a navigation in the browser: it goes by cookies too, so it is asked for anew. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const { headers, status } = response;
  setPageCacheHeaders(headers, { method: request.method, status, personal: true });
  return response;
};

/** Logs what a loader, an action or a page threw; a request that the browser gave up is nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log().error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'A page failed');
};

interface RenderOptions {
  readonly nonce: string;
  readonly readMarkup: (id: string) => string;
}

const render = (request: Request, remixContext: EntryContext, { nonce, readMarkup }: RenderOptions) =>
  new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <DocumentMarkupContext.Provider value={readMarkup}>
          <DeferredScriptsContext.Provider value={createDeferredScripts(remixContext, nonce)}>
            <RemixServer context={remixContext} url={request.url} nonce={nonce} />
          </DeferredScriptsContext.Provider>
        </DocumentMarkupContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timer);
          const body = new PassThrough();
          readHtml(body).then((html) => resolve({ html, failed }), reject);
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => {
          failed = true;
          log().error({ err: error, path: new URL(request.url).pathname }, 'A page could not be rendered');
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT);
  });
