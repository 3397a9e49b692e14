import { basename } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import {
  nameOnPrinting,
  readPrintings,
  watchFields,
  type Fault,
  type PrintedName,
} from '@crownsmith/catalog';
import { fileHash, openInput, readInput, type InputFile } from '#src/input/input-file';
import { openRejects, type RejectsFile } from '#src/input/rejects-file';
import { addCardNames } from '#src/names/add-card-names';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { sqlText } from '#src/store/database';
import { readNumber, readTexts } from '#src/store/query';
import type { Store } from '#src/store/store';
import type { InputOrigin } from '#src/store/store-state';
import {
  addPrinting,
  openPrintingTable,
  READ_PRINTINGS,
  unlistedPrintings,
  writePrintings,
} from './printing-table';

/** What an import of printings did. */
export interface PrintingImportSummary {
  readonly name: string;
  /** the input was also the last file of printings, so nothing was done */
  readonly alreadyImported: boolean;
  readonly read: number;
  /** different names of cards that were read */
  readonly cards: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** stored printings that the file does not list: kept, or dropped if it replaces all */
  readonly kept: number;
  readonly dropped: number;
  /** printings in further languages, of which the store has another one: the English one if there is one */
  readonly otherLanguages: number;
  /** records with the id of an earlier one, which stays */
  readonly repeated: number;
  /** records that are no cards of a deck, by reason */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  /** printings whose card the store does not have, with examples; they wait for a card file that has it */
  readonly withoutCard: { readonly printings: number; readonly examples: readonly string[] };
  /** printings that say no date */
  readonly undated: number;
  /** different names on printings besides their cards' own */
  readonly names: number;
  /** fields of today's records that none of the file has */
  readonly absentFields: readonly string[];
  readonly total: number;
  /** path of the rejects file, undefined if nothing was rejected */
  readonly rejectsFile: string | undefined;
}

export interface PrintingImportOptions {
  /** reads a file again that was the last one */
  readonly force?: boolean;
  /** drops stored printings that the file does not list */
  readonly replace?: boolean;
  readonly origin?: InputOrigin;
}

const NOTHING_DONE = {
  read: 0,
  cards: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  kept: 0,
  dropped: 0,
  otherLanguages: 0,
  repeated: 0,
  leftOut: {},
  rejected: 0,
  withoutCard: { printings: 0, examples: [] },
  undated: 0,
  names: 0,
  absentFields: [],
  rejectsFile: undefined,
} as const;

/** The fault of a record that is cut off by the end of the file. */
const TRUNCATED: Fault = 'truncated';

const countRead = (db: DuckDBConnection): Promise<number> =>
  readNumber(db, `select count(*)::integer from ${READ_PRINTINGS}`);

interface ReadFile {
  readonly repeated: number;
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  readonly names: ReadonlyMap<string, PrintedName>;
  readonly absentFields: readonly string[];
}

/** Drops records with the id of an earlier one. @returns how many */
const dropRepeated = async (db: DuckDBConnection, rejects: RejectsFile): Promise<number> => {
  const repeated = await readTexts(
    db,
    `select record, first, id, name from ${READ_PRINTINGS} join (
       select id, min(record) as first from ${READ_PRINTINGS} group by id having count(*) > 1
     ) using (id) where record > first order by record`,
  );
  for (const [record, first, id, name] of repeated) {
    const reason = `record ${record ?? ''} has the id of record ${first ?? ''}, which stays`;
    rejects.add({ fault: 'repeated', reason, id, name });
  }
  const records = repeated.map(([record]) => record);
  if (records.length > 0)
    await db.run(`delete from ${READ_PRINTINGS} where record in (${records.join(', ')})`);
  return records.length;
};

/** Reads a file into the table of printings. @throws PipelineError for a file that is cut off */
const readIntoTable = async (
  db: DuckDBConnection,
  file: InputFile,
  rejects: RejectsFile,
  progress: Progress,
): Promise<ReadFile> => {
  const name = basename(file.path);
  const task = progress.start(`Reading ${name}`, file.bytes);
  const table = await openPrintingTable(db);
  const names = new Map<string, PrintedName>();
  const leftOut: Record<string, number> = {};
  let rejected = 0;
  let isTruncated = false;
  const fields = watchFields('printing');
  try {
    for await (const event of readPrintings(readInput(file, task.update), { onRecord: fields.see })) {
      if (event.kind === 'left-out') leftOut[event.reason] = (leftOut[event.reason] ?? 0) + 1;
      else if (event.kind === 'reject') {
        rejected += 1;
        if (event.code === TRUNCATED) isTruncated = true;
        rejects.add({ position: event.position, fault: event.code, reason: event.reason });
      } else {
        const { printing, position } = event;
        addPrinting(table, printing, position.record);
        const printed = nameOnPrinting(printing);
        if (printed !== undefined)
          names.set(`${printed.language}\n${printed.printedName}\n${printed.oracleName}`, printed);
      }
    }
  } finally {
    table.rows.close();
    task.end();
  }
  if (isTruncated) throw incompleteInput(name);
  await table.complete();
  const repeated = await dropRepeated(db, rejects);
  return { repeated, leftOut, rejected, names, absentFields: fields.absent() };
};

/**
 * Drops printings in other languages of a set and number that is there in English, or in a language before.
 * @returns how many
 */
const dropOtherLanguages = async (db: DuckDBConnection): Promise<number> => {
  const foreign = `select id, language, set_code, number, record from ${READ_PRINTINGS} where language <> 'en'`;
  const first = `select record from (${foreign}) f
    where not exists (select 1 from ${READ_PRINTINGS} e where e.language = 'en' and e.set_code = f.set_code and e.number = f.number)
    qualify row_number() over (partition by set_code, number order by language, id) = 1`;
  const before = await countRead(db);
  await db.run(`delete from ${READ_PRINTINGS} where language <> 'en' and record not in (${first})`);
  return before - (await countRead(db));
};

/** How many printings have no card in the store, and the names of some. */
const findWithoutCard = async (
  db: DuckDBConnection,
  cards: string,
): Promise<PrintingImportSummary['withoutCard']> => {
  await db.run(`create or replace temp table known_cards as
    select name, json_extract_string(card, '$.oracleId') as oracle_id from read_parquet(${sqlText(cards)})`);
  const condition = `not exists (select 1 from known_cards c where c.oracle_id = p.oracle_id)
    and not exists (select 1 from known_cards c where c.name = p.name and (c.oracle_id is null or p.oracle_id is null))`;
  const printings = await readNumber(db, `select count(*)::integer from printings p where ${condition}`);
  const examples = await readTexts(
    db,
    `select name from printings p where ${condition} group by name order by count(*) desc, name limit 5`,
  );
  return { printings, examples: examples.flatMap(([name]) => name ?? []) };
};

/**
 * Imports a file of printings, Scryfall's `default_cards`: those of the store with the same id, or the same set and number, are
 * replaced, others stay unless the file replaces all. Each publish finds their cards anew. The store changes in one step at the
 * end or not at all.
 * @throws PipelineError for a file that is cut off or has no usable printing
 */
export const importPrintings = async (
  store: Store,
  path: string,
  { force = false, replace = false, origin }: PrintingImportOptions,
  now: Date,
  progress: Progress,
): Promise<PrintingImportSummary> => {
  const file = await openInput(path);
  const name = basename(path);
  const hash = await fileHash(path);
  const state = store.state();
  const last = state.imports.findLast((one) => one.kind === 'printings');
  // A file that others were kept beside may still replace them.
  if (!force && last?.hash === hash && !(replace && (last.counts['kept'] ?? 0) > 0))
    return { name, alreadyImported: true, ...NOTHING_DONE, total: state.printings?.rows ?? 0 };
  const rejects = await openRejects(store.paths.rejects, name);
  try {
    return await store.query(async (db) => {
      // So small a table costs several threads more to share than to work on.
      await db.run('set threads to 1');
      const { names, ...tally } = await readIntoTable(db, file, rejects, progress);
      const rejectsFile = await rejects.close();
      if ((await countRead(db)) === 0)
        throw new PipelineError(
          'nothing-usable',
          `${name} contains no usable printing${rejectsFile === undefined ? '' : `; see ${rejectsFile}`}. Expected Scryfall's "default cards" bulk file.`,
        );
      const otherLanguages = await dropOtherLanguages(db);
      await db.run(`create temp view printings as select * exclude (record) from ${READ_PRINTINGS}`);
      const count = (condition: string): Promise<number> =>
        readNumber(db, `select count(*)::integer from printings p where ${condition}`);
      const read = await count('true');
      const stored = state.printings === null ? undefined : store.path(state.printings.file);
      const before = stored && `read_parquet(${sqlText(stored)})`;
      const same =
        before === undefined ? 0 : await count(`exists (select 1 from ${before} o where o.id = p.id)`);
      const unchanged =
        before === undefined
          ? 0
          : await readNumber(db, `select count(*)::integer from (from printings intersect from ${before})`);
      const others =
        before === undefined
          ? 0
          : await readNumber(db, `select count(*)::integer from (${unlistedPrintings(before)})`);
      const counts = {
        read,
        cards: await readNumber(db, 'select count(distinct name)::integer from printings'),
        added: read - same,
        changed: same - unchanged,
        unchanged,
        kept: replace ? 0 : others,
        dropped: replace ? others : 0,
        otherLanguages,
        repeated: tally.repeated,
        rejected: tally.rejected,
        undated: await count('released_at is null'),
        names: names.size,
      };
      const withoutCard =
        state.cards === null
          ? NOTHING_DONE.withoutCard
          : await findWithoutCard(db, store.path(state.cards.file));
      if (counts.dropped > 0 && withoutCard.printings === read)
        throw new PipelineError(
          'nothing-usable',
          `${name} has no printing of a card in the store, only of others, such as ${withoutCard.examples.join(', ')}. Nothing was dropped for them.`,
        );
      const total = read + counts.kept;
      let files = state.printings;
      if (files === null || counts.added + counts.changed + counts.dropped > 0) {
        const output = store.newFile('printings');
        const kept =
          before === undefined || replace ? '' : ` union all by name (${unlistedPrintings(before)})`;
        await writePrintings(db, store.path(output), `from printings${kept}`);
        files = { file: output, rows: total };
      }
      const cardNames = await addCardNames(store, db, names.values());
      await store.commit({
        ...state,
        printings: files,
        'card-names': cardNames.file,
        imports: [
          ...state.imports,
          {
            kind: 'printings',
            hash,
            name,
            at: now.toISOString(),
            counts: { ...counts, withoutCard: withoutCard.printings },
            ...origin,
          },
        ],
      });
      return {
        name,
        alreadyImported: false,
        ...counts,
        leftOut: tally.leftOut,
        absentFields: tally.absentFields,
        withoutCard,
        total,
        rejectsFile,
      };
    });
  } finally {
    await rejects.close().catch(() => undefined);
  }
};
