import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '@crownsmith/domain';
import { findBulkFile, type BulkFile } from './bulk-index';
import { DownloadFailure, type DownloadError } from './download-error';
import { failureOf, request, withRetries, type HttpOptions } from './http-request';
import { PartialFile } from './partial-file';

export interface DownloadOptions {
  /** Folder for the file; made where it is missing. */
  readonly dir: string;
  /** Origin of the API. Default `https://api.scryfall.com`. */
  readonly baseUrl?: string;
  /** Which bulk file. Default `oracle_cards`. */
  readonly type?: string;
  readonly fetch?: typeof fetch;
  readonly userAgent?: string;
  /** Longest silence of the server before a try counts as failed, in ms. Default 30,000. */
  readonly timeoutMs?: number;
  /** Tries for each step. Default 5. */
  readonly attempts?: number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
  /** Told after each piece: bytes on disk, and of how many where that is known. */
  readonly onProgress?: (progress: { readonly received: number; readonly total?: number }) => void;
}

export interface Download {
  readonly path: string;
  readonly bytes: number;
  readonly updatedAt: string;
  /** Whether this very file was there already and nothing had to be fetched. */
  readonly cached: boolean;
}

type Progress = NonNullable<DownloadOptions['onProgress']>;

const fileNameOf = (url: string, type: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return /^[\w][\w.-]*$/.test(last) ? last : `${type.replaceAll('_', '-')}.json`;
};

/** A strong ETag, else the date: what If-Range may carry (RFC 9110, 13.1.5). */
const validatorOf = ({ headers }: Response): string | undefined => {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : (headers.get('last-modified') ?? undefined);
};

/** Where in the whole a partial answer begins, if it is one that can be appended. */
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
  const begun = await part.begun();
  const headers: Record<string, string> =
    begun === undefined
      ? {}
      : { Range: `bytes=${begun.bytes}-`, 'If-Range': begun.validator, 'Accept-Encoding': 'identity' };
  await request(url, headers, options, async (response, alive) => {
    if (/\btext\/html\b/.test(response.headers.get('content-type') ?? '')) {
      throw new DownloadFailure(
        { code: 'not-json', url, reason: 'a web page came instead of the file' },
        false,
      );
    }
    const start = rangeStart(response);
    if (response.status === 416 || (response.status === 206 && start !== begun?.bytes)) {
      await response.body?.cancel();
      await part.discard();
      throw new DownloadFailure(
        { code: 'network', url, reason: 'the rest does not fit what is there' },
        true,
      );
    }
    const resumed = response.status === 206;
    const handle = resumed ? await part.openForMore() : await part.openAnew(validatorOf(response));
    let received = resumed ? (begun?.bytes ?? 0) : 0;
    try {
      const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
      for await (const chunk of body ?? []) {
        alive();
        await handle.writeFile(chunk);
        received += chunk.length;
        onProgress({ received, ...(file.size !== undefined && { total: file.size }) });
      }
    } finally {
      await handle.close();
    }
  });
};

/** The whole must be as long as announced, and no web page. */
const checkWhole = async (file: BulkFile, part: PartialFile): Promise<void> => {
  const { url, size: expected } = file;
  const head = await part.head(64);
  if (new TextDecoder().decode(head).trimStart().startsWith('<')) {
    await part.discard();
    throw new DownloadFailure(
      { code: 'not-json', url, reason: 'a web page came instead of the file' },
      false,
    );
  }
  const actual = await part.size();
  // The index tells the length without compression; a file that is itself an archive cannot be held against it.
  if (expected === undefined || actual === expected || isGzip(head)) return;
  await part.discard();
  throw new DownloadFailure({ code: 'wrong-size', url, expected, actual }, true);
};

const existing = async (path: string, size: number | undefined): Promise<number | undefined> => {
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
  const present = await existing(path, file.size);
  if (present !== undefined) return { path, bytes: present, updatedAt, cached: true };
  const part = new PartialFile(path, file.url);
  await withRetries(http, async () => {
    await writeBody(file.url, file, part, http, onProgress);
    await checkWhole(file, part);
  });
  const bytes = await part.size();
  await part.finish();
  return { path, bytes, updatedAt, cached: false };
};

/**
 * Fetches a bulk file of Scryfall's: asks the index for its address, streams it to disk and puts it in place when it
 * is whole. Names itself as Scryfall asks; waits as told on 429 and 5xx; goes on where a broken download ended, in
 * this run or a later one, if the server still has the same version.
 * @returns the path and length in bytes, or why not; it does not throw.
 */
export const downloadBulk = async (options: DownloadOptions): Promise<Result<Download, DownloadError>> => {
  const { signal } = options;
  const http: HttpOptions = {
    fetch: options.fetch ?? fetch,
    userAgent: options.userAgent ?? 'Crownsmith/0.1',
    timeoutMs: options.timeoutMs ?? 30_000,
    attempts: options.attempts ?? 5,
    sleep: options.sleep ?? ((ms) => wait(ms, undefined, signal === undefined ? {} : { signal })),
    now: options.now ?? Date.now,
    ...(signal !== undefined && { signal }),
  };
  try {
    return ok(await run(options, http));
  } catch (error) {
    if (error instanceof DownloadFailure) return err(error.error);
    if (signal?.aborted === true) return err(failureOf(error, options.baseUrl ?? '', signal).error);
    return err({ code: 'disk', reason: error instanceof Error ? error.message : String(error) });
  }
};
