import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** A deck as a simple script would read it: by names, without validation. */
interface NamedDeck {
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const isNamedDeck = (value: unknown): value is NamedDeck =>
  typeof value === 'object' && value !== null && 'commanders' in value && 'cards' in value;

/** Reads all decks into memory, as a script without a database would do. */
export const readNaively = async (paths: readonly string[]): Promise<readonly NamedDeck[]> => {
  const decks: NamedDeck[] = [];
  for (const path of paths) {
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
      const value: unknown = JSON.parse(line);
      if (isNamedDeck(value)) decks.push(value);
    }
  }
  return decks;
};

/**
 * Counts decks and potential decks of every card with every commander and pair by loops over Maps, without dates.
 * @returns the number of rows
 */
export const countNaively = (decks: readonly NamedDeck[], identityOf: (name: string) => number): number => {
  const zones = new Map<string, Map<string, number>>();
  const overall = new Map<string, number>();
  const byIdentity = new Map<number, number>();
  for (const deck of decks) {
    const identity = deck.commanders.reduce((bits, name) => bits | identityOf(name), 0);
    byIdentity.set(identity, (byIdentity.get(identity) ?? 0) + 1);
    const keys = [
      ...deck.commanders,
      ...(deck.commanders.length > 1 ? [[...deck.commanders].sort().join(' / ')] : []),
    ];
    for (const card of deck.cards) overall.set(card, (overall.get(card) ?? 0) + 1);
    for (const key of keys) {
      const zone = zones.get(key) ?? new Map<string, number>();
      zones.set(key, zone);
      for (const card of deck.cards) zone.set(card, (zone.get(card) ?? 0) + 1);
    }
  }
  let rows = 0;
  for (const zone of zones.values()) {
    for (const card of zone.keys()) {
      const own = identityOf(card);
      let potential = 0;
      for (const [identity, count] of byIdentity) if ((own & ~identity) === 0) potential += count;
      if (potential >= (overall.get(card) ?? 0) / 2) rows += 1;
    }
  }
  return rows;
};

/** Counts pairs of cards in one Map by joined names: it grows by about four thousand keys per deck. */
export const countPairsNaively = (decks: readonly NamedDeck[]): number => {
  const pairs = new Map<string, number>();
  for (const { cards } of decks) {
    for (let a = 0; a < cards.length; a += 1)
      for (let b = a + 1; b < cards.length; b += 1) {
        const key = `${cards[a] ?? ''} / ${cards[b] ?? ''}`;
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
  }
  return pairs.size;
};
