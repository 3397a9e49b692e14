import type { PlaytestCard, PlaytestDeck, PlaytestEntry } from '../deck/playtest-deck';

/** What is changed about the library of a deck. */
export interface DeckChange<C extends PlaytestCard = PlaytestCard> {
  /** Names of cards that go out, a copy each; those that the library has not are left out. */
  readonly out: readonly string[];
  /** What comes in. */
  readonly in: readonly PlaytestEntry<C>[];
}

/** A deck before and after a change, each card at the same place of both libraries. */
export interface DeckPair<C extends PlaytestCard = PlaytestCard> {
  readonly before: PlaytestDeck<C>;
  readonly after: PlaytestDeck<C>;
}

const copiesOf = <C extends PlaytestCard>(entries: readonly PlaytestEntry<C>[]): PlaytestEntry<C>[] =>
  entries.flatMap((entry) => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 })));

const ABSENT: PlaytestEntry<never> = { name: '', count: 1, card: undefined, absent: true };

/**
 * The two decks of a change, of which runs with one seed shuffle alike: a card that comes in lies where one went out, and what has no
 * counterpart is absent in the other deck.
 */
export const pairDecks = <C extends PlaytestCard>(
  { commanders, main }: PlaytestDeck<C>,
  change: DeckChange<C>,
): DeckPair<C> => {
  const before = copiesOf(main);
  const after: PlaytestEntry<C>[] = [...before];
  const coming = copiesOf(change.in);
  const used = new Set<number>();
  for (const name of change.out) {
    const at = before.findIndex((entry, row) => !used.has(row) && (entry.card?.name ?? entry.name) === name);
    if (at < 0) continue;
    used.add(at);
    after[at] = coming.shift() ?? ABSENT;
  }
  return {
    before: { commanders, main: [...before, ...coming.map(() => ABSENT)] },
    after: { commanders, main: [...after, ...coming] },
  };
};
