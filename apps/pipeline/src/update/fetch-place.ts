import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  describeDownloadError,
  downloadBulk,
  downloadFile,
  type Download,
  type DownloadError,
  type DownloadOptions,
} from '@crownsmith/catalog';
import { dayOf } from '#src/iso-date';
import { PipelineError } from '#src/pipeline-error';
import type { Progress, Task } from '#src/progress';
import type { InputOrigin } from '#src/store/store-state';
import type { SourcePlace } from './source-list';

/** How files are fetched; the defaults are those of `downloadFile`. */
export type FetchOptions = Pick<DownloadOptions, 'attempts' | 'pace' | 'sleep' | 'timeoutMs' | 'userAgent'>;

/** The failure of a download. */
export const toPipelineError = (error: DownloadError, what: string): PipelineError =>
  new PipelineError(
    error.code === 'disk' ? 'disk-full' : 'network',
    `${what} could not be downloaded: ${describeDownloadError(error)}.`,
  );

/** The ending of an address, for whoever looks into the folder; what a file is shows in its content. */
const endingOf = (url: string): string => {
  const name = basename(new URL(url).pathname);
  const ending = `${extname(name.replace(/\.gz$/i, ''))}${/\.gz$/i.test(name) ? '.gz' : ''}`;
  return /^\.[\w.]{1,12}$/.test(ending) ? ending : '';
};

/**
 * The path of a source: its own, or that of a file that is downloaded there, unless the server has no newer one.
 * @param name of its file in the folder
 * @throws PipelineError 'network' or 'disk-full'
 */
export const fetchPlace = async (
  given: SourcePlace,
  folder: string,
  name: string,
  options: FetchOptions,
): Promise<string> => {
  if (given.kind === 'path') return given.path;
  const { url, headers, body } = given;
  const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}${endingOf(url)}`);
  const file = await downloadFile({
    url,
    path,
    headers,
    ...(body === undefined ? {} : { body }),
    ...options,
  });
  if (!file.ok) throw toPipelineError(file.error, name);
  return file.value.path;
};

/** Where Scryfall's files come from and go to. */
export interface ScryfallFiles {
  /** origin of the API */
  readonly baseUrl: string;
  readonly folder: string;
  readonly fetching: FetchOptions;
  readonly progress: Progress;
}

const download = async (
  type: string,
  { baseUrl, folder, fetching, progress }: ScryfallFiles,
): Promise<Download> => {
  let task: Task | undefined;
  const file = await downloadBulk({
    baseUrl,
    dir: folder,
    type,
    ...fetching,
    onProgress: ({ received, total = 0 }) => {
      task ??= progress.start(`Downloading ${type}`, total);
      task.update(received);
    },
  });
  task?.end();
  if (!file.ok) throw toPipelineError(file.error, `Scryfall's file ${type}`);
  return file.value;
};

/** Removes the other files of a type, whose names have their days. */
const removeOthers = async (type: string, path: string): Promise<void> => {
  const ofType = new RegExp(`^${type.replaceAll('_', '[-_]')}(?:[-_]?\\d+)?\\.`);
  const folder = dirname(path);
  for (const name of await readdir(folder))
    if (ofType.test(name) && !name.startsWith(basename(path))) await rm(join(folder, name), { force: true });
};

/** Hosts that only the operator's network knows: addresses, names without a domain, and those of domains for such networks. */
const INTERNAL_HOST =
  /^[^.]*$|[\d\]]$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|localhost|private|test)$/;

/** Where a source's file is from: the host of its address, which the site says unless it is an internal one. */
export const originOf = (given: SourcePlace): { readonly origin?: InputOrigin } => {
  if (given.kind !== 'url') return {};
  const { host, hostname } = new URL(given.url);
  return INTERNAL_HOST.test(hostname) ? {} : { origin: { from: host } };
};

/** What a file that cannot be used fails with; the next run asks for it again. */
const UNUSABLE: ReadonlySet<PipelineError['code']> = new Set(['bad-input', 'nothing-usable']);

/**
 * Uses the newest bulk file of a type of Scryfall: downloads it unless it is there, and then removes older ones. A file that
 * turns out not to be usable is removed instead.
 * @param type like `oracle_cards`
 * @throws PipelineError 'network', 'disk-full', and what `use` throws
 */
export const withScryfallFile = async <T>(
  type: string,
  files: ScryfallFiles,
  use: (path: string, origin: InputOrigin) => Promise<T>,
): Promise<T> => {
  const { path, updatedAt } = await download(type, files);
  const date = updatedAt === undefined ? {} : { date: dayOf(new Date(updatedAt)) };
  try {
    const result = await use(path, { from: 'Scryfall', ...date });
    await removeOthers(type, path);
    return result;
  } catch (error) {
    if (error instanceof PipelineError && UNUSABLE.has(error.code)) await rm(path, { force: true });
    throw error;
  }
};
