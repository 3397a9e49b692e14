import * as z from 'zod';
import { webUrl } from '../records/field.schema';
import { DownloadFailure } from './download-error';
import type { HttpOptions } from './http-request';
import { apiUrl, readScryfallList } from './scryfall-list';

const fileUrl = webUrl.refine((text) => URL.canParse(text), 'not an http(s) URL');
const size = z.number().int().positive().nullish().catch(undefined);

/**
 * An entry of Scryfall's response at `/bulk-data` (scryfall.com/docs/api/bulk-data, read 2026-11-26): gzipped JSON Lines at
 * `jsonl_download_uri`; until 2026-07-20 a JSON array at `download_uri`.
 */
const entrySchema = z.object({
  updated_at: z.string().nullish(),
  jsonl_download_uri: fileUrl.nullish(),
  /** Size of the gzipped file in bytes. */
  compressed_size: size,
  download_uri: fileUrl.nullish(),
  /** Size of the array in bytes, without content encoding. */
  size,
});

export interface BulkFile {
  readonly url: string;
  /** When Scryfall made the file, ISO time; absent if the index does not state it. */
  readonly updatedAt?: string;
  /** Size in bytes as it is sent; absent if the index does not state it. */
  readonly bytes?: number;
  /** Whether `bytes` is the size of a file that is not compressed, which has to be met exactly. */
  readonly plain: boolean;
}

const typeOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined;

const badIndex = (reason: string): DownloadFailure =>
  new DownloadFailure({ code: 'bad-index', reason }, false);

/** Whether a text is a point in time. */
const isTime = (text: string | null | undefined): text is string =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text));

/**
 * The entry of one type in an index, in today's shape or the one before. Entries of other types may have any shape.
 * @throws DownloadFailure
 */
export const parseBulkEntry = (entries: readonly unknown[], type: string): BulkFile => {
  const entry = entries.find((one) => typeOf(one) === type);
  if (entry === undefined) {
    const types = entries.map(typeOf).filter((one) => typeof one === 'string');
    const others = types.length === 0 ? '' : `, only ${types.slice(0, 12).join(', ').slice(0, 200)}`;
    throw badIndex(`the index has no ${type}${others}`);
  }
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw badIndex(`${type}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected shape'}`);
  }
  const { updated_at, jsonl_download_uri, compressed_size, download_uri, size: plainSize } = parsed.data;
  const url = jsonl_download_uri ?? download_uri;
  if (typeof url !== 'string') throw badIndex(`${type} has neither jsonl_download_uri nor download_uri`);
  const plain = typeof jsonl_download_uri !== 'string';
  const bytes = plain ? plainSize : compressed_size;
  return {
    url,
    plain,
    ...(isTime(updated_at) && { updatedAt: updated_at }),
    ...(typeof bytes === 'number' && { bytes }),
  };
};

/** Fetches the index of bulk files and returns the entry of one type (`oracle_cards`). @throws DownloadFailure */
export const findBulkFile = async (
  baseUrl: string,
  type: string,
  options: HttpOptions,
): Promise<BulkFile> => {
  const entries: unknown[] = [];
  for await (const entry of readScryfallList(apiUrl(baseUrl, '/bulk-data'), options)) entries.push(entry);
  return parseBulkEntry(entries, type);
};
