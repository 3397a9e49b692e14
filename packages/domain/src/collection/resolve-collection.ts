import { MAX_OWNED_COPIES } from '../limits';
import type { CollectionEntry, OwnedCopies, ParsedCollection } from './collection';

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
 * @example resolveCollection(parseCollection('2 Opt\n1 Opt *F*'), (name) => name.toLowerCase()).cards.get('opt') // { count: 3, foils: 1 }
 */
export const resolveCollection = <C>(
  { entries }: Pick<ParsedCollection, 'entries'>,
  find: (name: string) => C | undefined,
): ResolvedCollection<C> => {
  const found = new Map<string, C | undefined>();
  const cards = new Map<C, OwnedCopies>();
  const unknown: CollectionEntry[] = [];
  for (const entry of entries) {
    const { name, count, finish } = entry;
    if (!found.has(name)) found.set(name, find(name));
    const card = found.get(name);
    if (card === undefined) {
      unknown.push(entry);
      continue;
    }
    const owned = cards.get(card) ?? { count: 0, foils: 0 };
    cards.set(card, {
      count: Math.min(owned.count + count, MAX_OWNED_COPIES),
      foils: Math.min(owned.foils + (finish === undefined ? 0 : count), MAX_OWNED_COPIES),
    });
  }
  return { cards, unknown };
};
