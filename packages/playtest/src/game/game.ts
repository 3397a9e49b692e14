import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { MANA_SETS, type DeckTable } from '../deck/deck-table';

/** Opponents, and their life. */
export const OPPONENTS = 3;
export const LIFE = 40;
/** Damage of one commander that a player loses by (CR 903.10a). */
export const COMMANDER_DAMAGE = 21;
/** Poison counters that a player loses by (CR 704.5c). */
export const POISON = 10;
/** Turns of a game. */
export const MAX_TURNS = 12;
const HAND_LIMIT = 64;

/** Ways to win. */
export const WINS = ['damage', 'combo', 'commander-damage'] as const;
/** A way to win. */
export type Win = (typeof WINS)[number];

/** A game alone, in arrays that are made once for all games of a run. */
export interface Game {
  readonly table: DeckTable;
  /** Rows of the library; those from `top` on are in it. */
  readonly library: Int16Array;
  readonly hand: Int16Array;
  /** By row: 0 not in play, 1 in play. */
  readonly inPlay: Uint8Array;
  /** By row: whether it was ever in the hand or in play. */
  readonly seen: Uint8Array;
  /** By row: the turn on which a suspended card is cast; 0 for all others. */
  readonly castOn: Uint8Array;
  /** By set of mana: what the permanents give on each turn. */
  readonly mana: Int16Array;
  /** The same for those that give it from the next turn on. */
  readonly manaNext: Int16Array;
  /** By set: mana of this turn alone. */
  readonly manaOnce: Int16Array;
  /** By set: symbols paid this turn. */
  readonly used: Int16Array;
  readonly reduced: Int16Array;
  /** By bit of a colour: mana of it that the permanents give on each turn, whether costs ask for it or not. */
  readonly colorMana: Int16Array;
  /** By bit of a colour: symbols of it that a card of the hand needs at most. */
  readonly demand: Int16Array;
  readonly life: Int16Array;
  readonly commanderDamage: Int16Array;
  /** By opponent: poison counters. */
  readonly poison: Int16Array;
  /** By row: damage that came of it. */
  readonly damage: Int32Array;
  /** Rows of creatures that attack, and the turn from which on they do. */
  readonly attackers: Int16Array;
  readonly attacksFrom: Uint8Array;
  /** By row: the turn from which on a card gave mana besides the lands of the hand; 0 for none. */
  readonly manaFrom: Uint8Array;
  /** By row: power that X added to the creature. */
  readonly grown: Int16Array;
  /** Counters for each row of tokens: how many, and their power each. */
  readonly tokens: Int16Array;
  readonly tokenPower: Int16Array;
  readonly tokensNew: Int16Array;
  /** Rows with effects on each turn. */
  readonly engines: Int16Array;
  readonly engineFrom: Uint8Array;
  rng: RandomGenerator;
  /** Library places before it are empty. */
  top: number;
  /** The card that was put on top of the library; -1 for none. */
  topCard: number;
  handSize: number;
  /** Most mana that the permanents give on a turn. */
  total: number;
  totalNext: number;
  totalOnce: number;
  spent: number;
  treasures: number;
  turn: number;
  landsInPlay: number;
  basicsInPlay: number;
  typesInPlay: number;
  landDrops: number;
  extraDrops: number;
  casts: number;
  attackerCount: number;
  engineCount: number;
  pumpAll: number;
  pumpOnce: number;
  pumpOne: number;
  /** Poison counters that all attackers give besides damage, those with deathtouch, or one; whether all have infect, this turn or for good, or one. */
  toxicAll: number;
  toxicDeathtouch: number;
  toxicOne: number;
  infectAll: boolean;
  infectOnce: boolean;
  infectOne: boolean;
  combats: number;
  combatsOnce: number;
  extraTurns: number;
  commanderCasts: number;
  cardsSeen: number;
  mulligans: number;
  /** 0 while nobody could win. */
  wonOn: number;
  wonBy: number;
  /** The combo that wins, as its place in the table; -1 without one. */
  wonWith: number;
}

/** Makes the arrays of a game. */
export const makeGame = (table: DeckTable): Game => {
  const { size, librarySize } = table;
  return {
    table,
    library: new Int16Array(librarySize),
    hand: new Int16Array(HAND_LIMIT + size),
    inPlay: new Uint8Array(size),
    seen: new Uint8Array(size),
    castOn: new Uint8Array(size),
    mana: new Int16Array(MANA_SETS),
    manaNext: new Int16Array(MANA_SETS),
    manaOnce: new Int16Array(MANA_SETS),
    used: new Int16Array(MANA_SETS),
    reduced: new Int16Array(size),
    colorMana: new Int16Array(MANA_SETS),
    demand: new Int16Array(MANA_SETS),
    life: new Int16Array(OPPONENTS),
    commanderDamage: new Int16Array(OPPONENTS),
    poison: new Int16Array(OPPONENTS),
    damage: new Int32Array(size),
    attackers: new Int16Array(size),
    attacksFrom: new Uint8Array(size),
    manaFrom: new Uint8Array(size),
    grown: new Int16Array(size),
    tokens: new Int16Array(size),
    tokenPower: new Int16Array(size),
    tokensNew: new Int16Array(size),
    engines: new Int16Array(size),
    engineFrom: new Uint8Array(size),
    // Each game has its own: `resetGame`.
    rng: xoroshiro128plus(0),
    top: 0,
    topCard: -1,
    handSize: 0,
    total: 0,
    totalNext: 0,
    totalOnce: 0,
    spent: 0,
    treasures: 0,
    turn: 0,
    landsInPlay: 0,
    basicsInPlay: 0,
    typesInPlay: 0,
    landDrops: 0,
    extraDrops: 0,
    casts: 0,
    attackerCount: 0,
    engineCount: 0,
    pumpAll: 0,
    pumpOnce: 0,
    pumpOne: 0,
    toxicAll: 0,
    toxicDeathtouch: 0,
    toxicOne: 0,
    infectAll: false,
    infectOnce: false,
    infectOne: false,
    combats: 0,
    combatsOnce: 0,
    extraTurns: 0,
    commanderCasts: 0,
    cardsSeen: 0,
    mulligans: 0,
    wonOn: 0,
    wonBy: 0,
    wonWith: -1,
  };
};

/** Clears a game for the next one. */
export const resetGame = (game: Game, rng: RandomGenerator): void => {
  for (const array of [
    game.inPlay,
    game.seen,
    game.castOn,
    game.mana,
    game.manaNext,
    game.manaOnce,
    game.used,
    game.reduced,
    game.colorMana,
    game.commanderDamage,
    game.poison,
    game.damage,
    game.manaFrom,
    game.grown,
    game.tokens,
    game.tokenPower,
    game.tokensNew,
  ])
    array.fill(0);
  for (let row = 0; row < game.library.length; row++) game.library[row] = row;
  game.life.fill(LIFE);
  game.rng = rng;
  game.top = 0;
  game.topCard = -1;
  game.handSize = 0;
  game.total = 0;
  game.totalNext = 0;
  game.totalOnce = 0;
  game.spent = 0;
  game.treasures = 0;
  game.turn = 0;
  game.landsInPlay = 0;
  game.basicsInPlay = 0;
  game.typesInPlay = 0;
  game.landDrops = 0;
  game.extraDrops = 0;
  game.casts = 0;
  game.attackerCount = 0;
  game.engineCount = 0;
  game.pumpAll = 0;
  game.pumpOnce = 0;
  game.pumpOne = 0;
  game.toxicAll = 0;
  game.toxicDeathtouch = 0;
  game.toxicOne = 0;
  game.infectAll = false;
  game.infectOnce = false;
  game.infectOne = false;
  game.combats = 0;
  game.combatsOnce = 0;
  game.extraTurns = 0;
  game.commanderCasts = 0;
  game.cardsSeen = 0;
  game.mulligans = 0;
  game.wonOn = 0;
  game.wonBy = 0;
  game.wonWith = -1;
};
