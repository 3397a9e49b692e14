import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { weakEtag } from '#app/rendering/cache-headers.server';
import { methodNotAllowed } from '../api/api-error';
import type { Encoding } from '../html-cache/html-cache';
import { negotiateEncoding } from '../html-cache/negotiate-encoding';
import { sendDocument } from '../response/send-document';

/** The built widget is missing: its message says what to do. */
export class WidgetMissingError extends Error {}

/** A page of a partner has a new version within the hour. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

const FILES: Readonly<Record<Encoding, string>> = {
  br: 'widget.js.br',
  gzip: 'widget.js.gz',
  identity: 'widget.js',
};

const readBodies = (folder: string): Readonly<Record<Encoding, Buffer>> => {
  const read = (encoding: Encoding): Buffer => readFileSync(join(folder, FILES[encoding]));
  try {
    return { br: read('br'), gzip: read('gzip'), identity: read('identity') };
  } catch (error) {
    throw new WidgetMissingError(`The widget is not built (${folder}): run npm start, or turbo run build.`, {
      cause: error,
    });
  }
};

/**
 * `/widget.js` for pages of other origins, encoded as the build has it.
 * @param folder of the built widget
 * @throws WidgetMissingError without it
 */
export const createWidgetScript = (folder: string): Router => {
  const bodies = readBodies(folder);
  const etag = weakEtag(bodies.identity);
  const send: RequestHandler = (request, response) => {
    const encoding = negotiateEncoding(request);
    response.vary('Accept-Encoding').set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    sendDocument(request, response, {
      type: 'text/javascript; charset=utf-8',
      body: bodies[encoding],
      etag,
      cacheControl: CACHE_CONTROL,
    });
  };
  const router = Router();
  router.route('/widget.js').get(send).all(methodNotAllowed('GET', 'HEAD'));
  return router;
};
