import { FLAG_BASIC, type Model } from '../model/model';
import type { ModelLookups } from '../model/model-lookups';
import { TopEntries } from '../numeric/top-entries';
import { IDENTITIES, identityKernel } from '../prior/identity-kernel';

/** Played cards that a card resembles, most similar first. */
export interface Relatives {
  readonly cards: Uint32Array;
  /** Of each; their sum is below 1, and the smaller the less the card resembles any. */
  readonly weights: Float64Array;
}

/** How many of them are found: `npm run evaluate -- first-day` was best with 100 to 200. */
const MOST_RELATIVES = 120;
/** A card of fewer decks shows little of who plays such cards. */
const FEWEST_DECKS = 3;
/** Parts of the likeness of two cards: their texts alone, the same primary type, and close mana values; then of colours. */
const TEXT_ALONE = 0.4;
const SAME_TYPE = 0.3;
const SAME_MANA_VALUE = 0.3;
const ANY_COLORS = 0.5;
/** A similarity that counts for nothing: what resembles nothing has small weights. */
const NO_SIMILARITY = 0.05;

/** The cosine of two equal colour identities is 1, whatever `identityKernel` adds for them. */
const likenessOfColors = (a: number, b: number): number => Math.min(1, identityKernel(a, b));

/** Played cards whose texts share terms with that of a card, in no order; both arrays are overwritten by the next call. */
interface TextCosines {
  readonly cards: readonly number[];
  /** By card, 0–1. */
  readonly cosines: Float64Array;
}

/** Makes a search for the played cards that share terms with a card, with the cosine of their terms (tf-idf). */
export const createTextCosines = ({
  model,
  cards,
  termCards,
}: ModelLookups): ((card: number) => TextCosines) => {
  const { termStarts, terms, cardDecks, cardFlags } = model;
  const squares = Float64Array.from(termCards, (count) => (count > 0 ? Math.log(cards / count) ** 2 : 0));
  const lengths = Float64Array.from({ length: cards }, (_, card) =>
    Math.sqrt(
      terms.subarray(termStarts[card], termStarts[card + 1]).reduce((sum, term) => sum + squares[term], 0),
    ),
  );
  const known = Uint32Array.from({ length: cards }, (_, card) => card).filter(
    (card) => cardDecks[card] >= FEWEST_DECKS && (cardFlags[card] & FLAG_BASIC) === 0,
  );
  const postings = postingsOf(model, known, termCards.length);
  const cosines = new Float64Array(cards);
  let found: number[] = [];
  return (card) => {
    for (const other of found) cosines[other] = 0;
    found = [];
    for (const term of terms.subarray(termStarts[card], termStarts[card + 1]))
      for (let k = postings.starts[term]; k < postings.starts[term + 1]; k++) {
        const other = postings.cards[k];
        if (other === card) continue;
        if (cosines[other] === 0) found.push(other);
        cosines[other] = cosines[other] + squares[term];
      }
    for (const other of found) cosines[other] = cosines[other] / (lengths[card] * lengths[other]);
    return { cards: found, cosines };
  };
};

/**
 * Makes a search for the played cards that a card resembles: the cosine of the terms of their texts, times how alike their types, mana values
 * and colours are, squared. It knows nothing of who plays the card itself, so that it serves cards that nobody has played.
 */
export const createRelatives = (lookups: ModelLookups): ((card: number) => Relatives) => {
  const { cardTypes, cardManaValues, cardIdentities } = lookups.model;
  const cosinesOf = createTextCosines(lookups);
  const colors = Float64Array.from({ length: IDENTITIES ** 2 }, (_, at) =>
    likenessOfColors(Math.floor(at / IDENTITIES), at % IDENTITIES),
  );
  const nearness = Float64Array.from({ length: 256 }, (_, apart) => Math.exp(-apart));
  return (card) => {
    const { cards, cosines } = cosinesOf(card);
    const top = new TopEntries(MOST_RELATIVES);
    let { least } = top;
    for (const other of cards) {
      const likeness =
        TEXT_ALONE +
        (cardTypes[other] === cardTypes[card] ? SAME_TYPE : 0) +
        SAME_MANA_VALUE * nearness[Math.abs(cardManaValues[other] - cardManaValues[card])];
      const ofColors = colors[cardIdentities[card] * IDENTITIES + cardIdentities[other]];
      const score = (cosines[other] * likeness * (ANY_COLORS + (1 - ANY_COLORS) * ofColors)) ** 2;
      if (score < least) continue;
      top.offer(other, score);
      least = top.least;
    }
    const { entries, scores } = top.ranked();
    const sum = scores.reduce((all, score) => all + score, NO_SIMILARITY ** 2);
    return { cards: entries, weights: scores.map((score) => score / sum) };
  };
};

/** By term the chosen cards that have it, ascending. */
const postingsOf = (
  { termStarts, terms }: Model,
  chosen: Uint32Array,
  size: number,
): { readonly starts: Uint32Array; readonly cards: Uint32Array } => {
  const starts = new Uint32Array(size + 1);
  for (const card of chosen)
    for (const term of terms.subarray(termStarts[card], termStarts[card + 1]))
      starts[term + 1] = starts[term + 1] + 1;
  for (let term = 0; term < size; term++) starts[term + 1] = starts[term + 1] + starts[term];
  const next = starts.slice();
  const cards = new Uint32Array(starts[size] ?? 0);
  for (const card of chosen)
    for (const term of terms.subarray(termStarts[card], termStarts[card + 1])) {
      const at = next[term];
      cards[at] = card;
      next[term] = at + 1;
    }
  return { starts, cards };
};
