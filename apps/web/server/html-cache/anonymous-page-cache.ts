import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Env } from '#app/platform/env.server';
import { BusyError, createBoundedQueue } from '#app/platform/bounded-queue';
import { etagMatches, isDefaultCacheControl, weakEtag } from '#app/rendering/cache-headers.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { createEncodingChoice } from './negotiate-encoding';
import { createKeptPages, type Encoding, type KeptPage, type PackedPage } from './html-cache';
import { sendText } from '../response/send-document';
import { normalizedRequest, type VisitorRequest, visitorKey, visitorRequest } from './cacheable-request';

/**
 * Pages that are drawn at a time, and that wait to be: drawing keeps the process busy, so between a few of them whatever
 * is quick gets its turn, and a flood of them takes no more memory than those hold.
 */
const DRAWN_AT_A_TIME = { running: 4, waiting: 400 } as const;

/** Turns of the event loop that are left to others before one of many pages is drawn. */
const TURNS = 32;

/** A turn takes one new connection in, so that without them whoever comes last would wait for all that are drawn. */
const letOthersIn = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/** Brotli's effort: about what gzip's usual one takes, and a tenth smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } as const;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const pack = async (plain: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(plain, BROTLI);
  return encoding === 'gzip' ? zip(plain) : plain;
};

const unpack = async ({ packed }: KeptPage): Promise<Buffer> => {
  if (packed.identity) return packed.identity.bytes;
  if (packed.gzip) return unzip(packed.gzip.bytes);
  return packed.br ? unbrotli(packed.br.bytes) : Buffer.alloc(0);
};

/** What may not be carried over from a page that was drawn to one that is sent from memory. */
const OF_ONE_ANSWER: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'transfer-encoding',
]);

const isForEverybody = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  /^text\/(?:html|x-script)\b/.test(headers.get('Content-Type') ?? '') &&
  isDefaultCacheControl(headers.get('Cache-Control'));

export interface VisitorPagesOptions {
  readonly env: Pick<Env, 'ORIGIN' | 'HTML_CACHE_MB'>;
  readonly store: Pick<SnapshotStore, 'current'>;
  /** headers of every answer, as names and values; those of a page come before them */
  readonly headers: Readonly<Record<string, string>>;
  /** draws any page */
  readonly draw: (request: Request) => Promise<Response>;
}

export interface VisitorPages {
  /** Answers from memory, before anything else looks at a request. */
  readonly serveKept: RequestHandler;
  /** Draws a page for all visitors who ask for it meanwhile, and keeps it if it may be kept. */
  readonly drawAndKeep: RequestHandler;
}

/** What came of a drawing: a page for everybody, or an answer that only whoever asked first may have. */
type Drawn = { readonly page: KeptPage } | { readonly answer: Response };

/**
 * Pages of visitors without a session, and their data for navigations, drawn once for a snapshot and kept in memory, packed as they are sent. A page is
 * drawn for a request that holds what stands in its key and nothing else, so no answer can hold anything of who asked.
 */
export const createVisitorPages = ({
  env,
  store,
  headers,
  draw: drawNow,
}: VisitorPagesOptions): VisitorPages => {
  const gate = createBoundedQueue(DRAWN_AT_A_TIME);
  let waiting = 0;
  const draw = async (request: Request): Promise<Response> => {
    waiting += 1;
    try {
      return await gate(async () => {
        if (waiting > 1) await letOthersIn();
        return await drawNow(request);
      });
    } finally {
      waiting -= 1;
    }
  };
  const kept = createKeptPages(env.HTML_CACHE_MB * 1024 * 1024);
  const chooseEncoding = createEncodingChoice();
  const drawing = new Map<string, Promise<Drawn>>();
  let snapshot: Snapshot | undefined;

  /** The current version; pages of another go at once. */
  const version = (): string | undefined => {
    const current = store.current();
    if (current !== snapshot) {
      kept.clear();
      snapshot = current;
    }
    return current?.manifest.version;
  };

  const withPacking = async (page: KeptPage, encoding: Encoding, plain: Buffer): Promise<KeptPage> => {
    const bytes = await pack(plain, encoding);
    const packed: PackedPage = {
      bytes,
      headers: [
        ...page.headers,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(bytes.byteLength),
      ],
    };
    return { ...page, packed: { ...page.packed, [encoding]: packed } };
  };

  const toPage = async (response: Response, encoding: Encoding): Promise<KeptPage> => {
    const plain = Buffer.from(await response.arrayBuffer());
    const tag = response.headers.get('ETag') ?? weakEtag(plain);
    response.headers.set('ETag', tag);
    const own = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
    const names = new Set(own.map(([name]) => name));
    const rest = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
    return withPacking({ tag, headers: [...rest, ...own].flat(), packed: {} }, encoding, plain);
  };

  const renderPage = async (asked: VisitorRequest, key: string, encoding: Encoding): Promise<Drawn> => {
    const begun = store.current();
    const response = await draw(normalizedRequest(asked));
    if (!isForEverybody(response)) return { answer: response };
    const page = await toPage(response, encoding);
    // One that was drawn while the snapshot changed may be of either.
    if (begun !== undefined && store.current() === begun) kept.set(key, page);
    return { page };
  };

  /** Joins whoever draws this page already. */
  const drawOnce = (asked: VisitorRequest, key: string, encoding: Encoding) => {
    const underway = drawing.get(key);
    if (underway) return { drawn: underway, isFirst: false };
    const drawn = renderPage(asked, key, encoding).finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return { drawn, isFirst: true };
  };

  const send = (request: ExpressRequest, response: ExpressResponse, page: KeptPage, packed: PackedPage) => {
    const held = request.headers['if-none-match'];
    if (held !== undefined && etagMatches(held, page.tag)) {
      response.writeHead(304, [...page.headers]).end();
      return;
    }
    response.writeHead(200, [...packed.headers]);
    response.end(request.method === 'HEAD' ? undefined : packed.bytes);
  };

  /** Sends a page that is not packed in this way yet. */
  const packAndSend = async (
    request: ExpressRequest,
    response: ExpressResponse,
    { page, key, encoding }: { page: KeptPage; key: string; encoding: Encoding },
  ) => {
    const more = await withPacking(page, encoding, await unpack(page));
    // Another one may have taken its place, or another packing may have come to it.
    const now = kept.get(key);
    if (now?.tag === page.tag) kept.set(key, { ...more, packed: { ...now.packed, ...more.packed } });
    const packed = more.packed[encoding];
    if (packed) send(request, response, more, packed);
  };

  const sendAnswer = async (request: ExpressRequest, response: ExpressResponse, answer: Response) => {
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.append(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  /** What a request asks for, with its key; undefined where no page in memory may answer it. */
  const askedOf = (request: ExpressRequest): { asked: VisitorRequest; key: string } | undefined => {
    const asked = visitorRequest(request, env);
    const current = asked && version();
    return asked && current !== undefined ? { asked, key: visitorKey(asked, current) } : undefined;
  };

  const serveKept: RequestHandler = (request, response, next) => {
    const key = askedOf(request)?.key;
    const page = key === undefined ? undefined : kept.get(key);
    if (key === undefined || page === undefined) {
      next();
      return;
    }
    const encoding = chooseEncoding(request);
    const packed = page.packed[encoding];
    if (packed) send(request, response, page, packed);
    else packAndSend(request, response, { page, key, encoding }).catch(next);
  };

  const drawAndKeep: RequestHandler = (request, response, next) => {
    const wanted = askedOf(request);
    if (wanted === undefined) {
      next();
      return;
    }
    const { asked, key } = wanted;
    const encoding = chooseEncoding(request);
    const answer = async (): Promise<void> => {
      const { drawn, isFirst } = drawOnce(asked, key, encoding);
      const result = await drawn;
      if ('answer' in result) {
        // A second one who waited for what turned out to be no page for everybody has it drawn by itself.
        const own = isFirst ? result.answer : await draw(normalizedRequest(asked));
        await sendAnswer(request, response, own);
        return;
      }
      const packed = result.page.packed[encoding];
      if (packed) send(request, response, result.page, packed);
      else await packAndSend(request, response, { page: result.page, key, encoding });
    };
    answer().catch((error: unknown) => {
      if (!(error instanceof BusyError) || response.headersSent) return next(error);
      response.set('Retry-After', '5');
      sendText(response, 503, 'The site has more to do than it can at this moment. Please try again.');
    });
  };

  return { serveKept, drawAndKeep };
};
