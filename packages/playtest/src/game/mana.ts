import { MANA_SETS } from '../deck/deck-table';
import type { Game } from './game';

/**
 * Before mana is added: what was spent this turn is paid by the mana that was there. Of each set of colours that costs ask for, as much of it is
 * used as the rest does not pay.
 */
const settleSpent = (game: Game): void => {
  if (game.spent === 0) return;
  const { mana, manaOnce, used } = game;
  for (const set of game.table.demanded) {
    const others = game.total - mana[set] + game.totalOnce - manaOnce[set];
    used[set] = Math.max(used[set], game.spent - others);
  }
};

/** Adds what a permanent gives to the mana of each turn, from this one on or from the next. */
export const addSource = (game: Game, colors: number, amount: number, isDelayed: boolean): void => {
  if (amount <= 0) return;
  if (!isDelayed) settleSpent(game);
  const into = isDelayed ? game.manaNext : game.mana;
  for (const set of game.table.demanded) if ((set & colors) !== 0) into[set] += amount;
  for (let bit = 1; bit < MANA_SETS; bit <<= 1) if ((bit & colors) !== 0) game.colorMana[bit] += amount;
  if (isDelayed) game.totalNext += amount;
  else game.total += amount;
};

/** Takes back what was added for this turn on. */
export const removeSource = (game: Game, colors: number, amount: number): void => {
  if (amount <= 0) return;
  for (const set of game.table.demanded) if ((set & colors) !== 0) game.mana[set] -= amount;
  for (let bit = 1; bit < MANA_SETS; bit <<= 1) if ((bit & colors) !== 0) game.colorMana[bit] -= amount;
  game.total -= amount;
};

/** Adds mana of this turn alone. */
export const addOnce = (game: Game, colors: number, amount: number): void => {
  settleSpent(game);
  for (const set of game.table.demanded) if ((set & colors) !== 0) game.manaOnce[set] += amount;
  game.totalOnce += amount;
};

/** At the start of a turn: everything untaps. */
export const untap = (game: Game): void => {
  for (let set = 1; set < MANA_SETS; set++) {
    game.mana[set] += game.manaNext[set];
    game.manaNext[set] = 0;
    game.manaOnce[set] = 0;
    game.used[set] = 0;
  }
  game.total += game.totalNext;
  game.totalNext = 0;
  game.totalOnce = 0;
  game.spent = 0;
};

/** Treasures that are left once this turn's costs are paid by other mana first. */
export const spendTreasures = (game: Game): void => {
  const missing = game.spent - game.total - game.totalOnce;
  if (missing > 0) game.treasures = Math.max(0, game.treasures - missing);
};

/** Mana that is left this turn. */
export const manaLeft = (game: Game): number => game.total + game.totalOnce + game.treasures - game.spent;

/** What casting a card costs now, in mana of all kinds. */
export const costNow = ({ table, reduced }: Game, row: number): number =>
  table.pips[row] + Math.max(0, table.generic[row] - reduced[row]);

/** Whether a cost can be paid besides what was paid this turn, by Hall's theorem over the sets of mana that costs ask for. */
export const canPay = (game: Game, row: number): boolean => {
  if (costNow(game, row) > manaLeft(game)) return false;
  const { demanded, needs } = game.table;
  for (const set of demanded) {
    const need = needs[row * MANA_SETS + set];
    if (need > 0 && game.used[set] + need > game.mana[set] + game.manaOnce[set] + game.treasures)
      return false;
  }
  return true;
};

/** Pays a cost that can be paid. */
export const pay = (game: Game, row: number): void => {
  game.spent += costNow(game, row);
  const { demanded, needs } = game.table;
  for (const set of demanded) game.used[set] += needs[row * MANA_SETS + set];
};
