import type { CollectionEntry, OwnedCopies, OwnedCopy, ParsedCollection } from './collection';
import { ownCopies } from './owned-copies';

/** A collection after the look-up of its names. */
export interface ResolvedCollection<C> {
  /** The copies of each card, added up over its rows, in the order of the file. */
  readonly cards: ReadonlyMap<C, OwnedCopies>;
  /** Rows whose name is that of no card. */
  readonly unknown: readonly CollectionEntry[];
}

/**
 * Looks the names of a collection up.
 * @param find the card of a name; undefined for an unknown one. It is called once per name.
 * @param findSet the code of a set's name, for rows that have no code; undefined for an unknown one
 * @example resolveCollection(parseCollection('2 Opt\n1 Opt (DOM) 60 *F*'), (name) => name.toLowerCase()).cards.get('opt') // { count: 3, foils: 1, copies: [{ count: 1, set: 'DOM', collectorNumber: '60', finish: 'foil' }] }
 */
export const resolveCollection = <C>(
  { entries }: Pick<ParsedCollection, 'entries'>,
  find: (name: string) => C | undefined,
  findSet: (name: string) => string | undefined = () => undefined,
): ResolvedCollection<C> => {
  const found = new Map<string, C | undefined>();
  const cards = new Map<C, OwnedCopy[]>();
  const unknown: CollectionEntry[] = [];
  for (const entry of entries) {
    const { name, line: _line, setName, ...copy } = entry;
    if (!found.has(name)) found.set(name, find(name));
    const card = found.get(name);
    if (card === undefined) {
      unknown.push(entry);
      continue;
    }
    const set = copy.set ?? (setName === undefined ? undefined : findSet(setName)?.toUpperCase());
    const copies = cards.get(card) ?? [];
    cards.set(card, copies);
    copies.push({ ...copy, ...(set === undefined ? { collectorNumber: undefined } : { set }) });
  }
  return { cards: new Map([...cards].map(([card, copies]) => [card, ownCopies(copies)])), unknown };
};
