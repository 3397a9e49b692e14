import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import {
  downloadMigrations,
  readMigrations,
  type Migration,
  type MigrationOptions,
  type Migrations,
} from '@crownsmith/catalog';
import { withUniqueSlugs } from '@crownsmith/domain';
import { openInput, readInput } from '#src/input/input-file';
import { PipelineError } from '#src/pipeline-error';
import { movePrintings } from '#src/printings/move-printings';
import { readCards, writeCards } from '#src/store/card-table';
import { sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';
import type { Store } from '#src/store/store';
import { storedCardJson } from '#src/store/stored-card';
import { toPipelineError } from '#src/update/fetch-place';
import { mergeMigrations, type MigratedCards } from './merge-migrations';

/** What an import of migrations did. */
export interface MigrationSummary extends Omit<MigratedCards, 'cards' | 'movedIds'> {
  readonly name: string;
  readonly read: number;
  readonly rejected: Readonly<Record<string, number>>;
}

const parseEntries = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
    return Array.isArray(data) ? data : [value];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  }
};

/**
 * Reads a file of migrations: an answer of Scryfall's `/migrations`, its list, or JSON lines; gzipped or not.
 * @throws PipelineError for a file that is none
 */
export const readMigrationFile = async (path: string): Promise<Migrations> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readInput(await openInput(path))) chunks.push(chunk);
  let entries: readonly unknown[];
  try {
    entries = parseEntries(new TextDecoder().decode(Buffer.concat(chunks)));
  } catch (error) {
    throw new PipelineError(
      'bad-input',
      `${basename(path)} is not JSON, or is cut off. Expected the answer of Scryfall's /migrations.`,
      { cause: error },
    );
  }
  const read = readMigrations(entries);
  if (read.migrations.length === 0)
    throw new PipelineError(
      'nothing-usable',
      `${basename(path)} contains no migration. Expected the answer of Scryfall's /migrations.`,
    );
  return read;
};

/** Downloads all of Scryfall's migrations. @throws PipelineError 'network' */
export const fetchMigrations = async (options: MigrationOptions): Promise<Migrations> => {
  const answer = await downloadMigrations(options);
  if (answer.ok) return answer.value;
  throw toPipelineError(answer.error, "Scryfall's migrations");
};

/**
 * Takes Scryfall's migrations: cards whose records were merged become one, which keeps the former names, for decks, prices,
 * combos and addresses that have them.
 * @throws PipelineError 'nothing-to-do' without imported cards
 */
export const importMigrations = async (
  store: Store,
  name: string,
  { migrations, rejected }: Migrations,
  now: Date,
): Promise<MigrationSummary> =>
  store.query(async (db) => {
    const state = store.state();
    if (state.cards === null)
      throw new PipelineError(
        'nothing-to-do',
        'There are no cards that migrations could be of. Import some first: pipeline import cards FILE',
      );
    const stored = await readCards(db, store.path(state.cards.file));
    const ids = new Map<string, string>();
    if (state.printings !== null) {
      const records = migrations.flatMap(({ newId }: Migration) =>
        newId === undefined ? [] : [sqlText(newId)],
      );
      const rows =
        records.length === 0
          ? []
          : await readTexts(
              db,
              `select id, oracle_id from read_parquet(${sqlText(store.path(state.printings.file))}) where id in (${records.join(', ')})`,
            );
      for (const [id, oracleId] of rows) if (id && oracleId) ids.set(id, oracleId);
    }
    const { cards, movedIds, ...changes } = mergeMigrations(stored, migrations, (id) => ids.get(id));
    let file = state.cards;
    if (changes.merged.length + changes.formerNames > 0) {
      const unique = withUniqueSlugs(cards.map(({ card }) => card));
      const output = store.newFile('cards');
      await writeCards(
        db,
        store.path(output),
        cards.map((each, index) => {
          const card = unique[index] ?? each.card;
          return [card, storedCardJson({ ...each, card })];
        }),
      );
      file = { ...state.cards, file: output, rows: cards.length };
    }
    const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
    const counts = {
      read: migrations.length,
      merged: changes.merged.length,
      formerNames: changes.formerNames,
      unknown: changes.unknown,
    };
    await store.commit({
      ...state,
      cards: file,
      printings: await movePrintings(store, db, movedIds),
      imports: [
        ...state.imports.filter(({ kind }) => kind !== 'migrations'),
        { kind: 'migrations', hash, name, at: now.toISOString(), counts },
      ],
    });
    return { name, read: migrations.length, rejected, ...changes };
  });
