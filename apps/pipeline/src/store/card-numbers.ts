import { hash } from 'node:crypto';
import type { CardNumbers } from '@crownsmith/api-client';
import { INTEGER, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { foldName, type Card } from '@crownsmith/domain';
import { sqlText } from './database';
import { writeParquet } from './parquet-file';
import { readTexts } from './query';
import type { Store } from './store';

/**
 * A row of the table of card numbers: which number a card has, by its oracle id or, without one, by its name. Rows are only ever added.
 * A card that got another oracle id has a further row with its number.
 */
export interface CardNumber {
  readonly number: number;
  readonly oracleId: string | null;
  readonly name: string;
}

interface NumberedCards {
  /** by card */
  readonly numbers: Int32Array;
  /** rows that the table lacks */
  readonly added: readonly CardNumber[];
}

/**
 * Finds the numbers of cards, and gives the next ones to new cards. A card is known by its oracle id, else by its name, else by a former
 * name, as long as no other card has the number. The number of a card that is gone stays its own: where its record was
 * merged into that of another card, which then has its name as a former one, the name leads there.
 */
export const numberCards = (
  known: readonly CardNumber[],
  cards: readonly Pick<Card, 'name' | 'oracleId' | 'formerNames'>[],
): NumberedCards => {
  const byOracle = new Map<string, number>();
  const byName = new Map<string, number[]>();
  let next = 0;
  for (const { number, oracleId, name } of known) {
    if (oracleId !== null && !byOracle.has(oracleId)) byOracle.set(oracleId, number);
    const key = foldName(name);
    byName.set(key, [...(byName.get(key) ?? []), number]);
    next = Math.max(next, number + 1);
  }
  const numbers = new Int32Array(cards.length).fill(-1);
  const taken = new Set<number>();
  const take = (card: number, candidates: readonly number[] = []): void => {
    const number = candidates.find((each) => !taken.has(each));
    if (numbers[card] !== -1 || number === undefined) return;
    numbers[card] = number;
    taken.add(number);
  };
  cards.forEach(({ oracleId }, card) => {
    const number = oracleId === undefined ? undefined : byOracle.get(oracleId);
    if (number !== undefined) take(card, [number]);
  });
  cards.forEach(({ name }, card) => take(card, byName.get(foldName(name))));
  cards.forEach(({ formerNames = [] }, card) => {
    for (const name of formerNames) take(card, byName.get(foldName(name)));
  });
  const added = cards.flatMap(({ name, oracleId = null }, card): readonly CardNumber[] => {
    const isNew = numbers[card] === -1;
    if (isNew) numbers[card] = next++;
    if (!isNew && (oracleId === null || byOracle.has(oracleId))) return [];
    return [{ number: numbers[card] ?? -1, oracleId, name }];
  });
  return { numbers, added };
};

const readCardNumbers = async (db: DuckDBConnection, path: string): Promise<readonly CardNumber[]> => {
  const rows = await readTexts(
    db,
    `select number, oracle_id, name from read_parquet(${sqlText(path)}) order by row`,
  );
  return rows.map(([number, oracleId = null, name]) => ({
    number: Number(number),
    oracleId,
    name: name ?? '',
  }));
};

/** What a number has stood for since it was given, in 16 bits: its first row never changes. */
const meaningOf = ({ oracleId, name }: CardNumber): number =>
  Number.parseInt(hash('sha256', oracleId ?? foldName(name)).slice(0, 4), 16);

/**
 * The table as it is published: each number with its slug, or with its last name where its card is gone.
 * @param numbers of the cards
 */
export const listCardNumbers = (
  table: readonly CardNumber[],
  cards: readonly Pick<Card, 'slug'>[],
  numbers: Int32Array,
): CardNumbers => {
  const slugs = new Map(cards.map(({ slug }, card) => [numbers[card], slug]));
  const first = new Map<number, CardNumber>();
  const last = new Map<number, string>();
  for (const row of table) {
    if (!first.has(row.number)) first.set(row.number, row);
    last.set(row.number, row.name);
  }
  return {
    cards: [...first]
      .sort(([a], [b]) => a - b)
      .map(([number, row]) => {
        const slug = slugs.get(number);
        return slug === undefined
          ? [null, meaningOf(row), last.get(number) ?? row.name]
          : [slug, meaningOf(row)];
      }),
  };
};

/** The numbers of cards in the store's table, and the table; new cards are added to it. */
export const numberStoredCards = async (
  store: Store,
  db: DuckDBConnection,
  cards: readonly Card[],
): Promise<{ readonly numbers: Int32Array; readonly table: readonly CardNumber[] }> => {
  const state = store.state();
  const table = state['card-numbers'];
  const known = table === null ? [] : await readCardNumbers(db, store.path(table.file));
  const { numbers, added } = numberCards(known, cards);
  if (added.length === 0) return { numbers, table: known };
  const file = store.newFile('card-numbers');
  const rows = await writeParquet(db, store.path(file), {
    columns: { row: INTEGER, number: INTEGER, oracle_id: VARCHAR, name: VARCHAR },
    orderBy: 'row',
    addRows: (writer) =>
      [...known, ...added].forEach(({ number, oracleId, name }, row) =>
        writer.add(row, number, oracleId, name),
      ),
  });
  await store.commit({ ...state, 'card-numbers': { file, rows } });
  return { numbers, table: [...known, ...added] };
};
