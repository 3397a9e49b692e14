import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Result } from '@crownsmith/domain';
import * as z from 'zod';
import { DownloadFailure, type DownloadError } from './download-error';
import { request, runDownload, withRetries, type HttpOptions, type TransferOptions } from './http-request';

/** Options of `downloadFile`. */
export interface DownloadFileOptions extends TransferOptions {
  readonly url: string;
  /** Where the file is, or will be; its folder is created if missing. */
  readonly path: string;
  /** Headers besides User-Agent and Accept. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends a POST with this body. */
  readonly body?: string;
  /** Bytes that the file may have. Default 2,000,000,000. */
  readonly maxBytes?: number;
}

/** A complete file. */
export interface DownloadedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether the server has the same version as the file that was there. */
  readonly unchanged: boolean;
}

const MAX_BYTES = 2_000_000_000;

const metadataSchema = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  bytes: z.number(),
});
type Metadata = z.infer<typeof metadataSchema>;

/** What is known of the file that is there; undefined if there is none, or one of another address or size. */
const readMetadata = async (path: string, url: string): Promise<Metadata | undefined> => {
  try {
    const metadata = metadataSchema.parse(JSON.parse(await readFile(`${path}.meta`, 'utf8')));
    const { size } = await stat(path);
    return metadata.url === url && metadata.bytes === size ? metadata : undefined;
  } catch {
    return undefined;
  }
};

/** Headers that ask for another version only (RFC 9110, 13.1). */
const conditions = (known: Metadata | undefined): Readonly<Record<string, string>> => {
  if (known === undefined) return {};
  if (known.etag !== null) return { 'If-None-Match': known.etag };
  return known.lastModified === null ? {} : { 'If-Modified-Since': known.lastModified };
};

/** Writes the body beside the file and puts it in its place once it is complete and on disk. */
const writeBody = async (
  response: Response,
  { url, path, maxBytes = MAX_BYTES }: DownloadFileOptions,
  onData: () => void,
): Promise<number> => {
  const part = `${path}.part`;
  const handle = await open(part, 'w');
  let bytes = 0;
  try {
    const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
    for await (const chunk of body ?? []) {
      onData();
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DownloadFailure({ code: 'too-large', url, limit: maxBytes }, false);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
  await handle.close();
  // Without its metadata a file is fetched again; with those of another version it would be kept.
  await rm(`${path}.meta`, { force: true });
  await rename(part, path);
  const metadata: Metadata = {
    url,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
    bytes,
  };
  await writeFile(`${path}.meta`, JSON.stringify(metadata));
  return bytes;
};

const run = async (options: DownloadFileOptions, http: HttpOptions): Promise<DownloadedFile> => {
  const { url, path, headers = {}, body } = options;
  await mkdir(dirname(path), { recursive: true });
  const known = body === undefined ? await readMetadata(path, url) : undefined;
  return withRetries(http, () =>
    request(
      url,
      conditions(known),
      http,
      async (response, onData) => {
        if (response.status === 304 && known !== undefined)
          return { path, bytes: known.bytes, unchanged: true };
        // A part that was not asked for is not the file.
        if (!response.ok || response.status === 206)
          throw new DownloadFailure({ code: 'http', url, status: response.status }, false);
        return { path, bytes: await writeBody(response, options, onData), unchanged: false };
      },
      { body, own: headers },
    ),
  );
};

/**
 * Downloads a file, unless the server still has the version that is there: by its ETag, else its Last-Modified. The file there
 * stays as it is until the new one is complete. Honours Retry-After on 429 and 5xx.
 * @returns the file, or the error; does not throw
 */
export const downloadFile = (options: DownloadFileOptions): Promise<Result<DownloadedFile, DownloadError>> =>
  runDownload(options, options.url, (http) => run(options, http));
