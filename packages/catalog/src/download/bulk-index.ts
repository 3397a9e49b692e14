import { z } from 'zod';
import { webUrl } from '../records/field.schema';
import { DownloadFailure } from './download-error';
import { request, withRetries, type HttpOptions } from './http-request';

/** The list that Scryfall answers at `/bulk-data` (scryfall.com/docs/api/bulk-data, read 2026-11-20). */
const bulkIndexSchema = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      download_uri: webUrl,
      updated_at: z.string(),
      /** Length of the file without transport compression, in bytes. */
      size: z.number().int().positive().nullish(),
    }),
  ),
});

export interface BulkFile {
  readonly url: string;
  /** When Scryfall made the file, as it writes it (ISO time). */
  readonly updatedAt: string;
  /** Length in bytes, decompressed; undefined where the index does not say. */
  readonly size?: number;
}

const parseIndex = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Asks the API for the files on offer and answers the one of this type (`oracle_cards`). */
export const findBulkFile = (baseUrl: string, type: string, options: HttpOptions): Promise<BulkFile> =>
  withRetries(options, async () => {
    const url = `${baseUrl.replace(/\/+$/, '')}/bulk-data`;
    const text = await request(url, {}, options, (response) => response.text());
    const value = parseIndex(text);
    if (value === undefined) {
      const reason = /^\s*</.test(text) ? 'a web page came instead' : 'it is not JSON';
      throw new DownloadFailure({ code: 'bad-index', reason }, false);
    }
    const index = bulkIndexSchema.safeParse(value);
    if (!index.success) {
      const issue = index.error.issues[0];
      const reason = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected shape'}`;
      throw new DownloadFailure({ code: 'bad-index', reason }, false);
    }
    const file = index.data.data.find((each) => each.type === type);
    if (file === undefined)
      throw new DownloadFailure({ code: 'bad-index', reason: `it has no ${type}` }, false);
    const { download_uri, updated_at, size } = file;
    return { url: download_uri, updatedAt: updated_at, ...(typeof size === 'number' && { size }) };
  });
