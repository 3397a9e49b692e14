import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { contentPolicy } from '#app/platform/content-policy.server';
import { env } from '#app/platform/env.server';
import { NonceContext } from '#app/platform/nonce';
import { hashScripts } from '#app/platform/script-hashes.server';

/** Longest that a page may take to render, in ms. */
const RENDER_TIMEOUT = 10_000;

/**
 * Renders a page whole. Every page's data is in memory, so nothing is gained by streaming, and a whole page can carry
 * hashes of its inline scripts, an ETag and a length.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const rendered = await render(request, remixContext, nonce);
  const { html, hashes } = hashScripts(rendered.html, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (env().NODE_ENV === 'development') headers.delete('Content-Security-Policy');
  else headers.set('Content-Security-Policy', contentPolicy(env(), hashes));
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, {
    status: rendered.failed ? 500 : status,
    headers,
  });
}

const render = (request: Request, remixContext: EntryContext, nonce: string) =>
  new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timer);
          const body = new PassThrough();
          text(body).then((html) => resolve({ html, failed }), reject);
          pipe(body);
        },
        onShellError: reject,
        onError: () => {
          failed = true;
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT);
  });
