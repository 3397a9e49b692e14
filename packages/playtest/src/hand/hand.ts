import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { gameGenerators } from '../game/generators';
import { MAX_TURNS } from '../game/game';

/** Cards of an opening hand (CR 103.5). */
const HAND = 7;
/** Mulligans that leave a card: the first one is free (CR 103.5c). */
const MAX_MULLIGANS = 7;

/** A hand of a deck and what was done with it: all that a game alone shows of it follows from this and the deck. */
export interface Hand {
  readonly seed: number;
  readonly mulligans: number;
  /** Places of the seven cards, 0 to 6, that go to the bottom, in that order. */
  readonly bottom: readonly number[];
  /** The turn, 0 before the first; undefined while the hand is not kept. */
  readonly turn?: number | undefined;
}

/** Cards that go to the bottom before a hand is kept. */
export const bottomedBy = (mulligans: number): number => Math.max(0, mulligans - 1);

const isHand = ({ seed, mulligans, bottom, turn }: Hand): boolean =>
  seed <= 4_294_967_295 &&
  mulligans <= MAX_MULLIGANS &&
  new Set(bottom).size === bottom.length &&
  bottom.length <= bottomedBy(mulligans) &&
  (turn === undefined || (bottom.length === bottomedBy(mulligans) && turn <= MAX_TURNS));

/**
 * Reads a hand from its notation: a seed, mulligans, places that go to the bottom, the turn. Undefined for what is none.
 * @example parseHand('7.m2.b3.k1') // { seed: 7, mulligans: 2, bottom: [3], turn: 1 }
 */
export const parseHand = (text: string): Hand | undefined => {
  const match = /^(\d{1,10})(?:\.m([1-9]))?(?:\.b([0-6]{1,6}))?(?:\.k(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, seed, mulligans = '0', bottom = '', turn] = match;
  const hand: Hand = {
    seed: Number(seed),
    mulligans: Number(mulligans),
    bottom: [...bottom].map(Number),
    ...(turn !== undefined && { turn: Number(turn) }),
  };
  return isHand(hand) ? hand : undefined;
};

/** The notation of a hand. @example makeHand({ seed: 7, mulligans: 0, bottom: [] }) // '7' */
export const makeHand = ({ seed, mulligans, bottom, turn }: Hand): string =>
  `${seed}${mulligans > 0 ? `.m${mulligans}` : ''}${bottom.length > 0 ? `.b${bottom.join('')}` : ''}${turn === undefined ? '' : `.k${turn}`}`;

/** What a hand shows, as numbers of the cards of a library, from 0 on. */
export interface DealtHand {
  /** The seven cards, in order. */
  readonly seven: readonly number[];
  /** One card of each turn so far; fewer where the library is empty. */
  readonly draws: readonly number[];
  /** Cards that are still to go to the bottom before the hand can be kept. */
  readonly toBottom: number;
}

/** Deals a hand from a library of so many cards: each mulligan shuffles anew. */
export const dealHand = ({ seed, mulligans, bottom, turn = 0 }: Hand, librarySize: number): DealtHand => {
  const next = gameGenerators(seed);
  for (let shuffled = 0; shuffled < mulligans; shuffled++) next();
  const rng = next();
  const library = Array.from({ length: librarySize }, (_, card) => card);
  for (let at = 0; at < librarySize - 1; at++) {
    const other = uniformInt(rng, at, librarySize - 1);
    [library[at], library[other]] = [library[other], library[at]];
  }
  const seven = library.slice(0, HAND);
  const under = bottom.flatMap((place) => (place < seven.length ? [seven[place]] : []));
  return {
    seven,
    draws: [...library.slice(HAND), ...under].slice(0, turn),
    toBottom: Math.max(0, Math.min(bottomedBy(mulligans), seven.length) - bottom.length),
  };
};
