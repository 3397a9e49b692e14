import { happensBySpells, isRepeated, type Ability, type Frequency } from '../ability/ability';
import {
  HAS_HASTE,
  IS_COMBO_PIECE,
  IS_COMMANDER,
  IS_CREATURE,
  IS_LAND,
  IS_SPELL,
  type DeckTable,
} from '../deck/deck-table';
import { nextOpponent } from './combat';
import { findLand, putLand } from './land-drop';
import { LIFE, OPPONENTS, type Game } from './game';
import { addOnce, addSource } from './mana';
import { drawCard, removeFromHand, takeCard } from './opening-hand';

/** Life of each opponent that an effect takes, with the card that does it. */
const drainAll = (game: Game, row: number, amount: number): void => {
  for (let opponent = 0; opponent < OPPONENTS; opponent++) {
    const lost = Math.min(game.life[opponent], amount);
    game.life[opponent] -= lost;
    game.damage[row] += lost;
  }
};

/** What a card is worth when another is searched for or discarded. */
const worthOf = (game: Game, row: number): number => {
  const { table } = game;
  const flags = table.flags[row];
  if ((flags & IS_COMBO_PIECE) !== 0) return 200 + table.manaValue[row];
  if ((flags & IS_LAND) !== 0) return game.landsInPlay < 4 ? 40 : 0;
  if (table.castable[row] === 0) return -1;
  // What cannot be paid for two turns yet is worth less.
  return table.priority[row] - Math.max(0, table.manaValue[row] - game.landsInPlay - 2) * 10;
};

/** Discards the least useful card. */
export const discardWorst = (game: Game): void => {
  let [worst, least] = [-1, Infinity];
  for (let at = 0; at < game.handSize; at++) {
    const worth = worthOf(game, game.hand[at]);
    if (worth < least) [worst, least] = [at, worth];
  }
  if (worst >= 0) removeFromHand(game, worst);
};

const hasType = (table: DeckTable, row: number, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => table.typeWords[row].has(word));

/** Whether a copy of a piece was in the hand or in play. */
const isSeen = ({ table, inPlay, seen }: Game, row: number): boolean =>
  table.copiesOf.get(row)?.some((copy) => seen[copy] === 1) ?? (inPlay[row] === 1 || seen[row] === 1);

/** How many pieces of a combo are neither in the hand nor in play. */
const missingOf = (game: Game, combo: Int16Array): number => {
  let missing = 0;
  for (const row of combo) if (!isSeen(game, row) && (game.table.flags[row] & IS_COMMANDER) === 0) missing++;
  return missing;
};

/** What X adds to an amount. */
const timesX = (each: number | undefined, x: number): number => (each === undefined ? 0 : each * x);

/** The pieces of combos that lack fewest cards are searched for first. */
const comboWorth = (game: Game, row: number): number => {
  let best = 0;
  for (const combo of game.table.combos) {
    if (!combo.includes(row)) continue;
    best = Math.max(best, 300 - 50 * missingOf(game, combo));
  }
  return best;
};

const tutor = (game: Game, ability: Extract<Ability, { kind: 'tutor' }>, x: number): void => {
  const dearest = ability.most === undefined ? Infinity : ability.most + timesX(ability.x, x);
  const { library, table } = game;
  let [best, most] = [-1, -1];
  for (let at = game.top; at < library.length; at++) {
    const row = library[at];
    if (!hasType(table, row, ability.finds) || table.manaValue[row] > dearest) continue;
    // What enters without being cast has an X of 0 (CR 107.3f).
    if (ability.to === 'battlefield' && table.xSymbols[row] > 0) continue;
    const worth = (table.flags[row] & IS_COMBO_PIECE) !== 0 ? comboWorth(game, row) : worthOf(game, row);
    if (worth > most) [best, most] = [at, worth];
  }
  if (best < 0) return;
  const row = library[best];
  library[best] = library[game.top];
  library[game.top] = row;
  game.top++;
  if (ability.to === 'hand') takeCard(game, row);
  else if (ability.to === 'top') game.topCard = row;
  else if (ability.to === 'battlefield') {
    if ((table.flags[row] & IS_LAND) !== 0) putLand(game, row, true);
    else {
      game.seen[row] = 1;
      game.cardsSeen++;
      enterPlay(game, row);
    }
  }
};

/** Notes that a card gives mana, from this turn on or from the next. */
const noteMana = (game: Game, row: number, isDelayed: boolean): void => {
  if (game.manaFrom[row] === 0) game.manaFrom[row] = game.turn + (isDelayed ? 1 : 0);
};

/** Whether a permanent with one of some words is there to be sacrificed. Of tokens only that they are creatures is known. */
const canSacrifice = ({ table, inPlay, tokens, landsInPlay }: Game, words: readonly string[]): boolean => {
  if (landsInPlay > 0 && (words.length === 0 || words.includes('land'))) return true;
  const isCreature = words.includes('creature');
  for (let row = 0; row < table.size; row++)
    if ((inPlay[row] === 1 && hasType(table, row, words)) || (isCreature && tokens[row] > 0)) return true;
  return false;
};

const ramp = (game: Game, by: number, ability: Extract<Ability, { kind: 'ramp' }>, x: number): void => {
  const count = ability.count + timesX(ability.x, x);
  for (let found = 0; found < count; found++) {
    const row = findLand(game, ability.finds);
    if (row < 0) return;
    if (ability.to === 'hand') takeCard(game, row);
    else {
      game.seen[row] = 1;
      game.cardsSeen++;
      putLand(game, row, ability.to === 'tapped');
      noteMana(game, by, ability.to === 'tapped');
    }
  }
};

/** What is paid for once, cycling and sacrifices among it, is left in reserve. */
const isInReserve = ({ when, cost = 0 }: { readonly when: Frequency; readonly cost?: number }): boolean =>
  when === 'once' && cost > 0;

const draw = (game: Game, ability: Extract<Ability, { kind: 'draw' }>, x: number): void => {
  const count = ability.count + timesX(ability.x, x);
  for (let card = 0; card < count; card++) drawCard(game);
  for (let card = 0; card < ability.discarded && game.handSize > 0; card++) discardWorst(game);
};

const pump = (game: Game, ability: Extract<Ability, { kind: 'pump' }>, x: number): void => {
  const power = ability.power + timesX(ability.x, x);
  const { of, toxic = 0, infect = false } = ability;
  if (of === 'all') {
    game.pumpAll += power;
    game.toxicAll += toxic;
    game.infectAll ||= infect;
  } else if (of === 'all-once') {
    game.pumpOnce += power;
    game.infectOnce ||= infect;
  } else if (of === 'deathtouch') game.toxicDeathtouch += toxic;
  else {
    game.pumpOne += power;
    game.toxicOne += toxic;
    game.infectOne ||= infect;
  }
};

const givePoison = (
  game: Game,
  { count, of, when, cost = 0 }: Extract<Ability, { kind: 'poison' }>,
): void => {
  if (isInReserve({ when, cost })) return;
  const { poison } = game;
  const target = of === 'target' ? nextOpponent(game) : -1;
  for (let opponent = 0; opponent < OPPONENTS; opponent++)
    if (of === 'all' || opponent === target || (of === 'poisoned' && poison[opponent] > 0))
      poison[opponent] += count;
};

/** What an ability does when it happens, of the card of a row. @param x what was paid for {X} */
export const resolve = (game: Game, row: number, ability: Ability, x = 0): void => {
  switch (ability.kind) {
    case 'mana':
      noteMana(game, row, ability.delayed);
      return addSource(game, ability.colors, ability.amount, ability.delayed);
    case 'ritual':
      if (ability.sacrifices !== undefined && !canSacrifice(game, ability.sacrifices)) return;
      noteMana(game, row, false);
      return addOnce(game, ability.colors, ability.amount + timesX(ability.x, x));
    case 'ramp':
      return ramp(game, row, ability, x);
    case 'land-drop':
      if (ability.when === 'each-turn') game.extraDrops += ability.count;
      game.landDrops += ability.count;
      return;
    case 'draw':
      if (isInReserve(ability)) return;
      return draw(game, ability, x);
    case 'tutor':
      return tutor(game, ability, x);
    case 'treasure':
      noteMana(game, row, false);
      game.treasures += ability.count + timesX(ability.x, x);
      return;
    case 'tokens':
      game.tokensNew[row] += ability.count + timesX(ability.x, x);
      game.tokenPower[row] = ability.power + timesX(ability.xPower, x);
      return;
    case 'pump':
      return pump(game, ability, x);
    case 'poison':
      return givePoison(game, ability);
    case 'combat':
      if (ability.when === 'each-turn') game.combats += ability.count;
      else game.combatsOnce += ability.count;
      return;
    case 'turn':
      game.extraTurns += ability.count;
      return;
    case 'drain':
      return drainAll(game, row, Math.min(LIFE, ability.amount + timesX(ability.x, x)));
    case 'reduce': {
      const off = game.table.reductions.get(row);
      if (off !== undefined)
        for (let other = 0; other < off.length; other++) game.reduced[other] += off[other];
      return;
    }
    case 'body':
      if (ability.x !== undefined) game.grown[row] = timesX(ability.x, x) * (ability.double ? 2 : 1);
      return;
    case 'suspend':
    case 'land':
    case 'fetch':
      return;
  }
};

/** Whether an ability happens again on each turn, and not when its card enters. */
export const isEngine = (ability: Ability): boolean => isRepeated(ability) && !happensBySpells(ability);

/** What the permanents in play do when a card is cast. */
export const triggerBySpell = (game: Game, cast: number): void => {
  const { spellTriggers } = game.table;
  if (spellTriggers.size === 0) return;
  for (let at = 0; at < game.engineCount; at++) {
    const row = game.engines[at];
    const triggers = spellTriggers.get(row);
    if (triggers === undefined) continue;
    for (const { ability, of } of triggers) if (of[cast] === 1) resolve(game, row, ability);
  }
};

/** Puts a card into play, or lets a spell happen. @param x what was paid for {X} */
export const enterPlay = (game: Game, row: number, x = 0): void => {
  const { abilities, flags } = game.table;
  if ((flags[row] & IS_SPELL) === 0) game.inPlay[row] = 1;
  let hasEngine = false;
  for (const ability of abilities[row]) {
    if (isRepeated(ability)) hasEngine = true;
    else resolve(game, row, ability, x);
  }
  if (hasEngine) {
    game.engines[game.engineCount] = row;
    game.engineFrom[game.engineCount++] = game.turn + 1;
  }
  if ((flags[row] & IS_CREATURE) !== 0) {
    game.attackers[game.attackerCount] = row;
    game.attacksFrom[game.attackerCount++] = (flags[row] & HAS_HASTE) !== 0 ? game.turn : game.turn + 1;
  }
};
