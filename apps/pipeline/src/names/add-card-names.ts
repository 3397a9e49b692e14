import type { DuckDBConnection } from '@duckdb/node-api';
import { parseNameKind, type PrintedName } from '@crownsmith/catalog';
import type { Store } from '#src/store/store';
import type { StoreState } from '#src/store/store-state';
import { readCardNames, writeCardNames, type StoredName } from './card-name-table';

/** What adding names changed. */
export interface NameChanges {
  readonly added: number;
  readonly unchanged: number;
  /** stored names that are not among the added ones: kept, or dropped */
  readonly kept: number;
  readonly dropped: number;
  readonly total: number;
}

/** A printed name as it is stored; none for one in a language that no names are kept of. */
export const toStoredName = ({
  language,
  printedName,
  oracleName,
  oracleId,
}: PrintedName): readonly StoredName[] => {
  const kind = parseNameKind(language);
  if (kind === undefined) return [];
  return [{ kind, name: printedName, card: oracleName, ...(oracleId !== undefined && { oracleId }) }];
};

const keyOf = ({ kind, name, card }: StoredName): string => `${kind}\n${name}\n${card}`;

/**
 * Adds names to those of the store, for the caller to commit as the state's `card-names`. A name that the store has stays, with
 * its card's oracle id if the new one has it; one in a language that no names are kept of is passed over.
 * @param replace drops stored names that are not among the added ones
 */
export const addCardNames = async (
  store: Store,
  db: DuckDBConnection,
  names: Iterable<PrintedName>,
  replace = false,
): Promise<{ readonly file: StoreState['card-names']; readonly changes: NameChanges }> => {
  const present = store.state()['card-names'];
  const stored = new Map(
    present === null
      ? []
      : (await readCardNames(db, store.path(present.file))).map((each) => [keyOf(each), each] as const),
  );
  const incoming = new Map<string, StoredName>();
  let added = 0;
  let identified = 0;
  for (const each of [...names].flatMap(toStoredName)) {
    const key = keyOf(each);
    if (incoming.get(key)?.oracleId !== undefined) continue;
    const before = stored.get(key);
    if (before === undefined && !incoming.has(key)) added += 1;
    if (before !== undefined && before.oracleId === undefined && each.oracleId !== undefined) identified += 1;
    incoming.set(key, { ...before, ...each });
  }
  const unchanged = incoming.size - added;
  const unmentioned = stored.size - unchanged;
  const after = replace ? incoming : new Map([...stored, ...incoming]);
  const changes = {
    added,
    unchanged,
    kept: replace ? 0 : unmentioned,
    dropped: replace ? unmentioned : 0,
    total: after.size,
  };
  if (present !== null && added + identified + changes.dropped === 0) return { file: present, changes };
  if (after.size === 0) return { file: null, changes };
  const file = store.newFile('card-names');
  return { file: { file, rows: await writeCardNames(db, store.path(file), after.values()) }, changes };
};

/** The names of the store; none without an import. */
export const readStoredCardNames = async (
  store: Store,
  db: DuckDBConnection,
): Promise<readonly StoredName[]> => {
  const file = store.state()['card-names'];
  return file === null ? [] : readCardNames(db, store.path(file.file));
};
