import type { Card } from '@crownsmith/domain';
import { addPrintings } from '../cards/printings';

/** How many fields a record provides. */
const completeness = (card: Card): number => {
  const fields = [
    card.oracleId,
    card.scryfallId,
    card.text,
    card.manaCost,
    card.images,
    card.releasedAt,
    card.rarity,
  ];
  const lists = [card.keywords, card.sets, card.faces, Object.keys(card.prices)];
  return fields.filter((each) => each !== undefined).length + lists.filter((each) => each.length > 0).length;
};

/**
 * Cards in the order of the file, without duplicates: of two records with one slug or oracle id the more complete one
 * stays, or the first if they are equal; it has the sets, printings and first release of both.
 */
export class CardDeduplicator<Facts extends object> {
  readonly #entries: (Facts & { readonly card: Card })[] = [];
  /** Of the records that stay, without what others add. */
  readonly #completeness: number[] = [];
  readonly #indexByKey = new Map<string, number>();

  /** Adds a card; returns the duplicate that is dropped, if any: this card or the one added before. */
  add(entry: Facts & { readonly card: Card }): (Facts & { readonly card: Card }) | undefined {
    const { slug, oracleId } = entry.card;
    const keys = [`slug ${slug}`, ...(oracleId === undefined ? [] : [`id ${oracleId}`])];
    const index = keys.map((key) => this.#indexByKey.get(key)).find((found) => found !== undefined);
    const present = index === undefined ? undefined : this.#entries[index];
    const fields = completeness(entry.card);
    if (index === undefined || present === undefined) {
      for (const key of keys) this.#indexByKey.set(key, this.#entries.length);
      this.#entries.push(entry);
      this.#completeness.push(fields);
      return undefined;
    }
    if (fields <= (this.#completeness[index] ?? 0)) {
      this.#entries[index] = { ...present, card: addPrintings(present.card, entry.card) };
      return entry;
    }
    for (const key of keys) this.#indexByKey.set(key, index);
    this.#entries[index] = { ...entry, card: addPrintings(entry.card, present.card) };
    this.#completeness[index] = fields;
    return present;
  }

  entries(): readonly (Facts & { readonly card: Card })[] {
    return this.#entries;
  }
}
