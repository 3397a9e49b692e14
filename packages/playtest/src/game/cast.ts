import { IS_COMMANDER, IS_KEPT, IS_RAMP, IS_RITUAL } from '../deck/deck-table';
import type { Game } from './game';
import { canPay, costNow, manaLeft, pay } from './mana';
import { removeFromHand } from './opening-hand';
import { enterPlay } from './resolve';

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
    if (table.castable[row] === 0 || (table.flags[row] & (IS_RITUAL | IS_KEPT)) !== 0) continue;
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
    let gain = -costNow(game, row, 0);
    for (const ability of table.abilities[row]) if (ability.kind === 'ritual') gain += ability.amount;
    if (gain <= 0) continue;
    const isWorth = (other: number): boolean => {
      const cost = costNow(game, other, 0);
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
    enterPlay(game, row);
    return true;
  }
  return false;
};

/** Casts what can be paid, the most wanted first, until nothing is left. */
export const castSpells = (game: Game): void => {
  for (let casts = 0; casts < 40; casts++) {
    const best = bestSpell(game);
    if (best === NOTHING) {
      if (castRitual(game)) continue;
      return;
    }
    const row = best < 0 ? -1 - best : game.hand[best];
    pay(game, row);
    if (best >= 0) removeFromHand(game, best);
    game.casts++;
    if ((game.table.flags[row] & IS_COMMANDER) !== 0) game.commanderCasts++;
    if (game.table.suspended[row] > 0) game.castOn[row] = game.turn + game.table.suspended[row];
    else enterPlay(game, row);
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
