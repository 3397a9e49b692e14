import { readCombos, type SourceCombo } from '@crownsmith/catalog';
import {
  importRecordFile,
  type RecordEvent,
  type RecordFile,
  type RecordImportOptions,
  type RecordImportSummary,
} from '#src/records/import-records';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import { StoredCombo } from '#src/store/stored-records';

async function* comboEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RecordEvent<SourceCombo>> {
  for await (const event of readCombos(bytes)) {
    if (event.kind === 'combo')
      yield { kind: 'record', key: event.combo.id, record: event.combo, names: event.combo.cards };
    else if (event.kind === 'left-out') yield { kind: 'left-out' };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

const COMBO_FILE: RecordFile<SourceCombo> = {
  kind: 'combos',
  schema: StoredCombo,
  read: comboEvents,
  expected: "It should be Commander Spellbook's bulk file of variants, or combos as JSON lines.",
};

/**
 * Imports combos: Commander Spellbook's bulk variants, or the flat shape. A combo replaces the one of the same id.
 * @throws PipelineError for a file without one usable combo.
 */
export const importCombos = (
  store: Store,
  path: string,
  options: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => importRecordFile(store, path, COMBO_FILE, options, now, progress);
