import { cardKind } from '#src/aggregate/deck-counts';
import { kindAllows } from '#src/aggregate/deck-kinds';
import type { PageContext } from '#src/pages/page-context';

/**
 * Makes a function that counts, for each of some cards, those of some held decks that could play it: their commanders allow it,
 * they are not older, and it is not in their command zone. It scans the decks once for all cards. An era begins on each first
 * day of a wanted card, so that the decks of its era and of later ones are not older than the card.
 */
export const makePotentialAmong = ({
  cards,
  counts,
}: Pick<PageContext, 'cards' | 'counts'>): ((
  decks: Int32Array,
  wanted: readonly number[],
) => ReadonlyMap<number, number>) => {
  const { identity, day, c1, c2 } = counts.held;
  /** the kinds of decks that there are, and by deck the place of its kind among them */
  const kinds = [...new Set(identity)].sort((a, b) => a - b);
  const placeOf = new Map(kinds.map((kind, place) => [kind, place]));
  const places = Int32Array.from(identity, (kind) => placeOf.get(kind) ?? 0);
  /** by kind of card: the places of the kinds of decks that allow it */
  const allowing = new Map<string, readonly number[]>();
  const placesAllowing = (card: number): readonly number[] => {
    const wanted = cardKind(counts, card);
    const key = `${wanted.identity} ${wanted.exempt}`;
    const known =
      allowing.get(key) ?? kinds.flatMap((kind, place) => (kindAllows(kind, wanted) ? [place] : []));
    allowing.set(key, known);
    return known;
  };
  const newestDay = day.reduce((latest, one) => Math.max(latest, one), -1);
  const firstDayOf = (card: number): number => counts.firstDays[card] ?? -1;
  /** by day + 1: the era, from 1; 0 before the first one. Decks without a date, whose day is −1, are in the last one. */
  const eras = new Int32Array(newestDay + 2);
  /** by card: its era; 0 if it is not wanted */
  const cardEras = new Int32Array(cards.length);
  /** by wanted card: decks of its era and of later ones with it in the command zone */
  const led = new Int32Array(cards.length);
  return (decks, wanted) => {
    const firstDays = [...new Set(wanted.map(firstDayOf))].sort((a, b) => a - b);
    eras.fill(0);
    firstDays.forEach((first, place) => {
      const next = firstDays[place + 1] ?? newestDay + 1;
      eras.fill(place + 1, first + 1, next + 1);
    });
    eras[0] = firstDays.length;
    for (const card of wanted) {
      cardEras[card] = firstDays.indexOf(firstDayOf(card)) + 1;
      led[card] = 0;
    }
    const countLed = (commander: number, era: number): void => {
      const own = cardEras[commander] ?? 0;
      if (own > 0 && own <= era) led[commander] = (led[commander] ?? 0) + 1;
    };
    /** decks by era, and within an era by kind */
    const table = new Int32Array((firstDays.length + 1) * kinds.length);
    for (let entry = 0; entry < decks.length; entry += 1) {
      const deck = decks[entry] ?? 0;
      const era = eras[(day[deck] ?? -1) + 1] ?? 0;
      const slot = era * kinds.length + (places[deck] ?? 0);
      table[slot] = (table[slot] ?? 0) + 1;
      countLed(c1[deck] ?? -1, era);
      countLed(c2[deck] ?? -1, era);
    }
    // From here on, decks of an era or of a later one.
    for (let slot = table.length - 1 - kinds.length; slot >= 0; slot -= 1)
      table[slot] = (table[slot] ?? 0) + (table[slot + kinds.length] ?? 0);
    const potentials = new Map<number, number>();
    for (const card of wanted) {
      const from = (cardEras[card] ?? 0) * kinds.length;
      let playable = 0;
      for (const place of placesAllowing(card)) playable += table[from + place] ?? 0;
      potentials.set(card, playable - (led[card] ?? 0));
    }
    for (const card of wanted) cardEras[card] = 0;
    return potentials;
  };
};
