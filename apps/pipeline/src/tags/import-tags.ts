import { readOracleTags } from '@crownsmith/catalog';
import type { Tag } from '@crownsmith/domain';
import type { RecordEvent } from '#src/records/import-records';
import { makeRecordFileImporter } from '#src/records/record-file';
import { StoredTags } from '#src/store/stored-records';
import { oracleKey } from './imported-tags';

async function* tagEvents(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<RecordEvent<readonly Tag[]>> {
  let isEmpty = true;
  for await (const event of readOracleTags(bytes)) {
    isEmpty = false;
    if (event.kind === 'reject')
      yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
    else if (event.oracleId !== undefined)
      yield { kind: 'record', key: oracleKey(event.oracleId), record: event.tags, names: [] };
    else if (event.name !== undefined)
      yield { kind: 'record', key: event.name, record: event.tags, names: [event.name] };
  }
  // Tags that are there already are not dropped for a file of nothing.
  if (isEmpty) yield { kind: 'reject', position: name, fault: 'empty', reason: 'no card has a tag' };
}

/** Imports the tags that people gave to cards: they take the place of the classifier's, and of those of the former import. */
export const importTags = makeRecordFileImporter({
  kind: 'tags',
  schema: StoredTags,
  readEvents: tagEvents,
  isWhole: true,
  expected: 'Expected Scryfall\'s export "oracle_tags", or JSON lines with name (or oracle_id) and tags.',
});
