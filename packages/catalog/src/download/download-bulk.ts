import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@crownsmith/domain';
import * as z from 'zod';
import { BrokenGzipError, gunzipIfCompressed, isGzip } from '../records/gunzip';
import { findBulkFile, type BulkFile } from './bulk-index';
import { DownloadFailure, type DownloadError } from './download-error';
import { fetchEncoded, type FetchEncoded } from './encoded-fetch';
import { request, runDownload, withRetries, type HttpOptions, type TransferOptions } from './http-request';
import { PartialFile } from './partial-file';
import { SCRYFALL_API } from './scryfall-api';

/** Options of `downloadBulk`. */
export interface DownloadOptions extends TransferOptions {
  /** Folder for the file; created if missing. */
  readonly dir: string;
  /** Origin of the API. Default `https://api.scryfall.com`. */
  readonly baseUrl?: string;
  /** Which bulk file: `default_cards`, `all_cards`, `oracle_tags`, … Default `oracle_cards`. */
  readonly type?: string;
  /** Bytes that the file may have. Default 8,000,000,000. */
  readonly maxBytes?: number;
  /** Called after each chunk with the bytes on disk, and the total if known. */
  readonly onProgress?: (progress: { readonly received: number; readonly total?: number }) => void;
}

/** A complete file. */
export interface Download {
  readonly path: string;
  readonly bytes: number;
  /** When Scryfall made the file, ISO time, if its index states it. */
  readonly updatedAt?: string;
  /** Whether the file was on disk already and not fetched. */
  readonly cached: boolean;
}

/** How bulk files are fetched: the index as text, the files as they are sent. */
type BulkHttp = HttpOptions & { readonly sendEncoded: FetchEncoded; readonly maxBytes: number };
type Progress = NonNullable<DownloadOptions['onProgress']>;

const fileNameOf = (url: string, type: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return /^\w[\w.-]{0,99}$/.test(last) ? last : `${type.replaceAll('_', '-')}.json`;
};

/** What is known of a complete file, in a file beside it. */
const metadataSchema = z.object({ type: z.string(), updatedAt: z.string(), bytes: z.number() });
type Metadata = z.infer<typeof metadataSchema>;
const metadataPath = (path: string): string => `${path}.meta`;

/** Bytes that a file may have: several times those of the largest, all cards as an array. */
const MAX_BYTES = 8_000_000_000;
const KEEPS_NOTHING: ReadonlySet<DownloadError['code']> = new Set(['disk', 'too-large']);

/** How many first bytes show what a file is. */
const HEAD_BYTES = 64;

/** A validator for If-Range: a strong ETag, else Last-Modified (RFC 9110, 13.1.5). */
const resumeValidatorOf = ({ headers }: Response): string | undefined => {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : (headers.get('last-modified') ?? undefined);
};

/** The first byte of a partial response that can be appended to a file. */
const rangeStart = (response: Response): number | undefined => {
  if (response.status !== 206) return undefined;
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  return start === undefined ? undefined : Number(start);
};

/** The bytes that there will be: as the index states, or the response where it sends the file in another encoding. */
const totalOf = (response: Response, { bytes, plain }: BulkFile, received: number): number | undefined => {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const stated = Number.isNaN(length) ? undefined : received + length;
  return plain && response.headers.has('content-encoding') ? stated : (bytes ?? stated);
};

const writeBody = async (
  url: string,
  file: BulkFile,
  part: PartialFile,
  options: BulkHttp,
  onProgress: Progress,
): Promise<void> => {
  const { maxBytes, sendEncoded } = options;
  const present = await part.resumable();
  const headers: Record<string, string> = {
    'Accept-Encoding': 'gzip',
    ...(present !== undefined && { Range: `bytes=${present.bytes}-` }),
    ...(typeof present?.validator === 'string' && { 'If-Range': present.validator }),
  };
  const read = async (response: Response, onData: () => void): Promise<void> => {
    if (/\btext\/html\b/.test(response.headers.get('content-type') ?? '')) throw webPage(url);
    const start = rangeStart(response);
    if (response.status === 416 || (response.status === 206 && start !== present?.bytes)) {
      await response.body?.cancel();
      await part.discard();
      throw new DownloadFailure(
        { code: 'network', url, reason: 'the range does not continue the bytes present' },
        true,
      );
    }
    const resumed = response.status === 206;
    const handle = resumed ? await part.openToAppend() : await part.openEmpty(resumeValidatorOf(response));
    let received = resumed ? (present?.bytes ?? 0) : 0;
    const total = totalOf(response, file, received);
    try {
      const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
      for await (const chunk of body ?? []) {
        onData();
        received += chunk.length;
        if (received > maxBytes)
          throw new DownloadFailure({ code: 'too-large', url, limit: maxBytes }, false);
        await handle.writeFile(chunk);
        onProgress({ received, ...(total !== undefined && { total }) });
      }
    } finally {
      await handle.close();
    }
  };
  await request(url, headers, options, read, { send: sendEncoded });
};

const webPage = (url: string): DownloadFailure =>
  new DownloadFailure(
    { code: 'not-json', url, reason: 'the response is a web page instead of the file' },
    false,
  );

/** Reads an archive to its end. @returns the first bytes of what is in it @throws DownloadFailure for one that is damaged */
const readArchive = async (url: string, part: PartialFile): Promise<Uint8Array> => {
  let head: Uint8Array | undefined;
  try {
    for await (const chunk of gunzipIfCompressed(part.bytes())) head ??= chunk.slice(0, HEAD_BYTES);
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    throw new DownloadFailure({ code: 'corrupt', url, reason: error.message }, true);
  }
  return head ?? new Uint8Array();
};

/**
 * Checks that the file is complete and no web page: an archive by its checksum, so that a wrong size in the index fails nothing; what
 * is not compressed by the size that the index states.
 */
const checkComplete = async ({ url, bytes, plain }: BulkFile, part: PartialFile): Promise<void> => {
  try {
    const head = await part.head(HEAD_BYTES);
    const compressed = isGzip(head);
    const text = new TextDecoder().decode(compressed ? await readArchive(url, part) : head);
    if (text.trimStart().startsWith('<')) throw webPage(url);
    const actual = await part.size();
    if (actual === 0)
      throw new DownloadFailure({ code: 'network', url, reason: 'the response is empty' }, true);
    if (!compressed && plain && bytes !== undefined && actual !== bytes)
      throw new DownloadFailure({ code: 'wrong-size', url, expected: bytes, actual }, true);
  } catch (error) {
    await part.discard();
    throw error;
  }
};

/** The size of the file that is there, if it is complete and that of the index. */
const sizeIfCurrent = async (
  path: string,
  type: string,
  updatedAt: string | undefined,
): Promise<number | undefined> => {
  if (updatedAt === undefined) return undefined;
  try {
    const metadata = metadataSchema.parse(JSON.parse(await readFile(metadataPath(path), 'utf8')));
    const { size } = await stat(path);
    return metadata.type === type && metadata.updatedAt === updatedAt && metadata.bytes === size
      ? size
      : undefined;
  } catch {
    return undefined;
  }
};

const run = async (
  { dir, type = 'oracle_cards', baseUrl = SCRYFALL_API, onProgress = () => undefined }: DownloadOptions,
  http: BulkHttp,
): Promise<Download> => {
  const file = await findBulkFile(baseUrl, type, http);
  const { url, updatedAt } = file;
  await mkdir(dir, { recursive: true });
  const path = join(dir, fileNameOf(url, type));
  const made = updatedAt === undefined ? {} : { updatedAt };
  const present = await sizeIfCurrent(path, type, updatedAt);
  if (present !== undefined) return { path, bytes: present, cached: true, ...made };
  const part = new PartialFile(path, url, updatedAt);
  try {
    await withRetries(http, async () => {
      const there = (await part.resumable())?.bytes;
      if (there === undefined || there !== file.bytes) await writeBody(url, file, part, http, onProgress);
      await checkComplete(file, part);
    });
  } catch (error) {
    // What fills a disk must not stay there until a later run.
    if (error instanceof DownloadFailure && KEEPS_NOTHING.has(error.error.code)) await part.discard();
    throw error;
  }
  const bytes = await part.size();
  // Without its metadata a file is downloaded again; with those of another version it would be kept.
  await rm(metadataPath(path), { force: true });
  await part.finish();
  if (updatedAt !== undefined) {
    const metadata: Metadata = { type, updatedAt, bytes };
    await writeFile(metadataPath(path), JSON.stringify(metadata));
  }
  return { path, bytes, cached: false, ...made };
};

/**
 * Downloads a bulk file from Scryfall: finds its URL in the index (that of today, or of before 2026-07-20), streams it to disk as it
 * is sent, and renames it once it is complete. Nothing is downloaded while the index states the same `updated_at`. Sends a
 * User-Agent, as Scryfall requires, at most ten requests a second; honours Retry-After on 429 and 5xx; resumes a broken download,
 * also in a later run, if the server still has the same version.
 * @returns path and size in bytes, or the error; does not throw
 */
export const downloadBulk = (options: DownloadOptions): Promise<Result<Download, DownloadError>> =>
  runDownload(options, options.baseUrl ?? SCRYFALL_API, (http) =>
    run(options, {
      ...http,
      sendEncoded: options.fetch ?? fetchEncoded,
      maxBytes: options.maxBytes ?? MAX_BYTES,
    }),
  );
