import type { KeptBase } from '#src/aggregate/card-count';
import type { CountBase } from '#src/aggregate/count-base';
import type { VisitDecks } from '#src/aggregate/counted-rows';
import {
  loadValue,
  openNumberFile,
  openNumbers,
  readIndex,
  saveValue,
  sweep,
  writeIndex,
  type NumberFile,
  type SavedIndex,
} from './checkpoint-files';

/** Counts of the last publish, from which the next one starts, and where those of this one are saved. */
export interface CountCheckpoint {
  /** reads the counts of before with the same key, which nobody else holds; undefined without any. To be called once */
  loadKept(): Promise<KeptBase | undefined>;
  /** saves the cards of all decks; to be visited once */
  readonly saveCards: VisitDecks;
  /** saves the counts with the cards that were visited. @returns what went wrong: a checkpoint that fails costs time, not the publish */
  save(base: CountBase): Promise<Error | undefined>;
  /** reads what was saved besides under a name, by the run that saved the counts; undefined without it */
  loadMore(name: string): Promise<unknown>;
  /** saves more beside the counts, if these were saved. @returns what went wrong */
  saveMore(name: string, value: unknown): Promise<Error | undefined>;
  close(): Promise<void>;
}

/** Where the cards of each deck start among all; there may be more than an Int32Array can number. */
const cardStarts = (sizes: Int32Array): Float64Array => {
  const starts = new Float64Array(sizes.length + 1);
  sizes.forEach((size, deck) => void (starts[deck + 1] = (starts[deck] ?? 0) + size));
  return starts;
};

const COUNTS = 'counts';
const CARDS = 'cards';
/** Start of the names of files with one value for each deck: one at a time, so that all are never in memory twice. */
const COLUMN = 'column-';

/** What a base has for each deck, by name. */
const columnsOf = ({ rows, figures, copies, priceGroups, members }: CountBase) => ({
  ...rows,
  ...figures,
  pricegroups: priceGroups,
  copydecks: copies.deck,
  copycards: copies.card,
  copies: copies.copies,
  members: members.decks,
  groups: members.groups,
});
type Columns = ReturnType<typeof columnsOf>;

const withColumns = (
  rest: Omit<CountBase, 'rows' | 'figures' | 'copies' | 'priceGroups' | 'members'>,
  columns: Columns,
): CountBase => {
  const { cents, basics, pricegroups, copydecks, copycards, copies, members, groups, ...rows } = columns;
  return {
    ...rest,
    rows,
    figures: { cents, basics },
    priceGroups: pricegroups,
    copies: { deck: copydecks, card: copycards, copies },
    members: { decks: members, groups },
  };
};

const loadBase = async (
  folder: string,
  index: SavedIndex | undefined,
): Promise<{ readonly kept: KeptBase; readonly close: () => Promise<void> } | undefined> => {
  const numbers = await openNumbers(folder, index?.files[CARDS]);
  if (numbers === undefined) return undefined;
  // What has the right checksum and key was saved by this very program.
  const rest = (await loadValue(folder, index?.files[COUNTS])) as CountBase | undefined;
  const columns: Record<string, unknown> = {};
  for (const [name, saved] of Object.entries(index?.files ?? {}))
    if (name.startsWith(COLUMN)) columns[name.slice(COLUMN.length)] = await loadValue(folder, saved);
  if (rest === undefined || Object.values(columns).includes(undefined)) {
    await numbers.close();
    return undefined;
  }
  const base = withColumns(rest, columns as Columns);
  const starts = cardStarts(base.rows.sizes);
  return {
    kept: {
      base,
      cards: { read: (from, to, into) => numbers.read(starts[from] ?? 0, starts[to] ?? 0, into) },
    },
    close: () => numbers.close(),
  };
};

/**
 * Opens the checkpoint of a folder. The store has to be locked.
 * @param keyOf identifies the program and all that counts depend on besides the decks, see `makeCountKey`; what was saved with another key
 * is of no use
 * @param names the number of the store's names
 */
export const openCheckpoint = async (
  folder: string,
  keyOf: (names: number) => string,
  names: number,
): Promise<CountCheckpoint> => {
  // No file there has this name: the store is locked, and a process that counts twice does not do so within a millisecond.
  const name = `${Date.now().toString(36)}-${process.pid}`;
  const before = await readIndex(folder, keyOf);
  await sweep(folder, before);
  let closeKept: (() => Promise<void>) | undefined;
  let failure: Error | undefined;
  let cards: NumberFile | undefined;
  let index: SavedIndex | undefined;
  const attempt = async (work: () => Promise<void>): Promise<Error | undefined> => {
    if (failure !== undefined) return failure;
    try {
      await work();
      return undefined;
    } catch (error) {
      failure = error instanceof Error ? error : new Error('of an unknown error', { cause: error });
      await cards?.abandon().catch(() => undefined);
      return failure;
    }
  };
  return {
    loadKept: async () => {
      const loaded = await loadBase(folder, before);
      closeKept = loaded?.close;
      return loaded?.kept;
    },
    saveCards: async (_first, starts, own) => {
      await attempt(async () => {
        cards ??= await openNumberFile(folder, `${CARDS}-${name}.bin`);
        const numbers = own.subarray(starts[0] ?? 0, starts.at(-1) ?? 0);
        await cards.append(numbers instanceof Uint16Array ? numbers : Uint16Array.from(numbers));
      });
    },
    save: (base) =>
      attempt(async () => {
        cards ??= await openNumberFile(folder, `${CARDS}-${name}.bin`);
        const {
          rows: _rows,
          figures: _figures,
          copies: _copies,
          priceGroups: _prices,
          members: _members,
          ...rest
        } = base;
        const files: Record<string, SavedIndex['files'][string]> = {
          [COUNTS]: await saveValue(folder, `${COUNTS}-${name}.bin`, rest),
          [CARDS]: await cards.finish(),
        };
        for (const [column, values] of Object.entries(columnsOf(base)))
          files[COLUMN + column] = await saveValue(folder, `${COLUMN}${column}-${name}.bin`, values);
        index = { schema: 3, key: keyOf(names), names, files };
        // Files of before are read until this run ends.
        await writeIndex(folder, index);
      }),
    loadMore: (what) => loadValue(folder, before?.files[what]),
    saveMore: async (what, value) => {
      if (index === undefined) return undefined;
      const counted = index;
      return attempt(async () => {
        const saved = await saveValue(folder, `${what}-${name}.bin`, value);
        index = { ...counted, files: { ...counted.files, [what]: saved } };
        await writeIndex(folder, index);
      });
    },
    close: async () => {
      await closeKept?.();
      if (index === undefined) await cards?.abandon().catch(() => undefined);
    },
  };
};
