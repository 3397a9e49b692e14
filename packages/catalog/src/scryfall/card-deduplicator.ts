import { withUniqueSlugs, type Card } from '@crownsmith/domain';
import { CardIdentities } from '../cards/card-identities';
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
 * Cards in the order of the file, without duplicates. A card is its oracle id; a record without one is the card of its name, in
 * full, the legal one of several. Of two records of one card the more complete one stays, or the first if they are equal; it
 * has the sets, printings and first release of both.
 */
export class CardDeduplicator<Facts extends object> {
  readonly #entries: (Facts & { readonly card: Card })[] = [];
  /** Of the records that stay, without what others add. */
  readonly #completeness: number[] = [];
  readonly #cards = new CardIdentities();

  /** Adds a card; returns the duplicate that is dropped, if any: this card or the one added before. */
  add(entry: Facts & { readonly card: Card }): (Facts & { readonly card: Card }) | undefined {
    const index = this.#cards.find(entry.card);
    const present = index === undefined ? undefined : this.#entries[index];
    const fields = completeness(entry.card);
    if (index === undefined || present === undefined) {
      this.#cards.add(entry.card, this.#entries.length);
      this.#entries.push(entry);
      this.#completeness.push(fields);
      return undefined;
    }
    const isBetter = fields > (this.#completeness[index] ?? 0);
    const [better, other] = isBetter ? [entry, present] : [present, entry];
    const oracleId = better.card.oracleId ?? other.card.oracleId;
    const card = {
      ...addPrintings(better.card, other.card),
      ...(oracleId !== undefined && { oracleId }),
    };
    this.#entries[index] = { ...better, card };
    this.#cards.add(card, index);
    if (isBetter) this.#completeness[index] = fields;
    return other;
  }

  /** The cards with slugs of their own. */
  entries(): readonly (Facts & { readonly card: Card })[] {
    const cards = withUniqueSlugs(this.#entries.map(({ card }) => card));
    return this.#entries.map((entry, index) => ({ ...entry, card: cards[index] ?? entry.card }));
  }
}
