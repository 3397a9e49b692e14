import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { digestFile } from '#src/store/store-checksums';
import { PipelineError } from '#src/pipeline-error';
import { BackupManifest, MANIFEST } from './backup-manifest';

/** Longest manifest, in bytes: a million files. */
const MAX_MANIFEST = 250_000_000;

/** A file that is no backup, or not all of one. Nothing has been changed when it is thrown. */
const notABackup = (file: string, reason: string, cause?: unknown): PipelineError =>
  new PipelineError(
    'bad-input',
    `${file} is no whole backup of a data folder: ${reason.replace(/\.$/, '')}.`,
    { cause },
  );

/**
 * Writes files of a folder and their manifest as a zip.
 * @param compressed whether a file gets smaller by that
 */
export const writeArchive = async (
  folder: string,
  manifest: BackupManifest,
  target: string,
  compressed: (path: string) => boolean,
): Promise<void> => {
  const zip = new ZipWriter();
  const output = createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true });
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(zip.outputStream, output);
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST);
  for (const { path } of manifest.files)
    zip.addFile(join(folder, path), path, { compress: compressed(path), mode: 0o100600 });
  zip.end();
  await written;
};

const readManifest = async (zip: ZipFile, entry: Entry, file: string): Promise<BackupManifest> => {
  if (entry.uncompressedSize > MAX_MANIFEST) throw notABackup(file, 'its list of files is too long');
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  try {
    return BackupManifest.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    throw notABackup(file, 'its list of files does not fit', error);
  }
};

const unpackEntry = async (zip: ZipFile, entry: Entry, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const output = createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(await zip.openReadStreamPromise(entry), output);
};

const unpackEntries = async (zip: ZipFile, file: string, folder: string): Promise<BackupManifest> => {
  let manifest: BackupManifest | undefined;
  const waiting = new Map<string, BackupManifest['files'][number]>();
  for await (const entry of zip.eachEntry()) {
    if (manifest === undefined) {
      if (entry.fileName !== MANIFEST) throw notABackup(file, `it does not begin with ${MANIFEST}`);
      manifest = await readManifest(zip, entry, file);
      for (const one of manifest.files) waiting.set(one.path, one);
      continue;
    }
    // Its paths are those that the manifest names, which stay inside the folder.
    const known = waiting.get(entry.fileName);
    if (known?.size !== entry.uncompressedSize)
      throw notABackup(
        file,
        `its list of files does not name ${JSON.stringify(entry.fileName.slice(0, 200))} as it is`,
      );
    waiting.delete(known.path);
    const target = join(folder, known.path);
    await unpackEntry(zip, entry, target);
    if ((await digestFile(target)) !== known.sha256)
      throw notABackup(file, `${known.path} does not match its checksum`);
  }
  const [missing] = waiting.keys();
  if (manifest === undefined) throw notABackup(file, 'it is empty');
  if (missing !== undefined) throw notABackup(file, `${missing} is missing`);
  return manifest;
};

/**
 * Unpacks a backup into an empty folder and compares each file with the manifest.
 * @throws PipelineError 'bad-input' for a half file, another file, and one whose paths are not those of a backup
 */
export const unpackArchive = async (file: string, folder: string): Promise<BackupManifest> => {
  await (await open(file)).close();
  try {
    const zip = await yauzl.openPromise(file, { lazyEntries: true });
    return await unpackEntries(zip, file, folder);
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (error instanceof PipelineError || isOfSystem) throw error;
    throw notABackup(file, error instanceof Error ? error.message : String(error), error);
  }
};
