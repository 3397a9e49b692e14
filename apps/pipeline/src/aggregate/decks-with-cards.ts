import type { CountedCombo } from './combo-counts';
import type { CountedRows, EachDeckPart } from './counted-rows';
import { IDENTITIES } from './deck-kinds';
import { MIN_EARLY_DECKS } from './potential-decks';

/**
 * Calls back with each deck and those of its cards that are wanted, those in the command zone last.
 * @param isWanted by card, 1 if it is one of them
 * @param visit gets a list that has other cards once it has returned
 */
export const eachDeckWith = async (
  isWanted: Uint8Array,
  { c1, c2 }: Pick<CountedRows, 'c1' | 'c2'>,
  eachDeckPart: EachDeckPart,
  visit: (deck: number, wanted: readonly number[]) => void,
): Promise<void> =>
  eachDeckPart((first, starts, cards) => {
    const wanted: number[] = [];
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const deck = first + at;
      const end = starts[at + 1] ?? 0;
      wanted.length = 0;
      for (let row = starts[at] ?? 0; row < end; row += 1) {
        const card = cards[row] ?? 0;
        if (isWanted[card] === 1) wanted.push(card);
      }
      const [one = -1, two = -1] = [c1[deck], c2[deck]];
      if (isWanted[one] === 1) wanted.push(one);
      if (isWanted[two] === 1) wanted.push(two);
      visit(deck, wanted);
    }
  });

/** The day of the fifth dated deck with each of some cards, see `PlayEvidence`; -1 with fewer. @param isWanted by card, 1 if it is one of them */
export const findFifthDays = async (
  isWanted: Uint8Array,
  rows: CountedRows,
  eachDeckPart: EachDeckPart,
): Promise<ReadonlyMap<number, number>> => {
  const days = new Map<number, number[]>();
  isWanted.forEach((is, card) => is === 1 && days.set(card, []));
  await eachDeckWith(isWanted, rows, eachDeckPart, (deck, wanted) => {
    const day = rows.day[deck] ?? -1;
    if (day >= 0) for (const card of wanted) days.get(card)?.push(day);
  });
  return new Map(
    [...days].map(([card, own]) => [card, own.sort((a, b) => a - b)[MIN_EARLY_DECKS - 1] ?? -1]),
  );
};

/** Decks of before that still count. */
export interface LeftDecks {
  readonly rows: CountedRows;
  readonly eachDeckPart: EachDeckPart;
  /** by deck, 1 if it still counts */
  readonly isLeft: Uint8Array;
}

/** By card: dated decks with it from before its release. @param isWanted by card, 1 if it is to be counted */
export const countEarly = async (
  isWanted: Uint8Array,
  released: Int32Array,
  { rows, eachDeckPart, isLeft }: LeftDecks,
): Promise<Int32Array> => {
  const early = new Int32Array(isWanted.length);
  await eachDeckWith(isWanted, rows, eachDeckPart, (deck, wanted) => {
    const day = rows.day[deck] ?? -1;
    if (isLeft[deck] !== 1 || day < 0) return;
    for (const card of wanted) if (day < (released[card] ?? -1)) early[card] = (early[card] ?? 0) + 1;
  });
  return early;
};

/** Decks that contain all cards of each combo and whose commanders allow it, as `countCombos` counts them. */
export const countCombosOfLeft = async (
  combos: readonly CountedCombo[],
  cards: number,
  { rows, eachDeckPart, isLeft }: LeftDecks,
): Promise<Int32Array> => {
  const counts = new Int32Array(combos.length);
  const isWanted = new Uint8Array(cards);
  for (const combo of combos) for (const card of combo.cards) isWanted[card] = 1;
  const byFirst = new Map<number, number[]>();
  combos.forEach((combo, number) => {
    const first = combo.cards[0] ?? -1;
    byFirst.set(first, [...(byFirst.get(first) ?? []), number]);
  });
  await eachDeckWith(isWanted, rows, eachDeckPart, (deck, wanted) => {
    if (isLeft[deck] !== 1 || wanted.length === 0) return;
    const kind = rows.identity[deck] ?? 0;
    for (const number of wanted.flatMap((card) => byFirst.get(card) ?? [])) {
      const { cards: own = [], identity = 0 } = combos[number] ?? {};
      const isWithin = (identity & kind) === identity || kind >= IDENTITIES;
      if (isWithin && own.every((card) => wanted.includes(card))) counts[number] = (counts[number] ?? 0) + 1;
    }
  });
  return counts;
};
