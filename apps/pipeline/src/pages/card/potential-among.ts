import { COLORLESS, fitsIdentity, isColorIdentity } from '@crownsmith/domain';
import { addToList } from '#src/multi-map';
import type { PageContext } from '#src/pages/page-context';

/** Days of one colour identity in the order of `keyOf`; the last one is in the year 2149. */
const DAYS = 0x10000;

/** A number that sorts decks by identity, then by day; those without a date (−1) come first. */
const keyOf = (identity: number, day: number): number => identity * DAYS + Math.min(day, DAYS - 2) + 1;

/** How many entries of an ascending array are below a limit. */
const countBelow = (sorted: Int32Array, limit: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

const IDENTITIES = Array.from({ length: 32 }, (_, identity) => identity);

/** By colour identity: the identities of decks that allow it. */
const ALLOWING = IDENTITIES.map((wanted) =>
  IDENTITIES.filter((of) => isColorIdentity(of) && isColorIdentity(wanted) && fitsIdentity(wanted, of)),
);

/**
 * Makes a function that counts those of some held decks that could play a card: their identity allows it, they are not older, and it is
 * not in their command zone. The decks are sorted once, and then searched for each card.
 */
export const makePotentialAmong = (
  { cards, counts }: Pick<PageContext, 'cards' | 'counts'>,
  decks: Int32Array,
): ((card: number) => number) => {
  const { identity, day, c1, c2 } = counts.held;
  const keys = decks.map((deck) => keyOf(identity[deck] ?? 0, day[deck] ?? -1)).sort();
  const daysLed = new Map<number, number[]>();
  for (const deck of decks)
    for (const commander of [c1[deck] ?? -1, c2[deck] ?? -1])
      if (commander >= 0) addToList(daysLed, commander, day[deck] ?? -1);
  return (card) => {
    const firstDay = counts.firstDays[card] ?? -1;
    const playable = (ALLOWING[cards[card]?.colorIdentity ?? COLORLESS] ?? []).reduce((sum, of) => {
      const undated = countBelow(keys, keyOf(of, 0)) - countBelow(keys, keyOf(of, -1));
      const dated = countBelow(keys, keyOf(of + 1, -1)) - countBelow(keys, keyOf(of, Math.max(0, firstDay)));
      return sum + undated + dated;
    }, 0);
    const led = daysLed.get(card)?.filter((played) => played < 0 || played >= firstDay) ?? [];
    return playable - led.length;
  };
};
