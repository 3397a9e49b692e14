import { readSalt } from '@crownsmith/catalog';
import type { RecordEvent } from '#src/records/import-records';
import { makeRecordFileImporter } from '#src/records/record-file';
import { StoredSalt } from '#src/store/stored-records';

async function* saltEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RecordEvent<number>> {
  for await (const event of readSalt(bytes)) {
    if (event.kind === 'salt')
      yield { kind: 'record', key: event.name, record: event.salt, names: [event.name] };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

/** Imports salt by card name: a table or JSON lines. */
export const importSalt = makeRecordFileImporter({
  kind: 'salt',
  schema: StoredSalt,
  readEvents: saltEvents,
  expected: 'Expected a table with the columns name and salt (0 to 4), or the same as JSON lines.',
});
