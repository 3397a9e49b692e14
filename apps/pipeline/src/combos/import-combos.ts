import { basename } from 'node:path';
import { readCombos, type SourceCombo } from '@crownsmith/catalog';
import { fileHash, openInput, readInput, type InputFile } from '../input/input-file';
import {
  importRecords,
  type RecordEvent,
  type RecordImportOptions,
  type RecordImportSummary,
} from '../input/record-import';
import type { Progress } from '../progress';
import type { Store } from '../store/store';
import { StoredCombo } from '../store/stored-browse';

async function* comboEvents(
  file: InputFile,
  onBytes: (done: number) => void,
): AsyncGenerator<RecordEvent<SourceCombo>> {
  for await (const event of readCombos(readInput(file, onBytes))) {
    if (event.kind === 'combo')
      yield { kind: 'record', key: event.combo.id, record: event.combo, names: event.combo.cards };
    else if (event.kind === 'left-out') yield { kind: 'left-out' };
    else yield { kind: 'reject', position: event.position, fault: event.code, reason: event.reason };
  }
}

/**
 * Imports combos: Commander Spellbook's bulk variants, or the flat shape. A combo replaces the one of the same id.
 * @throws PipelineError for a file without one usable combo.
 */
export const importCombos = async (
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
        kind: 'combos',
        name,
        hash: await fileHash(path),
        schema: StoredCombo,
        events: () => comboEvents(file, task.update),
        expected: "It should be Commander Spellbook's bulk file of variants, or combos as JSON lines.",
      },
      options,
      now,
    );
  } finally {
    task.end();
  }
};
