import type { DeckIndex } from './played-with';

/**
 * Decks by stratum (format and colours). Cards that merely belong to the same kind of deck do not belong together, so the
 * rate that is expected of a card is computed within strata.
 */
export interface DeckStrata {
  /** number of strata */
  readonly size: number;
  /** decks of each stratum */
  readonly decks: Int32Array;
  /** decks of a stratum that contain a card, at `card * size + stratum` */
  readonly decksWithCard: Int32Array;
}

/** Counts each card by stratum. @param keys stratum of each deck, as any number */
export const makeDeckStrata = (index: DeckIndex, keys: ArrayLike<number>): DeckStrata => {
  const numbers = new Map<number, number>();
  const strata = Int32Array.from(keys, (key) => {
    const stratum = numbers.get(key) ?? numbers.size;
    numbers.set(key, stratum);
    return stratum;
  });
  const size = numbers.size;
  const decks = new Int32Array(size);
  for (const stratum of strata) decks[stratum] = (decks[stratum] ?? 0) + 1;
  const cards = index.cardStarts.length - 1;
  const decksWithCard = new Int32Array(cards * size);
  for (let card = 0; card < cards; card += 1) {
    for (let entry = index.cardStarts[card] ?? 0; entry < (index.cardStarts[card + 1] ?? 0); entry += 1) {
      const slot = card * size + (strata[index.cardDecks[entry] ?? 0] ?? 0);
      decksWithCard[slot] = (decksWithCard[slot] ?? 0) + 1;
    }
  }
  return { size, decks, decksWithCard };
};

/** Makes the share of decks with `card` that would contain another one if they were like all decks of their strata, 0–1. */
export const expectedRates = (
  { size, decks, decksWithCard }: DeckStrata,
  card: number,
): ((other: number) => number) => {
  const strata: number[] = [];
  let all = 0;
  for (let stratum = 0; stratum < size; stratum += 1) {
    const own = decksWithCard[card * size + stratum] as number;
    if (own > 0) strata.push(stratum);
    all += own;
  }
  const own = strata.map((stratum) => decksWithCard[card * size + stratum] as number);
  const ofStratum = strata.map((stratum) => decks[stratum] as number);
  return (other) => {
    let expected = 0;
    for (let place = 0; place < strata.length; place += 1) {
      const withOther = decksWithCard[other * size + (strata[place] as number)] as number;
      if (withOther > 0) expected += ((own[place] as number) * withOther) / (ofStratum[place] as number);
    }
    return all === 0 ? 0 : expected / all;
  };
};
