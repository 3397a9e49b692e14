import * as z from 'zod';
import { webUrl } from '../records/field.schema';
import { DownloadFailure } from './download-error';
import { request, withRetries, type HttpOptions } from './http-request';

/** Scryfall's response at `/bulk-data` (scryfall.com/docs/api/bulk-data, read 2026-11-20). */
const bulkIndexSchema = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      download_uri: webUrl,
      updated_at: z.string(),
      /** Size of the file in bytes, without content encoding. */
      size: z.number().int().positive().nullish(),
    }),
  ),
});

export interface BulkFile {
  readonly url: string;
  /** When Scryfall made the file, ISO time. */
  readonly updatedAt: string;
  /** Size in bytes, without content encoding; absent if the index does not state it. */
  readonly size?: number;
}

const parseIndex = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Fetches the index of bulk files and returns the entry of one type (`oracle_cards`). @throws DownloadFailure */
export const findBulkFile = (baseUrl: string, type: string, options: HttpOptions): Promise<BulkFile> =>
  withRetries(options, async () => {
    const url = `${baseUrl.replace(/\/$/, '')}/bulk-data`;
    const text = await request(url, {}, options, (response) => response.text());
    const value = parseIndex(text);
    if (value === undefined) {
      const reason = /^\s*</.test(text) ? 'it is a web page' : 'it is not JSON';
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
