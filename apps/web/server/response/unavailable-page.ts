import { createHash } from 'node:crypto';
import { BRAND } from '@crownsmith/domain';
import type { RequestHandler } from 'express';
import { SnapshotMissingError, type SnapshotStore } from '#app/snapshot/store.server';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const page = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="10">
    <title>No data yet · ${BRAND}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>No data yet</h1>
    <p>${BRAND} has no published data to show. To publish the starter cards and sample decks, run:</p>
    <p><code>npm run pipeline -- publish</code></p>
    <p>This page reloads every 10 seconds.</p>
  </body>
</html>
`;

/** Responds 503 to requests for pages, with instructions, until a snapshot is published. */
export const requireSnapshot =
  (store: Pick<SnapshotStore, 'get'>): RequestHandler =>
  (_request, response, next) => {
    store.get().then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof SnapshotMissingError)) {
          next(error);
          return;
        }
        response
          .status(503)
          .set({ 'Retry-After': '10', 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
          .type('html')
          .send(page);
      },
    );
  };
