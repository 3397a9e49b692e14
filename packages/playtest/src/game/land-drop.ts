import type { LandFilter } from '../ability/ability';
import { IS_BASIC, IS_LAND, IS_LAND_TOO, MANA_SETS, type LandRow } from '../deck/deck-table';
import type { Game } from './game';
import { addSource, canPay, removeSource } from './mana';
import { removeFromHand } from './opening-hand';

const entersTapped = (game: Game, { ability }: LandRow): boolean => {
  switch (ability?.enters) {
    case 'tapped':
      return true;
    case 'early':
      return game.landsInPlay > 2;
    case 'late':
      return game.landsInPlay < 2;
    case 'basics':
      return game.basicsInPlay < 2;
    case 'types':
      return (game.typesInPlay & (ability.types ?? 0)) === 0;
    case 'untapped':
    case undefined:
      return false;
  }
};

/** Puts a land into play. */
export const putLand = (game: Game, row: number, isTapped: boolean): void => {
  const land = game.table.lands[row];
  if (land === undefined) return;
  game.inPlay[row] = 1;
  addSource(game, land.colors, land.amount, isTapped || entersTapped(game, land));
  game.landsInPlay++;
  if ((game.table.flags[row] & IS_BASIC) !== 0) game.basicsInPlay++;
  game.typesInPlay |= game.table.landTypes[row];
};

const isFound = (game: Game, row: number, { types, basic }: LandFilter): boolean =>
  (game.table.flags[row] & IS_LAND) !== 0 &&
  (types === 0 || (game.table.landTypes[row] & types) !== 0) &&
  (!basic || (game.table.flags[row] & IS_BASIC) !== 0);

/** Symbols of one colour that a card of the hand or a commander needs at most, by bit of the colour. */
const noteDemand = (game: Game): void => {
  const { table, demand } = game;
  demand.fill(0);
  const note = (row: number): void => {
    if (table.castable[row] === 0) return;
    for (let bit = 1; bit < MANA_SETS; bit <<= 1)
      demand[bit] = Math.max(demand[bit], table.needs[row * MANA_SETS + bit]);
  };
  for (let at = 0; at < game.handSize; at++) note(game.hand[at]);
  for (let row = table.librarySize; row < table.size; row++) if (game.inPlay[row] === 0) note(row);
};

/** How much a land's colours are wanted: those that the hand needs more of than the lands give count most. */
const wanted = (game: Game, colors: number): number => {
  let score = 0;
  for (let bit = 1; bit < MANA_SETS; bit <<= 1) {
    if ((colors & bit) === 0) continue;
    if (game.colorMana[bit] < game.demand[bit]) score += 8;
    else if ((game.table.identity & bit) !== 0) score += game.colorMana[bit] === 0 ? 4 : 2;
  }
  return score;
};

/** Takes the best land of a filter out of the library; -1 if there is none. What is left is shuffled. */
export const findLand = (game: Game, filter: LandFilter): number => {
  const { library } = game;
  noteDemand(game);
  let [best, most] = [-1, -1];
  for (let at = game.top; at < library.length; at++) {
    const row = library[at];
    if (!isFound(game, row, filter)) continue;
    const land = game.table.lands[row];
    const score =
      land === undefined ? 0 : wanted(game, land.colors) * 2 + (land.ability?.enters === 'tapped' ? 0 : 1);
    if (score > most) [best, most] = [at, score];
  }
  if (best < 0) return -1;
  const row = library[best];
  library[best] = library[game.top];
  library[game.top] = row;
  game.top++;
  return row;
};

/** How many cards of the hand could be cast now. */
const castableNow = (game: Game): number => {
  let sum = 0;
  for (let at = 0; at < game.handSize; at++) {
    const row = game.hand[at];
    if (game.table.castable[row] === 1 && canPay(game, row)) sum += 2 + game.table.manaValue[row];
  }
  for (let row = game.table.librarySize; row < game.table.size; row++)
    if (game.inPlay[row] === 0 && game.table.castable[row] === 1 && canPay(game, row)) sum += 6;
  return sum;
};

/** What playing a land would make castable this turn, and how much it gives later. */
const scoreOf = (game: Game, row: number): number => {
  const land = game.table.lands[row];
  if (land === undefined) return -1;
  const isTapped = land.fetch === undefined ? entersTapped(game, land) : land.fetch.tapped;
  const colors = land.fetch === undefined ? land.colors : game.table.identity;
  const later = wanted(game, colors) + (land.fetch === undefined ? land.amount : land.fetch.count) * 3;
  if (isTapped) return later + (game.table.flags[row] & IS_LAND ? 4 : 0);
  const amount = land.fetch === undefined ? land.amount : 1;
  // Played for the look ahead, and taken back.
  addSource(game, colors, amount, false);
  const now = castableNow(game);
  removeSource(game, colors, amount);
  return now * 2 + later + (game.table.flags[row] & IS_LAND ? 4 : 0);
};

/** Sacrifices a land that finds others. */
const useFetch = (game: Game, { fetch }: LandRow): void => {
  if (fetch === undefined) return;
  for (let found = 0; found < fetch.count; found++) {
    const row = findLand(game, fetch.finds);
    if (row >= 0) putLand(game, row, fetch.tapped);
  }
};

/** Plays the land of the hand that makes most castable this turn and next; false without one. */
export const playLand = (game: Game): boolean => {
  let [best, most, lands] = [-1, -1, 0];
  noteDemand(game);
  for (let at = 0; at < game.handSize; at++) if ((game.table.flags[game.hand[at]] & IS_LAND) !== 0) lands++;
  for (let at = 0; at < game.handSize; at++) {
    const row = game.hand[at];
    const flags = game.table.flags[row];
    // The land on the back of a spell is played only when no other is there and mana is short.
    const isPlayed =
      (flags & IS_LAND) !== 0 || ((flags & IS_LAND_TOO) !== 0 && lands === 0 && game.landsInPlay < 5);
    if (!isPlayed) continue;
    const score = scoreOf(game, row);
    if (score > most) [best, most] = [at, score];
  }
  if (best < 0) return false;
  const row = removeFromHand(game, best);
  const land = game.table.lands[row];
  if (land === undefined) return false;
  if (land.fetch === undefined) putLand(game, row, false);
  else useFetch(game, land);
  return true;
};
