import { basename } from 'node:path';
import { readPrices as readPriceFile, type Fault } from '@crownsmith/catalog';
import { PRICE_SOURCES } from '@crownsmith/domain';
import { readKnownCards } from '#src/cards/known-cards';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { openRejects } from '#src/input/rejects-file';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import type { InputOrigin } from '#src/store/store-state';
import { readPrices, writePrices } from './price-table';

/** The fault of a record that is cut off by the end of the file. */
const TRUNCATED: Fault = 'truncated';

/** What an import of prices did. */
export interface PriceImportSummary {
  readonly name: string;
  /** the input was also the last price file, so nothing was done */
  readonly alreadyImported: boolean;
  readonly read: number;
  /** names with at least one price */
  readonly priced: number;
  readonly changed: number;
  readonly rejected: number;
  /** names that match no card; their prices are pending until a card file has them */
  readonly unknown: number;
  /** path of the rejects file, undefined if nothing was rejected */
  readonly rejectsFile: string | undefined;
}

/**
 * Imports a price file: JSON lines `{"name": …, "cardkingdom": 1.29, "tcgplayer": 0.99, "cardmarket": …, "cardhoarder": …}`.
 * A price replaces the stored one of the same name and source; names and sources that the file omits keep theirs.
 * @throws PipelineError for a file that is cut off or has no usable line
 */
export const importPrices = async (
  store: Store,
  path: string,
  options: { readonly force?: boolean; readonly origin?: InputOrigin },
  now: Date,
  progress: Progress,
): Promise<PriceImportSummary> => {
  const file = await openInput(path);
  const name = basename(path);
  const hash = await fileHash(path);
  const state = store.state();
  const tally = { read: 0, priced: 0, changed: 0, rejected: 0, unknown: 0 };
  if (options.force !== true && state.imports.findLast((one) => one.kind === 'prices')?.hash === hash)
    return { name, alreadyImported: true, ...tally, rejectsFile: undefined };
  const rejects = await openRejects(store.paths.rejects, name);
  const task = progress.start(`Reading ${name}`, file.bytes);
  return store.query(async (db) => {
    const prices = new Map(state.prices === null ? [] : await readPrices(db, store.path(state.prices.file)));
    const index = state.cards === null ? undefined : (await readKnownCards(store, db)).index;
    let isTruncated = false;
    try {
      for await (const event of readPriceFile(readInput(file, task.update))) {
        tally.read += 1;
        if (event.kind === 'reject') {
          tally.rejected += 1;
          if (event.code === TRUNCATED) isTruncated = true;
          rejects.add({ position: event.position, fault: event.code, reason: event.reason });
          continue;
        }
        if (Object.keys(event.prices).length === 0) continue;
        tally.priced += 1;
        if (index !== undefined && index.resolve(event.name) === undefined) tally.unknown += 1;
        const before = prices.get(event.name);
        const after = { ...before, ...event.prices };
        if (PRICE_SOURCES.some((source) => before?.[source] !== after[source])) tally.changed += 1;
        prices.set(event.name, after);
      }
    } finally {
      task.end();
    }
    const rejectsFile = await rejects.close();
    if (isTruncated) throw incompleteInput(name);
    if (tally.priced === 0)
      throw new PipelineError(
        'nothing-usable',
        `${name} contains no usable price${rejectsFile === undefined ? '' : `; see ${rejectsFile}`}.`,
      );
    let stored = state.prices;
    if (tally.changed > 0) {
      const output = store.newFile('prices');
      stored = { file: output, rows: await writePrices(db, store.path(output), prices) };
    }
    await store.commit({
      ...state,
      prices: stored,
      imports: [
        ...state.imports,
        { kind: 'prices', hash, name, at: now.toISOString(), counts: { ...tally }, ...options.origin },
      ],
    });
    return { name, alreadyImported: false, ...tally, rejectsFile };
  });
};
