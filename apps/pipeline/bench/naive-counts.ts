import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** A deck as a quick script would read it: trusted, by names. */
interface QuickDeck {
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const isQuickDeck = (value: unknown): value is QuickDeck =>
  typeof value === 'object' && value !== null && 'commanders' in value && 'cards' in value;

/** What a script without a database would do: all decks in memory, Maps by name. */
export const readQuickly = async (paths: readonly string[]): Promise<readonly QuickDeck[]> => {
  const decks: QuickDeck[] = [];
  for (const path of paths) {
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
      const value: unknown = JSON.parse(line);
      if (isQuickDeck(value)) decks.push(value);
    }
  }
  return decks;
};

/**
 * Inclusion and potential of every card with every commander and pair, by plain loops: for each zone and each of its
 * cards the decks that play it and, for synergy, those of all decks that could. Identities come from the cards' colours.
 */
export const countQuickly = (decks: readonly QuickDeck[], identityOf: (name: string) => number): number => {
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

/** Pairs of cards in one Map by joined names, for the first decks only: it grows by some four thousand keys a deck. */
export const pairQuickly = (decks: readonly QuickDeck[]): number => {
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
