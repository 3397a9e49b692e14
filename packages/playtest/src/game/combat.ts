import { HAS_DEATHTOUCH, HAS_INFECT, IS_COMMANDER, TOKENS_INFECT } from '../deck/deck-table';
import { COMMANDER_DAMAGE, OPPONENTS, POISON, type Game } from './game';

/** The first opponent who is still in the game; -1 if nobody is. */
export const nextOpponent = (game: Game): number => {
  for (let opponent = 0; opponent < OPPONENTS; opponent++)
    if (
      game.life[opponent] > 0 &&
      game.commanderDamage[opponent] < COMMANDER_DAMAGE &&
      game.poison[opponent] < POISON
    )
      return opponent;
  return -1;
};

/** Deals combat damage, of a source with infect as poison counters, and gives those of toxic besides. @param flags of what hits */
const hit = (game: Game, row: number, damage: number, toxic: number, flags: number): void => {
  const opponent = nextOpponent(game);
  if (opponent < 0 || damage <= 0) return;
  if ((flags & HAS_INFECT) !== 0) game.poison[opponent] += damage;
  else game.life[opponent] = Math.max(0, game.life[opponent] - damage);
  game.poison[opponent] += toxic;
  game.damage[row] += damage;
  if ((flags & IS_COMMANDER) !== 0) game.commanderDamage[opponent] += damage;
};

/** Attacks with everything that can, one opponent after the other; nobody blocks. */
export const attack = (game: Game): void => {
  const { table } = game;
  const phases = 1 + game.combats + game.combatsOnce;
  const pump = game.pumpAll + game.pumpOnce;
  const given = game.infectAll || game.infectOnce ? HAS_INFECT : 0;
  for (let phase = 0; phase < phases; phase++) {
    // What one creature wears is on the commander, or else on the first that attacks.
    let isWorn = false;
    for (let at = game.attackerCount - 1; at >= 0; at--) {
      if (game.attacksFrom[at] > game.turn) continue;
      const row = game.attackers[at];
      const flags = table.flags[row];
      const wears: boolean = (flags & IS_COMMANDER) !== 0 || (at === 0 && !isWorn);
      isWorn ||= wears;
      const toxicGiven = game.toxicAll + ((flags & HAS_DEATHTOUCH) !== 0 ? game.toxicDeathtouch : 0);
      const damage = table.power[row] + game.grown[row] + pump;
      const toxic = table.toxic[row] + toxicGiven;
      if (wears)
        hit(
          game,
          row,
          damage + game.pumpOne,
          toxic + game.toxicOne,
          flags | given | (game.infectOne ? HAS_INFECT : 0),
        );
      else hit(game, row, damage, toxic, flags | given);
    }
    for (let row = 0; row < table.size; row++) {
      const count = game.tokens[row];
      const flags = given | ((table.flags[row] & TOKENS_INFECT) !== 0 ? HAS_INFECT : 0);
      for (let token = 0; token < count; token++)
        hit(game, row, game.tokenPower[row] + pump, table.tokenToxic[row] + game.toxicAll, flags);
    }
  }
  game.combatsOnce = 0;
  game.pumpOnce = 0;
  game.infectOnce = false;
};
