import { createHash } from 'node:crypto';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { SourceCombo } from '@crownsmith/catalog';
import { starterCombos } from '@crownsmith/catalog/starter';
import { unionIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import type { NameIndex } from '#src/names/name-index';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredCombo } from '#src/store/stored-records';

/** A combo whose cards are known. */
export interface KnownCombo {
  /** slug below `/combos/` */
  readonly id: string;
  readonly cards: readonly number[];
  /** numbers of those that must be the commander */
  readonly commanders: readonly number[];
  /** copies by the number of the card, where more than one is needed */
  readonly copies: ReadonlyMap<number, number>;
  readonly identity: ColorIdentity;
  readonly source: SourceCombo;
}

/** Imported combos; the starter's if none were imported. */
export const readSourceCombos = async (
  store: Store,
  db: DuckDBConnection,
): Promise<readonly SourceCombo[]> => {
  const { combos } = store.state();
  return combos === null
    ? starterCombos()
    : [...(await readRecords(db, store.path(combos.file), StoredCombo)).values()];
};

const MAX_SLUG_LENGTH = 120;
/** Names of other files in the combos' folder. */
const RESERVED: ReadonlySet<string> = new Set(['index', 'by-card']);

/** A slug of a source's id: its letters and digits, or a hash if those are too many, none, or taken. */
const makeComboSlug = (id: string, taken: ReadonlySet<string>): string => {
  const slug = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug !== '' && slug.length <= MAX_SLUG_LENGTH && !taken.has(slug) && !RESERVED.has(slug)) return slug;
  return createHash('sha256').update(id).digest('hex').slice(0, 24);
};

/** Combos that can be shown: all cards known, none banned, and not marked as not legal by their source. */
export const resolveCombos = (
  sources: readonly SourceCombo[],
  cards: readonly Card[],
  index: NameIndex,
): readonly KnownCombo[] => {
  const taken = new Set<string>();
  return sources.flatMap((source): readonly KnownCombo[] => {
    const numbers = [...new Set(source.cards.map((name) => index.resolve(name) ?? -1))];
    const known = numbers.flatMap((number) => cards[number] ?? []);
    const isPlayable = known.every((card) => card.legality !== 'banned') && source.legal !== false;
    if (known.length !== numbers.length || !isPlayable) return [];
    const id = makeComboSlug(source.id, taken);
    taken.add(id);
    const identity = unionIdentity(
      ...known.map((card) => card.colorIdentity),
      ...(source.identity === undefined ? [] : [source.identity]),
    );
    const numberOf = (name: string): number => index.resolve(name) ?? -1;
    const commanders = numbers.filter((number) => source.commanders.map(numberOf).includes(number));
    const copies = new Map(
      Object.entries(source.copies ?? {}).map(([name, count]) => [numberOf(name), count] as const),
    );
    return [{ id, cards: numbers, commanders, copies, identity, source }];
  });
};
