import { readdir, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import {
  describeDownloadError,
  downloadBulk,
  downloadFile,
  type DownloadError,
  type DownloadOptions,
} from '@crownsmith/catalog';
import { PipelineError } from '#src/pipeline-error';
import type { SourcePlace } from './source-list';

/** How files are fetched; the defaults are those of `downloadFile`. */
export type FetchOptions = Pick<DownloadOptions, 'attempts' | 'sleep' | 'timeoutMs'>;

const toPipelineError = (error: DownloadError, what: string): PipelineError =>
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

const CARD_FILE = /^oracle[-_]cards/;

/**
 * Downloads the newest card file of Scryfall and removes older ones, whose names have their days.
 * @throws PipelineError 'network' or 'disk-full'
 */
export const fetchScryfallCards = async (
  baseUrl: string,
  folder: string,
  options: FetchOptions,
): Promise<string> => {
  const file = await downloadBulk({ baseUrl, dir: folder, ...options });
  if (!file.ok) throw toPipelineError(file.error, 'The card file');
  const { path } = file.value;
  for (const name of await readdir(folder))
    if (CARD_FILE.test(name) && !name.startsWith(basename(path)))
      await rm(join(folder, name), { force: true });
  return path;
};
