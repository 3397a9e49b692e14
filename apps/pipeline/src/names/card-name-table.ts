import { VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { NAME_KINDS, type NameKind } from '@crownsmith/domain';
import { PipelineError } from '#src/pipeline-error';
import { sqlText } from '#src/store/database';
import { writeParquet } from '#src/store/parquet-file';
import { readTexts } from '#src/store/query';

/** A name that a card has besides its own, and the card: by its own name, and by its oracle id where the source has one. */
export interface StoredName {
  readonly kind: NameKind;
  readonly name: string;
  readonly card: string;
  readonly oracleId?: string;
}

const KINDS: ReadonlySet<string> = new Set(NAME_KINDS);
const isKind = (value: string | null | undefined): value is NameKind =>
  typeof value === 'string' && KINDS.has(value);

/** Writes names to a Parquet file. @returns the number of names */
export const writeCardNames = (
  db: DuckDBConnection,
  path: string,
  names: Iterable<StoredName>,
): Promise<number> =>
  writeParquet(db, path, {
    columns: { kind: VARCHAR, name: VARCHAR, card: VARCHAR, oracle_id: VARCHAR },
    orderBy: 'kind, name, card, oracle_id',
    addRows: (writer) => {
      for (const { kind, name, card, oracleId } of names) writer.add(kind, name, card, oracleId ?? null);
    },
  });

/** Reads names in the order of their kinds and of themselves. @throws PipelineError 'broken-store' for an unknown kind */
export const readCardNames = async (db: DuckDBConnection, path: string): Promise<readonly StoredName[]> => {
  const rows = await readTexts(
    db,
    `select kind, name, card, oracle_id from read_parquet(${sqlText(path)}) order by all`,
  );
  return rows.map(([kind, name, card, oracleId]) => {
    if (isKind(kind) && typeof name === 'string' && typeof card === 'string')
      return { kind, name, card, ...(typeof oracleId === 'string' && { oracleId }) };
    throw new PipelineError(
      'broken-store',
      `A stored name (${name ?? ''}) does not fit this version. Import the names again with --force.`,
    );
  });
};
