import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@crownsmith/domain';
import { findBulkFile, type BulkFile } from './bulk-index';
import { DownloadFailure, type DownloadError } from './download-error';
import { request, runDownload, withRetries, type HttpOptions, type TransferOptions } from './http-request';
import { PartialFile } from './partial-file';

/** Options of `downloadBulk`. */
export interface DownloadOptions extends TransferOptions {
  /** Folder for the file; created if missing. */
  readonly dir: string;
  /** Origin of the API. Default `https://api.scryfall.com`. */
  readonly baseUrl?: string;
  /** Which bulk file. Default `oracle_cards`. */
  readonly type?: string;
  /** Called after each chunk with the bytes on disk, and the total if known. */
  readonly onProgress?: (progress: { readonly received: number; readonly total?: number }) => void;
}

/** A complete file. */
export interface Download {
  readonly path: string;
  readonly bytes: number;
  readonly updatedAt: string;
  /** Whether the file was on disk already and not fetched. */
  readonly cached: boolean;
}

type Progress = NonNullable<DownloadOptions['onProgress']>;

const fileNameOf = (url: string, type: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return /^[\w][\w.-]*$/.test(last) ? last : `${type.replaceAll('_', '-')}.json`;
};

/** A validator for If-Range: a strong ETag, else Last-Modified (RFC 9110, 13.1.5). */
const resumeValidatorOf = ({ headers }: Response): string | undefined => {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : (headers.get('last-modified') ?? undefined);
};

/** The first byte of a partial response that can be appended to a file. */
const rangeStart = (response: Response): number | undefined => {
  if (response.status !== 206 || response.headers.has('content-encoding')) return undefined;
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  return start === undefined ? undefined : Number(start);
};

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

const writeBody = async (
  url: string,
  file: BulkFile,
  part: PartialFile,
  options: HttpOptions,
  onProgress: Progress,
): Promise<void> => {
  const present = await part.resumable();
  const headers: Record<string, string> =
    present === undefined
      ? {}
      : { Range: `bytes=${present.bytes}-`, 'If-Range': present.validator, 'Accept-Encoding': 'identity' };
  await request(url, headers, options, async (response, onData) => {
    if (/\btext\/html\b/.test(response.headers.get('content-type') ?? '')) {
      throw new DownloadFailure(
        { code: 'not-json', url, reason: 'the response is a web page instead of the file' },
        false,
      );
    }
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
    try {
      const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
      for await (const chunk of body ?? []) {
        onData();
        await handle.writeFile(chunk);
        received += chunk.length;
        onProgress({ received, ...(file.size !== undefined && { total: file.size }) });
      }
    } finally {
      await handle.close();
    }
  });
};

/** Checks that the file has the size that the index states and is no web page. */
const checkComplete = async (file: BulkFile, part: PartialFile): Promise<void> => {
  const { url, size: expected } = file;
  const head = await part.head(64);
  if (new TextDecoder().decode(head).trimStart().startsWith('<')) {
    await part.discard();
    throw new DownloadFailure(
      { code: 'not-json', url, reason: 'the response is a web page instead of the file' },
      false,
    );
  }
  const actual = await part.size();
  // The index states the decompressed size, so the size of a gzipped file cannot be checked.
  if (expected === undefined || actual === expected || isGzip(head)) return;
  await part.discard();
  throw new DownloadFailure({ code: 'wrong-size', url, expected, actual }, true);
};

const sizeIfComplete = async (path: string, size: number | undefined): Promise<number | undefined> => {
  try {
    const found = await stat(path);
    return found.size === size ? size : undefined;
  } catch {
    return undefined;
  }
};

const run = async (
  {
    dir,
    type = 'oracle_cards',
    baseUrl = 'https://api.scryfall.com',
    onProgress = () => undefined,
  }: DownloadOptions,
  http: HttpOptions,
): Promise<Download> => {
  const file = await findBulkFile(baseUrl, type, http);
  await mkdir(dir, { recursive: true });
  const path = join(dir, fileNameOf(file.url, type));
  const { updatedAt } = file;
  const present = await sizeIfComplete(path, file.size);
  if (present !== undefined) return { path, bytes: present, updatedAt, cached: true };
  const part = new PartialFile(path, file.url);
  await withRetries(http, async () => {
    await writeBody(file.url, file, part, http, onProgress);
    await checkComplete(file, part);
  });
  const bytes = await part.size();
  await part.finish();
  return { path, bytes, updatedAt, cached: false };
};

/**
 * Downloads a bulk file from Scryfall: finds its URL in the index, streams it to disk and renames it once it is complete.
 * Sends a User-Agent, as Scryfall requires; honours Retry-After on 429 and 5xx; resumes a broken download, also in a
 * later run, if the server still has the same version.
 * @returns path and size in bytes, or the error; does not throw
 */
export const downloadBulk = (options: DownloadOptions): Promise<Result<Download, DownloadError>> =>
  runDownload(options, options.baseUrl ?? '', (http) => run(options, http));
