import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { IS_ABSENT, IS_COMBO_PIECE, IS_LAND, IS_LAND_TOO, IS_RAMP, MANA_SETS } from '../deck/deck-table';
import type { Game } from './game';

/** Cards of an opening hand (CR 103.5). */
const HAND = 7;
/** A hand is kept at this size whatever it is. */
const LEAST_HAND = 5;

/** Draws the next card of the library, shuffling as it goes. False for an empty library. */
export const drawCard = (game: Game): boolean => {
  const { library } = game;
  if (game.topCard >= 0) {
    takeCard(game, game.topCard);
    game.topCard = -1;
    return true;
  }
  while (game.top < library.length) {
    const at = uniformInt(game.rng, game.top, library.length - 1);
    const row = library[at];
    library[at] = library[game.top];
    library[game.top] = row;
    game.top++;
    if ((game.table.flags[row] & IS_ABSENT) !== 0) continue;
    takeCard(game, row);
    return true;
  }
  return false;
};

/** Puts a card in the hand. */
export const takeCard = (game: Game, row: number): void => {
  if (game.handSize >= game.hand.length) return;
  game.hand[game.handSize++] = row;
  if (game.seen[row] === 0) {
    game.seen[row] = 1;
    game.cardsSeen++;
  }
};

/** Takes the card at a place of the hand away. */
export const removeFromHand = (game: Game, at: number): number => {
  const row = game.hand[at];
  game.handSize--;
  game.hand[at] = game.hand[game.handSize];
  return row;
};

/** Whether lands of these colours could pay the symbols of a cost, each land one. */
const paysWith = (game: Game, row: number, lands: number, colors: number): boolean => {
  const { demanded, needs, pips } = game.table;
  if (pips[row] > lands) return false;
  for (const set of demanded) if (needs[row * MANA_SETS + set] > 0 && (set & colors) === 0) return false;
  return true;
};

const CHEAP = 3;

/**
 * Whether a hand is kept: three to five lands, or two with a spell of at most two mana that ramps or two other cheap ones; at least one
 * spell of at most four mana, or the commander, in the colours of its lands.
 */
const isKept = (game: Game): boolean => {
  const { table, hand, handSize } = game;
  let [lands, backs, colors, cheap, ramp] = [0, 0, 0, 0, 0];
  for (let at = 0; at < handSize; at++) {
    const row = hand[at];
    const flags = table.flags[row];
    if ((flags & IS_LAND) !== 0) {
      lands++;
      const land = table.lands[row];
      colors |= land?.fetch === undefined ? (land?.colors ?? 0) : table.identity;
    } else {
      if ((flags & IS_LAND_TOO) !== 0) backs++;
      if (table.castable[row] === 1 && table.manaValue[row] <= 2) {
        cheap++;
        if ((flags & IS_RAMP) !== 0) ramp++;
      }
    }
  }
  const all = lands + backs;
  if (lands > 5 || all < 2 || (all === 2 && ramp === 0 && cheap < 2)) return false;
  const turns = Math.max(CHEAP, Math.min(4, all));
  for (let at = 0; at < handSize; at++) {
    const row = hand[at];
    if (
      (table.flags[row] & IS_LAND) === 0 &&
      table.castable[row] === 1 &&
      table.manaValue[row] <= turns + 1 &&
      paysWith(game, row, all, colors)
    )
      return true;
  }
  for (let row = table.librarySize; row < table.size; row++)
    if (table.castable[row] === 1 && table.manaValue[row] <= turns + 1 && paysWith(game, row, all, colors))
      return true;
  return false;
};

/** The place of the card that goes to the bottom first: a land beyond four, else the spell that costs most and is no piece of a combo. */
const worstOf = (game: Game): number => {
  const { table, hand, handSize } = game;
  let lands = 0;
  for (let at = 0; at < handSize; at++) if ((table.flags[hand[at]] & IS_LAND) !== 0) lands++;
  let [worst, most] = [0, -1];
  for (let at = 0; at < handSize; at++) {
    const row = hand[at];
    const isLand = (table.flags[row] & IS_LAND) !== 0;
    const cost = isLand
      ? lands > 4
        ? 50 - table.lands[row]!.amount
        : -1
      : table.manaValue[row] - ((table.flags[row] & IS_COMBO_PIECE) !== 0 ? 20 : 0);
    if (cost > most) [worst, most] = [at, cost];
  }
  return worst;
};

/**
 * Draws an opening hand with the London mulligan (CR 103.5), the first one free (CR 103.5c): seven cards, of which as many go to the
 * bottom as mulligans were taken beyond the first.
 */
export const drawOpeningHand = (game: Game, mulligans: 'london' | 'none'): void => {
  for (let taken = 0; ; taken++) {
    game.top = 0;
    game.handSize = 0;
    game.cardsSeen = 0;
    game.seen.fill(0);
    for (let card = 0; card < HAND; card++) drawCard(game);
    const size = HAND - Math.max(0, taken - 1);
    game.mulligans = taken;
    if (mulligans === 'none' || isKept(game) || size <= LEAST_HAND) {
      // Those that go to the bottom come again only when the library is empty: they stay out of it.
      for (let bottom = HAND - size; bottom > 0 && game.handSize > 0; bottom--)
        removeFromHand(game, worstOf(game));
      return;
    }
  }
};
