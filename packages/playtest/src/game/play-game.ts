import { attack, nextOpponent } from './combat';
import { castSpells, findCombo } from './cast';
import { COMMANDER_DAMAGE, OPPONENTS, type Game } from './game';
import { playLand } from './land-drop';
import { manaLeft, spendTreasures, untap } from './mana';
import { drawCard, drawOpeningHand } from './opening-hand';
import { discardWorst, enterPlay, isEngine, resolve, triggerBySpell } from './resolve';

/** Cards that a player keeps at the end of a turn (CR 514.1). */
const HAND_SIZE = 7;

/** How games are played. */
export interface GameRules {
  readonly turns: number;
  readonly mulligans: 'london' | 'none';
  /** Whether this game's first turn has a draw. */
  readonly isOnTheDraw: boolean;
}

const runEngines = (game: Game): void => {
  for (let at = 0; at < game.engineCount; at++) {
    if (game.engineFrom[at] > game.turn) continue;
    const row = game.engines[at];
    for (const ability of game.table.abilities[row]) {
      if (!isEngine(ability)) continue;
      const cost = 'cost' in ability ? (ability.cost ?? 0) : 0;
      if (cost === 0) resolve(game, row, ability);
    }
  }
};

/** What costs mana again and again is paid with what is left. */
const runCostlyEngines = (game: Game): void => {
  for (let at = 0; at < game.engineCount; at++) {
    if (game.engineFrom[at] > game.turn) continue;
    const row = game.engines[at];
    for (const ability of game.table.abilities[row]) {
      if (!isEngine(ability)) continue;
      const cost = 'cost' in ability ? (ability.cost ?? 0) : 0;
      if (cost === 0 || cost > manaLeft(game) - game.treasures) continue;
      game.spent += cost;
      resolve(game, row, ability);
    }
  }
};

/** Suspended cards lose their last counter in the upkeep (CR 702.62a). */
const castSuspended = (game: Game): void => {
  for (let row = 0; row < game.table.size; row++)
    if (game.castOn[row] === game.turn) {
      triggerBySpell(game, row);
      enterPlay(game, row);
    }
};

const win = (game: Game, by: number, combo = -1): void => {
  if (game.wonOn > 0) return;
  game.wonOn = game.turn;
  game.wonBy = by;
  game.wonWith = combo;
};

const checkCombo = (game: Game): void => {
  if (game.wonOn > 0 || game.table.combos.length === 0) return;
  const combo = findCombo(game);
  if (combo >= 0) win(game, 1, combo);
};

const checkDamage = (game: Game): void => {
  if (game.wonOn > 0 || nextOpponent(game) >= 0) return;
  let byCommander = 0;
  for (let opponent = 0; opponent < OPPONENTS; opponent++)
    if (game.commanderDamage[opponent] >= COMMANDER_DAMAGE) byCommander++;
  win(game, byCommander * 2 > OPPONENTS ? 2 : 0);
};

/** What is counted at the end of a turn's main phase. */
export type Watch = (game: Game) => void;

const playTurn = (game: Game, rules: GameRules, afterMana: Watch): void => {
  untap(game);
  castSuspended(game);
  if (game.turn > 1 || rules.isOnTheDraw) drawCard(game);
  game.landDrops = 1 + game.extraDrops;
  game.casts = 0;
  runEngines(game);
  while (game.landDrops > 0 && playLand(game)) game.landDrops--;
  checkCombo(game);
  afterMana(game);
  castSpells(game);
  // Lands that came since, or may be played since.
  while (game.landDrops > 0 && playLand(game)) game.landDrops--;
  castSpells(game);
  checkCombo(game);
  runCostlyEngines(game);
  attack(game);
  checkDamage(game);
  spendTreasures(game);
  for (let row = 0; row < game.table.size; row++) {
    game.tokens[row] += game.tokensNew[row];
    game.tokensNew[row] = 0;
  }
  while (game.handSize > HAND_SIZE) discardWorst(game);
};

/**
 * Plays a game alone from the opening hand on, as long as it has turns: an extra turn is one more attack on the turn it is taken.
 * @param afterMana called on each turn when its mana is there and nothing is spent @param afterTurn called after each turn
 */
export const playGame = (game: Game, rules: GameRules, afterMana: Watch, afterTurn: Watch): void => {
  drawOpeningHand(game, rules.mulligans);
  for (game.turn = 1; game.turn <= rules.turns; game.turn++) {
    playTurn(game, rules, afterMana);
    for (let extra = 0; game.extraTurns > 0 && extra < 3; extra++) {
      game.extraTurns--;
      untap(game);
      drawCard(game);
      game.landDrops = 1 + game.extraDrops;
      if (playLand(game)) game.landDrops--;
      castSpells(game);
      checkCombo(game);
      attack(game);
      checkDamage(game);
      spendTreasures(game);
    }
    game.extraTurns = 0;
    afterTurn(game);
  }
};
