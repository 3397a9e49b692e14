import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { countDocuments, DATA_VERSION } from '@crownsmith/data-folder';
import { PipelineError } from '#src/pipeline-error';
import { verifyFiles } from '#src/store/store-checksums';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import { unpackArchive } from './backup-archive';
import { ACCOUNTS, type BackupManifest } from './backup-manifest';

const countAccounts = (file: string, folder: string): Readonly<Record<string, number>> => {
  try {
    return countDocuments(join(folder, ACCOUNTS));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PipelineError('bad-input', `${file}: its ${ACCOUNTS} cannot be read: ${reason}.`, {
      cause: error,
    });
  }
};

/**
 * Unpacks a backup into an empty folder and opens what is in it: the database of people, with as many documents as were
 * counted, and the store, whose files match their checksums.
 * @throws PipelineError for a backup that is not whole, or of a newer release
 */
export const checkBackup = async (file: string, folder: string): Promise<BackupManifest> => {
  const manifest = await unpackArchive(file, folder);
  if (manifest.version > DATA_VERSION)
    throw new PipelineError(
      'bad-input',
      `${file} is of version ${manifest.version}, this release knows versions up to ${DATA_VERSION}: use the newer release.`,
    );
  if (manifest.accounts !== null && !isDeepStrictEqual(countAccounts(file, folder), manifest.accounts))
    throw new PipelineError('bad-input', `${file}: its ${ACCOUNTS} has not the documents that it had.`);
  const paths = storePaths(folder);
  await verifyFiles(paths, await readState(paths));
  return manifest;
};
