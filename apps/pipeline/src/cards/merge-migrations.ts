import { addPrintings, type Migration } from '@crownsmith/catalog';
import { foldName } from '@crownsmith/domain';
import type { StoredCard } from '#src/store/stored-card';

/** What migrations changed. */
export interface MigratedCards {
  readonly cards: readonly StoredCard[];
  /** cards whose record is now that of another card, which has their names */
  readonly merged: readonly { readonly from: string; readonly to: string }[];
  /** names that cards had before, as the migrations state them */
  readonly formerNames: number;
  /** migrations to a record that no stored card or printing has */
  readonly unknown: number;
  /** the oracle ids of cards by those that migrations took from them */
  readonly movedIds: ReadonlyMap<string, string>;
}

/** A card with names that it had before, without spellings of its present one. */
const withFormerNames = (stored: StoredCard, names: readonly (string | undefined)[]): StoredCard => {
  const present = foldName(stored.card.name);
  const byKey = new Map<string, string>();
  for (const name of [...(stored.card.formerNames ?? []), ...names])
    if (name !== undefined && foldName(name) !== present && !byKey.has(foldName(name)))
      byKey.set(foldName(name), name);
  const formerNames = [...byKey.values()];
  if (formerNames.length === (stored.card.formerNames?.length ?? 0)) return stored;
  return { ...stored, card: { ...stored.card, formerNames } };
};

/**
 * Cards after migrations of their records: a record that became that of another card is one card with it, which keeps the former
 * name, so that decks, prices, combos and addresses lead to it.
 * @param idOfPrinting the oracle id of the card that a printing's record shows
 */
export const mergeMigrations = (
  stored: readonly StoredCard[],
  migrations: readonly Migration[],
  idOfPrinting: (scryfallId: string) => string | undefined,
): MigratedCards => {
  const cards = [...stored];
  const byRecord = new Map<string, number>();
  const byOracle = new Map<string, number>();
  for (const [number, { card }] of cards.entries()) {
    if (card.scryfallId !== undefined) byRecord.set(card.scryfallId, number);
    if (card.oracleId !== undefined) byOracle.set(card.oracleId, number);
  }
  /** by the number of a card that is another now */
  const moved = new Map<number, number>();
  const current = (number: number | undefined): number | undefined => {
    let at = number;
    for (let next = moved.get(at ?? -1); next !== undefined; next = moved.get(next)) at = next;
    return at;
  };
  const findCard = (record: string, oracleId?: string): number | undefined =>
    current(byRecord.get(record) ?? byOracle.get(oracleId ?? idOfPrinting(record) ?? ''));
  const merged: { from: string; to: string }[] = [];
  let formerNames = 0;
  let unknown = 0;
  /** by oracle id that migrations state, the number of the card that it is now */
  const stated = new Map<string, number>();
  for (const { oldId, newId, name, oracleId } of migrations.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    if (newId === undefined) continue;
    const to = findCard(newId);
    const next = cards[to ?? -1];
    if (to === undefined || next === undefined) {
      unknown += 1;
      continue;
    }
    if (oracleId !== undefined) stated.set(oracleId, to);
    const from = findCard(oldId, oracleId);
    const old = from === undefined || from === to ? undefined : cards[from];
    const named = withFormerNames(next, [old?.card.name, name, ...(old?.card.formerNames ?? [])]);
    formerNames += (named.card.formerNames?.length ?? 0) - (next.card.formerNames?.length ?? 0);
    cards[to] = old === undefined ? named : { ...named, card: addPrintings(named.card, old.card) };
    if (old === undefined || from === undefined) continue;
    moved.set(from, to);
    merged.push({ from: old.card.name, to: next.card.name });
  }
  const movedIds = new Map<string, string>();
  for (const [id, number] of new Map([...stated, ...byOracle])) {
    const present = cards[current(number) ?? -1]?.card.oracleId;
    if (present !== undefined && present !== id) movedIds.set(id, present);
  }
  return { cards: cards.filter((_, number) => !moved.has(number)), merged, formerNames, unknown, movedIds };
};
