import { readSalt } from '@crownsmith/catalog';
import {
  importRecordFile,
  type RecordEvent,
  type RecordFile,
  type RecordImportOptions,
  type RecordImportSummary,
} from '#src/records/import-records';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import { StoredSalt } from '#src/store/stored-records';

async function* saltEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RecordEvent<number>> {
  for await (const event of readSalt(bytes)) {
    if (event.kind === 'salt')
      yield { kind: 'record', key: event.name, record: event.salt, names: [event.name] };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

const SALT_FILE: RecordFile<number> = {
  kind: 'salt',
  schema: StoredSalt,
  read: saltEvents,
  expected: 'It should be a table with the columns name and salt (0 to 4), or the same as JSON lines.',
};

/**
 * Imports salt by card name: a table or JSON. A name's salt replaces the one of before; other names keep theirs.
 * @throws PipelineError for a file without one usable row.
 */
export const importSalt = (
  store: Store,
  path: string,
  options: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => importRecordFile(store, path, SALT_FILE, options, now, progress);
