import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BulkIndex } from '@crownsmith/api-client/v1';
import type { Request, RequestHandler, Response } from 'express';
import { bulkFiles } from '#app/public-api/data-answers.server';
import { etagMatches } from '#app/rendering/cache-headers.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { asyncHandler } from '../../request/async-handler';
import { sendProblem } from './problems';

type BulkFile = BulkIndex['files'][number];

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14): undefined for all of it, also where it asks for several parts, or
 * has an older file.
 */
const requestedPart = (request: Request, etag: string, bytes: number): Part | 'unsatisfiable' | undefined => {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = request.range(bytes);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
};

/** Starts to read a part of a file: a file that cannot be read is found out before a header is sent. */
const startReading = async (snapshot: Snapshot, path: string, part: Part): Promise<Readable> => {
  const chunks = snapshot.stream(path, part)[Symbol.asyncIterator]();
  const first = await chunks.next();
  const body = async function* (): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return Readable.from(body());
};

const sendFile = async (
  request: Request,
  response: Response,
  { name, path, bytes, sha256 }: BulkFile,
  snapshot: Snapshot,
): Promise<void> => {
  const etag = `"${sha256}"`;
  if (etagMatches(request.headers['if-none-match'], etag)) {
    response.status(304).set({ 'Cache-Control': CACHE_CONTROL, ETag: etag }).end();
    return;
  }
  const part = request.method === 'GET' ? requestedPart(request, etag, bytes) : undefined;
  if (part === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${bytes}`);
    sendProblem(response, 'range-not-satisfiable', `The file has ${bytes} bytes.`);
    return;
  }
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  const body = request.method === 'GET' ? await startReading(snapshot, path, { start, end }) : undefined;
  if (part) response.status(206).set('Content-Range', `bytes ${start}-${end}/${bytes}`);
  response.set({
    'Cache-Control': CACHE_CONTROL,
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="${snapshot.manifest.version}-${name}"`,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    'Content-Length': String(end - start + 1),
  });
  if (!body) {
    response.end();
    return;
  }
  await pipeline(body, response).catch((error: unknown) => {
    // A client that disconnects is no error.
    if (!response.destroyed) throw error;
  });
};

/** Serves the files in bulk of the current snapshot: whole or a part, as they were published. */
export const createFileHandler = (store: Pick<SnapshotStore, 'get'>): RequestHandler =>
  asyncHandler(async (request, response) => {
    const snapshot = await store.get();
    const name = request.params['name'] ?? '';
    const file = (await bulkFiles(snapshot)).find((known) => known.name === name);
    if (file) await sendFile(request, response, file, snapshot);
    else
      sendProblem(
        response,
        'not-found',
        `There is no file “${name.slice(0, 100)}”. /api/v1/snapshot lists them.`,
      );
  });
