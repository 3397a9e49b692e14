import { basename } from 'node:path';
import { readSalt } from '@crownsmith/catalog';
import { fileHash, openInput, readInput, type InputFile } from '../input/input-file';
import {
  importRecords,
  type RecordEvent,
  type RecordImportOptions,
  type RecordImportSummary,
} from '../input/record-import';
import type { Progress } from '../progress';
import type { Store } from '../store/store';
import { StoredSalt } from '../store/stored-browse';

async function* saltEvents(
  file: InputFile,
  onBytes: (done: number) => void,
): AsyncGenerator<RecordEvent<number>> {
  for await (const event of readSalt(readInput(file, onBytes))) {
    if (event.kind === 'salt')
      yield { kind: 'record', key: event.name, record: event.salt, names: [event.name] };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

/**
 * Imports salt by card name: a table or JSON. A name's salt replaces the one of before; other names keep theirs.
 * @throws PipelineError for a file without one usable row.
 */
export const importSalt = async (
  store: Store,
  path: string,
  options: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => {
  const file = await openInput(path);
  const name = basename(path);
  const task = progress.start(`Reading ${name}`, file.bytes);
  try {
    return await importRecords(
      store,
      {
        kind: 'salt',
        name,
        hash: await fileHash(path),
        schema: StoredSalt,
        events: () => saltEvents(file, task.update),
        expected: 'It should be a table with the columns name and salt (0 to 4), or the same as JSON lines.',
      },
      options,
      now,
    );
  } finally {
    task.end();
  }
};
