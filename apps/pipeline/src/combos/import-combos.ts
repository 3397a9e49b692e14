import { readCombos, type SourceCombo } from '@crownsmith/catalog';
import type { RecordEvent } from '#src/records/import-records';
import { makeRecordFileImporter } from '#src/records/record-file';
import { StoredCombo } from '#src/store/stored-records';

async function* comboEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RecordEvent<SourceCombo>> {
  for await (const event of readCombos(bytes)) {
    if (event.kind === 'combo')
      yield { kind: 'record', key: event.combo.id, record: event.combo, names: event.combo.cards };
    else if (event.kind === 'left-out') yield { kind: 'left-out' };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

/** Imports combos by id: Commander Spellbook's bulk variants, or the flat shape. */
export const importCombos = makeRecordFileImporter({
  kind: 'combos',
  schema: StoredCombo,
  readEvents: comboEvents,
  expected: "Expected Commander Spellbook's bulk file of variants, or combos as JSON lines.",
});
