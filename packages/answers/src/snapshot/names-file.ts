import { OtherNames } from '@crownsmith/api-client';
import { parseFile } from './parse-file';
import type { SnapshotReader } from './snapshot-reader';
import { createOtherNameTable, type OtherNameTable } from '../names/other-names';

/** The file of the names that cards have besides their own. */
export const NAMES_FILE = 'names.json';

/** Parses the file of names; none for a snapshot of an older pipeline. Throws a SnapshotError where it is damaged. */
const parseOtherNames = (version: string, bytes: Uint8Array | undefined): OtherNameTable =>
  createOtherNameTable(bytes ? parseFile(version, NAMES_FILE, bytes, OtherNames) : {});

/** Reads the names that cards have besides their own. Rejects with a SnapshotError where their file is damaged. */
export const readOtherNames = async (reader: SnapshotReader): Promise<OtherNameTable> =>
  parseOtherNames(reader.version, await reader.read(NAMES_FILE));
