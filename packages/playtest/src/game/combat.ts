import { IS_COMMANDER } from '../deck/deck-table';
import { COMMANDER_DAMAGE, OPPONENTS, type Game } from './game';

/** The first opponent who is still in the game; -1 if nobody is. */
export const nextOpponent = (game: Game): number => {
  for (let opponent = 0; opponent < OPPONENTS; opponent++)
    if (game.life[opponent] > 0 && game.commanderDamage[opponent] < COMMANDER_DAMAGE) return opponent;
  return -1;
};

const hit = (game: Game, row: number, damage: number, isCommander: boolean): void => {
  const opponent = nextOpponent(game);
  if (opponent < 0 || damage <= 0) return;
  game.life[opponent] = Math.max(0, game.life[opponent] - damage);
  game.damage[row] += damage;
  if (isCommander) game.commanderDamage[opponent] += damage;
};

/** Attacks with everything that can, one opponent after the other; nobody blocks. */
export const attack = (game: Game): void => {
  const { table } = game;
  const phases = 1 + game.combats + game.combatsOnce;
  const pump = game.pumpAll + game.pumpOnce;
  for (let phase = 0; phase < phases; phase++) {
    // What one creature wears is on the commander, or else on the first that attacks.
    let isWorn = false;
    for (let at = game.attackerCount - 1; at >= 0; at--) {
      if (game.attacksFrom[at] > game.turn) continue;
      const row = game.attackers[at];
      const isCommander = (table.flags[row] & IS_COMMANDER) !== 0;
      const wears: boolean = isCommander || (at === 0 && !isWorn);
      isWorn ||= wears;
      hit(game, row, table.power[row] + game.grown[row] + pump + (wears ? game.pumpOne : 0), isCommander);
    }
    for (let row = 0; row < table.size; row++) {
      const count = game.tokens[row];
      for (let token = 0; token < count; token++) hit(game, row, game.tokenPower[row] + pump, false);
    }
  }
  game.combatsOnce = 0;
  game.pumpOnce = 0;
};
