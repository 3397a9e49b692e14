import { GROWS_WITH_X, IS_COMMANDER, IS_KEPT, IS_RAMP, IS_RITUAL } from '../deck/deck-table';
import type { Game } from './game';
import { canPay, costNow, manaLeft, pay } from './mana';
import { removeFromHand } from './opening-hand';
import { enterPlay, triggerBySpell } from './resolve';

/** Ramp comes first until this turn. */
const RAMP_UNTIL = 4;

const priorityOf = (game: Game, row: number): number => {
  const { flags, priority } = game.table;
  if ((flags[row] & IS_RAMP) !== 0) return game.turn < RAMP_UNTIL ? 100 - game.table.manaValue[row] : 35;
  return priority[row];
};

/** The best card that can be paid: its place in the hand, or `-1 - row` of a commander; `NOTHING` for none. */
const NOTHING = 32_767;
const bestSpell = (game: Game): number => {
  const { table } = game;
  let [best, most] = [NOTHING, -1];
  for (let at = 0; at < game.handSize; at++) {
    const row = game.hand[at];
    if (table.castable[row] === 0 || (table.flags[row] & (IS_RITUAL | IS_KEPT | GROWS_WITH_X)) !== 0)
      continue;
    const priority = priorityOf(game, row);
    if (priority > most && canPay(game, row)) [best, most] = [at, priority];
  }
  for (let row = table.librarySize; row < table.size; row++) {
    if (game.inPlay[row] === 1 || table.castable[row] === 0) continue;
    if (table.priority[row] > most && canPay(game, row)) [best, most] = [-1 - row, table.priority[row]];
  }
  return best;
};

/** Casts mana of one turn when it makes the commander, or a spell of four mana or more, castable. */
const castRitual = (game: Game): boolean => {
  const { table } = game;
  const left = manaLeft(game);
  for (let at = 0; at < game.handSize; at++) {
    const row = game.hand[at];
    if ((table.flags[row] & IS_RITUAL) === 0 || !canPay(game, row)) continue;
    let gain = -costNow(game, row);
    for (const ability of table.abilities[row]) if (ability.kind === 'ritual') gain += ability.amount;
    if (gain <= 0) continue;
    const isWorth = (other: number): boolean => {
      const cost = costNow(game, other);
      return other !== row && table.castable[other] === 1 && cost > left && cost <= left + gain && cost >= 3;
    };
    let isWanted = false;
    for (let other = table.librarySize; other < table.size; other++)
      isWanted ||= game.inPlay[other] === 0 && isWorth(other);
    for (let place = 0; place < game.handSize; place++)
      isWanted ||= (table.flags[game.hand[place]] & IS_RITUAL) === 0 && isWorth(game.hand[place]);
    if (!isWanted) continue;
    pay(game, row);
    removeFromHand(game, at);
    game.casts++;
    triggerBySpell(game, row);
    enterPlay(game, row);
    return true;
  }
  return false;
};

/** An X at which a spell that takes life is cast though nobody loses. */
const LARGE_X = 6;

/** What X is when a card is cast with all the mana that is left; Treasures are not spent on it unless it ends the game. */
const payableX = (game: Game, row: number, isLast: boolean): number => {
  const { leastX, xSymbols } = game.table;
  const left = manaLeft(game) - (isLast ? 0 : game.treasures) - costNow(game, row);
  return leastX[row] + Math.max(0, Math.floor(left / xSymbols[row]));
};

/** Whether a spell of this X takes the life that everybody has left; undefined for one that takes none. */
const endsGame = (game: Game, row: number, x: number): boolean | undefined => {
  let takes = 0;
  for (const ability of game.table.abilities[row])
    if (ability.kind === 'drain' && ability.x !== undefined) takes += ability.amount + ability.x * x;
  if (takes === 0) return undefined;
  for (const life of game.life) if (life > takes) return false;
  return true;
};

/**
 * Casts the best card of the hand that grows with X, for all the mana that is left. One that takes life from everybody waits until it ends the
 * game or X is large. @param isLast only what ends the game, Treasures and all
 */
const castX = (game: Game, isLast: boolean): boolean => {
  const { table } = game;
  let [best, most, paid] = [-1, -1, 0];
  for (let at = 0; at < game.handSize; at++) {
    const row = game.hand[at];
    if (table.xSymbols[row] === 0 || (table.flags[row] & (IS_RITUAL | IS_KEPT)) !== 0) continue;
    if (table.castable[row] === 0 || table.priority[row] <= most || !canPay(game, row)) continue;
    const x = payableX(game, row, isLast);
    const isEnd = endsGame(game, row, x);
    if (isLast ? isEnd === true : isEnd !== false || x >= LARGE_X)
      [best, most, paid] = [at, table.priority[row], x];
  }
  if (best < 0) return false;
  castRow(game, game.hand[best], best, paid);
  return true;
};

/** Pays for a card and casts it. @param at its place in the hand; below 0 for a commander */
const castRow = (game: Game, row: number, at: number, x: number): void => {
  const { table } = game;
  pay(game, row);
  if (x > 0) game.spent += (x - table.leastX[row]) * table.xSymbols[row];
  if (at >= 0) removeFromHand(game, at);
  game.casts++;
  if ((table.flags[row] & IS_COMMANDER) !== 0) game.commanderCasts++;
  if (table.suspended[row] > 0) {
    game.castOn[row] = game.turn + table.suspended[row];
    return;
  }
  triggerBySpell(game, row);
  enterPlay(game, row, x);
};

/** Casts what can be paid, the most wanted first, until nothing is left. */
export const castSpells = (game: Game): void => {
  for (let casts = 0; casts < 40; casts++) {
    if (game.table.hasXDrain && castX(game, true)) continue;
    const best = bestSpell(game);
    if (best === NOTHING) {
      if (castRitual(game) || (game.table.hasX && castX(game, false))) continue;
      return;
    }
    const row = best < 0 ? -1 - best : game.hand[best];
    castRow(game, row, best, game.table.xSymbols[row] === 0 ? 0 : payableX(game, row, false));
  }
};

const isInPlay = ({ table, inPlay }: Game, row: number): boolean => {
  const copies = table.copiesOf.get(row);
  return copies === undefined ? inPlay[row] === 1 : copies.some((copy) => inPlay[copy] === 1);
};

const isInHand = ({ table, hand, handSize }: Game, row: number): boolean => {
  const copies = table.copiesOf.get(row);
  for (let at = 0; at < handSize; at++)
    if (hand[at] === row || copies?.includes(hand[at]) === true) return true;
  return false;
};

/** Whether all pieces of a combo are in play, in the hand or in the command zone, and the missing ones payable together now. */
const isComplete = (game: Game, combo: Int16Array): boolean => {
  const { table } = game;
  for (const row of combo) {
    if (isInPlay(game, row) || (table.flags[row] & IS_COMMANDER) !== 0) continue;
    if (table.suspended[row] > 0 || !isInHand(game, row)) return false;
  }
  const { spent } = game;
  const { used } = game;
  let isPayable = true;
  let paid = 0;
  for (; paid < combo.length && isPayable; paid++) {
    const row = combo[paid];
    if (isInPlay(game, row) || table.lands[row] !== undefined) continue;
    isPayable = table.castable[row] === 1 && canPay(game, row);
    if (isPayable) pay(game, row);
  }
  // The try is taken back: symbols by set, and the mana.
  for (let at = 0; at < (isPayable ? paid : paid - 1); at++) {
    const row = combo[at];
    if (isInPlay(game, row) || table.lands[row] !== undefined) continue;
    for (const set of table.demanded) used[set] -= table.needs[row * 64 + set];
  }
  game.spent = spent;
  return isPayable;
};

/** The combo that can be played now, as its place in the table; -1 for none. */
export const findCombo = (game: Game): number => {
  const { combos } = game.table;
  for (let at = 0; at < combos.length; at++) if (isComplete(game, combos[at])) return at;
  return -1;
};
