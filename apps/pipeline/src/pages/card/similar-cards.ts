import { isPlayable, parseTypeLine, TAGS, type Card } from '@crownsmith/domain';
import { addToList } from '#src/multi-map';
import { rankBest, selectBest } from './best-numbers';

const MAX_SIMILAR = 12;
/** Candidates whose full score is computed. */
const CANDIDATES = 150;

/** A word of more cards of a type than this is ignored. */
const MAX_CARDS_WITH_WORD = 1200;
/** Weight of a shared word by its kind, multiplied by its rarity. */
const WEIGHTS = { keyword: 0.8, subtype: 0.35, text: 0.5 } as const;
const SHARED_TAG = 2;
const OTHER_TAG = -0.7;
const SAME_IDENTITY = 1.5;
const COMMON_COLOR = 0.5;
const MANA_VALUE_APART = -0.6;
/** Multiplied by the cosine of the decks that play the cards. */
const SAME_DECKS = 4;

/** Of cards that are no candidates. */
const UNKNOWN = -Infinity;

const REMINDER = /\([^()]*\)/g;

const wordsOf = (card: Card): readonly (readonly [word: string, weight: number])[] => {
  const nameWords = new Set(card.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const textWords = new Set(
    (card.text ?? '')
      .replace(REMINDER, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );
  return [
    ...[...textWords]
      .filter((word) => !nameWords.has(word))
      .map((word) => [`w ${word}`, WEIGHTS.text] as const),
    ...[...new Set(card.keywords)].map((word) => [`k ${word.toLowerCase()}`, WEIGHTS.keyword] as const),
    ...[...new Set(parseTypeLine(card.typeLine).flatMap((face) => face.subtypes))].map(
      (word) => [`s ${word.toLowerCase()}`, WEIGHTS.subtype] as const,
    ),
  ];
};

const tagBits = (card: Card): number => card.tags.reduce((bits, tag) => bits | (1 << TAGS.indexOf(tag)), 0);

/** Number of set bits of a 32-bit integer, counted in pairs, nibbles and bytes at a time. */
const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Cards by primary type. */
interface Types {
  /** by type: numbers of its cards, ascending */
  readonly members: ReadonlyMap<Card['primaryType'], readonly number[]>;
  /** by card: its place among the cards of its type */
  readonly places: Int32Array;
}

const groupByType = (cards: readonly Card[]): Types => {
  const members = new Map<Card['primaryType'], number[]>();
  const places = new Int32Array(cards.length);
  for (const [number, { primaryType }] of cards.entries()) {
    places[number] = members.get(primaryType)?.length ?? 0;
    addToList(members, primaryType, number);
  }
  return { members, places };
};

/** A word that cards of one type share, and these cards by their places among those of the type. */
interface Posting {
  readonly weight: number;
  readonly cards: Int32Array;
}

const makePostings = (cards: readonly Card[], places: Int32Array): readonly (readonly Posting[])[] => {
  const cardsByWord = new Map<string, { readonly weight: number; readonly cards: number[] }>();
  const words = cards.map((card) =>
    wordsOf(card).map(([word, weight]) => [`${card.primaryType ?? ''} ${word}`, weight] as const),
  );
  words.forEach((list, card) => {
    for (const [word, weight] of list) {
      const known = cardsByWord.get(word);
      if (known === undefined) cardsByWord.set(word, { weight, cards: [card] });
      else known.cards.push(card);
    }
  });
  const postings = new Map<string, Posting>();
  for (const [word, { weight, cards: list }] of cardsByWord) {
    if (list.length > 1 && list.length <= MAX_CARDS_WITH_WORD)
      postings.set(word, {
        weight: weight * Math.log(cards.length / list.length),
        cards: Int32Array.from(list, (card) => places[card] as number),
      });
  }
  return words.map((list) => list.flatMap(([word]) => postings.get(word) ?? []));
};

/** How often the decks that play a card play each other one: what `similar` knows of decks. */
export interface SharedDecks {
  /** by card number: decks that contain both, of those counted */
  readonly together: Int32Array;
  /** cards that are worth a comparison for their decks alone */
  readonly candidates: readonly number[];
  /** the cosine of the decks that play the card and another one */
  readonly cosine: (other: number) => number;
}

/** A card that no deck plays. */
export const NO_SHARED_DECKS: SharedDecks = { together: new Int32Array(), candidates: [], cosine: () => 0 };

/**
 * Makes a search for similar cards: of the same primary type, with rare words of rules text, keywords and subtypes in
 * common, the same tags, colours and a close mana value, and played in the same decks.
 */
export const makeSimilarCards = (
  cards: readonly Card[],
): ((card: number, decks: SharedDecks) => readonly number[]) => {
  const { members, places } = groupByType(cards);
  const postings = makePostings(cards, places);
  const tags = Int32Array.from(cards, tagBits);
  const playable = Uint8Array.from(cards, (card) => Number(isPlayable(card)));
  const types = cards.map((card) => card.primaryType);
  const manaValues = Float64Array.from(cards, (card) => card.manaValue);
  const identities = Int32Array.from(cards, (card) => card.colorIdentity);
  /** by place among the cards of one type, which are next to each other in memory */
  const scores = new Float64Array(cards.length);
  const similarities = new Float64Array(cards.length).fill(UNKNOWN);
  /** places of cards with words in common, in the order in which they are found */
  const sharing = new Int32Array(cards.length);
  const similar = new Int32Array(cards.length);
  return (number, { together, candidates, cosine }) => {
    const card = cards[number];
    if (card === undefined) return [];
    const [ownTags, ownIdentity, ownValue] = [tags[number] ?? 0, card.colorIdentity, card.manaValue];
    const ofType = members.get(card.primaryType) ?? [];
    let size = 0;
    for (const { weight, cards: list } of postings[number] ?? []) {
      for (let place = 0; place < list.length; place += 1) {
        const other = list[place] as number;
        const score = scores[other] as number;
        if (score === 0) sharing[size++] = other;
        scores[other] = score + weight;
      }
    }
    const similarity = (other: number): number => {
      const otherTags = tags[other] as number;
      const identity = identities[other] as number;
      const colors =
        identity === ownIdentity ? SAME_IDENTITY : (identity & ownIdentity) !== 0 ? COMMON_COLOR : 0;
      return (
        (scores[places[other] as number] as number) +
        SHARED_TAG * bitCount(ownTags & otherTags) +
        OTHER_TAG * bitCount(ownTags ^ otherTags) +
        colors +
        MANA_VALUE_APART * Math.abs((manaValues[other] as number) - ownValue) +
        ((together[other] ?? 0) === 0 ? 0 : SAME_DECKS * cosine(other))
      );
    };
    let found = 0;
    const compare = (other: number): void => {
      if (other === number || playable[other] === 0 || similarities[other] !== UNKNOWN) return;
      similarities[other] = similarity(other);
      similar[found++] = other;
    };
    const inCommon = selectBest(sharing.subarray(0, size), scores, CANDIDATES);
    for (let place = 0; place < Math.min(inCommon.length, 2 * CANDIDATES); place += 1)
      compare(ofType[inCommon[place] as number] as number);
    for (const other of candidates) if (types[other] === card.primaryType) compare(other);
    const ranked = rankBest(similar.subarray(0, found), similarities, MAX_SIMILAR);
    for (let place = 0; place < size; place += 1) scores[sharing[place] as number] = 0;
    for (let place = 0; place < found; place += 1) similarities[similar[place] as number] = UNKNOWN;
    return ranked;
  };
};
