import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@crownsmith/domain';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Env } from '#app/platform/env.server';
import { originCaching, weakEtag } from '#app/rendering/cache-headers.server';
import { methodNotAllowed } from '../api/api-error';
import { encodeBody } from '../html-cache/encode-body';
import type { Encoding } from '../html-cache/html-cache';
import { negotiateEncoding } from '../html-cache/negotiate-encoding';
import { siteOrigin } from '../request/site-origin';
import { sendDocument } from '../response/send-document';
import { WidgetMissingError } from './widget-script';

/** Where managers of userscripts install it from; they know it by the end of its name. */
const USERSCRIPT_PATH = '/crownsmith.user.js';
const FILE = 'userscript.js';

/** Scripts, each for an address and an encoding, that are kept. */
const MAX_SCRIPTS = 16;

/** Sites whose pages have the panel: they change their address without loading, so that any of their pages may become a deck's. */
const MATCHES = ['moxfield.com', 'www.moxfield.com', 'archidekt.com', 'www.archidekt.com'].map(
  (host) => `https://${host}/*`,
);

/** A version that grows with each build, as managers compare them. @example versionOf(new Date('2026-11-27T05:04Z')) // '2026.1127.504' */
const versionOf = (built: Date): string =>
  [
    built.getUTCFullYear(),
    100 * (built.getUTCMonth() + 1) + built.getUTCDate(),
    100 * built.getUTCHours() + built.getUTCMinutes(),
  ].join('.');

/** What a manager reads of a script: where it runs, whom it may ask, where its next version is. */
const metadata = (origin: string, version: string): string => {
  const rows: readonly (readonly [key: string, value: string])[] = [
    ['name', `${BRAND} for decks`],
    ['namespace', origin],
    ['version', version],
    ['description', 'Add, swap, cut and check: advice on the decks of Moxfield and Archidekt.'],
    ['license', 'MIT'],
    ['homepageURL', `${origin}/deck`],
    ['updateURL', origin + USERSCRIPT_PATH],
    ['downloadURL', origin + USERSCRIPT_PATH],
    ['icon', `${origin}/icon-192.png`],
    ...MATCHES.map((match) => ['match', match] as const),
    // The policy of a page need not allow this site.
    ['grant', 'GM.xmlHttpRequest'],
    ['grant', 'GM_xmlhttpRequest'],
    ['connect', new URL(origin).hostname],
    ['inject-into', 'content'],
    ['run-at', 'document-idle'],
    ['noframes', ''],
  ];
  return [
    '// ==UserScript==',
    ...rows.map(([key, value]) => `// @${key.padEnd(12)} ${value}`.trimEnd()),
    '// ==/UserScript==',
  ].join('\n');
};

const readBuilt = (folder: string): { readonly code: string; readonly version: string } => {
  const file = join(folder, FILE);
  try {
    return { code: readFileSync(file, 'utf8'), version: versionOf(statSync(file).mtime) };
  } catch (error) {
    throw new WidgetMissingError(
      `The userscript is not built (${folder}): run npm start, or turbo run build.`,
      {
        cause: error,
      },
    );
  }
};

/**
 * `/crownsmith.user.js`, made for the address of the site: advice on the decks of other sites.
 * @param folder of the built widget
 * @throws WidgetMissingError without it
 */
export const createUserscript = (folder: string, env: Pick<Env, 'ORIGIN' | 'TRUST_PROXY'>): Router => {
  const { code, version } = readBuilt(folder);
  const { isShared, varyBy } = originCaching(env);
  const scripts = new LRUCache<
    string,
    { readonly body: Buffer; readonly etag: string },
    { readonly origin: string; readonly encoding: Encoding }
  >({
    max: MAX_SCRIPTS,
    fetchMethod: async (_key, _stale, { context: { origin, encoding } }) => {
      const text = `${metadata(origin, version)}\nconst CROWNSMITH_ORIGIN = ${JSON.stringify(origin)};\n${code}`;
      return { body: await encodeBody(Buffer.from(text), encoding), etag: weakEtag(text) };
    },
    ignoreFetchAbort: true,
  });
  const send = async (request: Request, response: Response): Promise<void> => {
    const origin = siteOrigin(request);
    const encoding = negotiateEncoding(request);
    const { body, etag } = await scripts.forceFetch(`${encoding} ${origin}`, {
      context: { origin, encoding },
    });
    if (varyBy !== undefined) response.vary(varyBy);
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    sendDocument(request, response, {
      type: 'text/javascript; charset=utf-8',
      body,
      etag,
      cacheControl: `${isShared ? 'public' : 'private'}, max-age=3600`,
    });
  };
  const router = Router();
  router
    .route(USERSCRIPT_PATH)
    .get((request, response, next) => {
      send(request, response).catch(next);
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return router;
};
