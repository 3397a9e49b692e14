import { basename } from 'node:path';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import {
  importRecords,
  type RecordEvent,
  type RecordImportOptions,
  type RecordImportSummary,
  type RecordInput,
} from './import-records';

/** A format of record files: how the bytes are read, and how the records are stored. */
export interface RecordFileFormat<T> extends Pick<
  RecordInput<T>,
  'kind' | 'schema' | 'expected' | 'isWhole'
> {
  readonly readEvents: (bytes: AsyncIterable<Uint8Array>, name: string) => AsyncIterable<RecordEvent<T>>;
}

/** Imports one file of records. @throws PipelineError for a file that is unreadable or has no usable record */
export type RecordFileImporter = (
  store: Store,
  path: string,
  options: RecordImportOptions,
  now: Date,
  progress: Progress,
) => Promise<RecordImportSummary>;

/** Makes the importer of a format, which reads files gzipped or not and shows progress. */
export const makeRecordFileImporter =
  <T>({ readEvents, ...format }: RecordFileFormat<T>): RecordFileImporter =>
  async (store, path, options, now, progress) => {
    const file = await openInput(path);
    const name = basename(path);
    const task = progress.start(`Reading ${name}`, file.bytes);
    try {
      const input: RecordInput<T> = {
        ...format,
        name,
        hash: await fileHash(path),
        events: () => readEvents(readInput(file, task.update), name),
      };
      return await importRecords(store, input, options, now);
    } finally {
      task.end();
    }
  };
