import { parseManaCosts, parseTypeLine, type CostSymbol } from '@crownsmith/domain';
import { ANY_COLOR, COLORLESS_MANA, happensBySpells, type Ability } from '../ability/ability';
import { readAbilities } from '../ability/read-abilities';
import { BASIC_TYPE_BITS } from '../ability/read-mana';
import type { PlaytestCard, PlaytestCombo, PlaytestDeck } from './playtest-deck';
import { hasWord, wordsOf } from './type-words';

/** Most copies that a table holds; longer lists are not played. */
export const MAX_COPIES_PLAYED = 500;

/** The least X that a spell is cast for: 1 where each costs two mana or more, else 2; what X does not change is cast for 2. */
const USUAL_X = 2;
/** The least X of a search, of which little is found for less. */
const SEARCH_X = 3;

/** Number of sets of the six kinds of mana. */
export const MANA_SETS = 64;

/** Bits of `flags`. */
export const IS_LAND = 1;
export const IS_BASIC = 2;
export const IS_RAMP = 4;
export const IS_CREATURE = 8;
export const HAS_HASTE = 16;
export const IS_COMBO_PIECE = 32;
/** A spell with a land on its back, or a land with a spell. */
export const IS_LAND_TOO = 64;
export const IS_RITUAL = 128;
export const IS_COMMANDER = 256;
/** In the library of the deck that it is compared with, and not in this one. */
export const IS_ABSENT = 512;
/** An instant or a sorcery: gone once it was cast. */
export const IS_SPELL = 1024;
/** An instant or a sorcery that is kept for its combo: it finds and draws nothing that would be missed. */
export const IS_KEPT = 2048;
/** It takes the mana that the others leave. */
export const GROWS_WITH_X = 4096;
export const HAS_INFECT = 8192;
export const HAS_DEATHTOUCH = 16384;
/** Its tokens have infect. */
export const TOKENS_INFECT = 32768;

/** A land of the table. */
export interface LandRow {
  readonly colors: number;
  readonly amount: number;
  readonly ability: Extract<Ability, { kind: 'land' }> | undefined;
  readonly fetch: Extract<Ability, { kind: 'fetch' }> | undefined;
}

/** What happens for each of some spells. */
interface SpellTrigger {
  readonly ability: Ability;
  /** By row: 1 for the spells for which it happens. */
  readonly of: Uint8Array;
}

/** A deck as columns, one row a copy: first the library, then the commanders. */
export interface DeckTable {
  readonly names: readonly string[];
  readonly cards: readonly (PlaytestCard | undefined)[];
  /** Copies of the library; the commanders follow. */
  readonly librarySize: number;
  readonly size: number;
  readonly flags: Uint16Array;
  readonly manaValue: Uint8Array;
  /** Mana of any kind in the cost, and the symbols besides it. */
  readonly generic: Int16Array;
  readonly pips: Uint8Array;
  /** By card and set of mana: symbols of the cost that only mana of the set pays. */
  readonly needs: Uint8Array;
  /** The sets that the symbols of the deck ask for. */
  readonly demanded: Uint8Array;
  /** Symbols {X} of a card whose effects grow with X; 0 for all others. `leastX` of each is among the generic mana. */
  readonly xSymbols: Uint8Array;
  readonly leastX: Uint8Array;
  readonly hasX: boolean;
  /** Whether one of them takes life. */
  readonly hasXDrain: boolean;
  /** 0 where the cost cannot be paid: unknown. */
  readonly castable: Uint8Array;
  /** Turns until a card without a mana cost is cast once its cost of suspend is paid; 0 for all others. */
  readonly suspended: Uint8Array;
  readonly lands: readonly (LandRow | undefined)[];
  /** Bits of basic land types. */
  readonly landTypes: Uint8Array;
  readonly abilities: readonly (readonly Ability[])[];
  readonly power: Int16Array;
  /** Poison counters that a hit of the creature gives besides its damage, and that a hit of one of its tokens does. */
  readonly toxic: Uint8Array;
  readonly tokenToxic: Uint8Array;
  /** What is cast first. */
  readonly priority: Int16Array;
  /** By reducing card: what it takes off each card. */
  readonly reductions: ReadonlyMap<number, Uint8Array>;
  /** By row: its abilities that happen for each of some spells, with the rows of these. */
  readonly spellTriggers: ReadonlyMap<number, readonly SpellTrigger[]>;
  /** Words of the type line and of the colours, in small letters. */
  readonly typeWords: readonly ReadonlySet<string>[];
  /** Colours of the commanders as bits. */
  readonly identity: number;
  /** Rows of the pieces, each of the first copy. */
  readonly combos: readonly Int16Array[];
  /** By row of a piece that has several copies: the rows of all. */
  readonly copiesOf: ReadonlyMap<number, Int16Array>;
  /** Names of the spells that have effects which are not modelled, each once. */
  readonly unmodelled: readonly string[];
  /** Different spells. */
  readonly spells: number;
}

/** The kinds of mana in the order of their bits. */
const LETTERS = 'WUBRGC';

/** The kinds of mana that pay a symbol; 0 for what any mana or life pays. */
const payersOf = (symbol: CostSymbol): number =>
  /[p\d]/.test(symbol)
    ? 0
    : [...symbol.toUpperCase()]
        .map((letter) => LETTERS.indexOf(letter))
        .reduce((bits, at) => (at < 0 ? bits : bits | (1 << at)), 0);

interface Cost {
  /** Symbols {X}. */
  readonly x: number;
  readonly generic: number;
  readonly payers: readonly number[];
}

/** The cost of the front face, or of the first half of a split card; undefined where it is not known. */
const costOf = (manaCost: string | undefined): Cost | undefined => {
  const parsed = manaCost === undefined ? undefined : parseManaCosts(manaCost);
  if (parsed?.ok !== true || manaCost === '') return undefined;
  let [generic, x] = [0, 0];
  const payers: number[] = [];
  for (const symbol of parsed.value[0] ?? []) {
    const number = Number(symbol);
    const bits = payersOf(symbol);
    if (Number.isInteger(number)) generic += number;
    else if (symbol === 'x') x++;
    else if (bits > 0) payers.push(bits);
    else if (/^\d/.test(symbol)) generic += Number(symbol[0]);
    else if (symbol === 's') generic += 1;
  }
  return { generic, payers, x };
};

/** Whether X changes what a card does. */
const hasXEffect = (abilities: readonly Ability[]): boolean =>
  abilities.some((each) => ('x' in each ? each.x : undefined) !== undefined || 'xPower' in each);

const leastXOf = (abilities: readonly Ability[], symbols: number): number => {
  if (!hasXEffect(abilities)) return USUAL_X;
  if (abilities.some((each) => each.kind === 'tutor' && each.x !== undefined)) return SEARCH_X;
  return symbols > 1 ? 1 : USUAL_X;
};

const extraCost = (abilities: readonly Ability[]): number =>
  Math.max(
    0,
    ...abilities.map((each) => (each.kind === 'ramp' && each.when === 'once' ? (each.cost ?? 0) : 0)),
  );

const cardRank = (abilities: readonly Ability[], manaValue: number): number => {
  const has = (...kinds: readonly string[]): boolean => abilities.some(({ kind }) => kinds.includes(kind));
  if (has('turn', 'combat')) return 60 + manaValue;
  if (abilities.some((each) => each.kind === 'draw' && each.when === 'each-turn')) return 55 + manaValue;
  if (has('reduce')) return 50;
  if (has('tutor')) return 45;
  if (has('draw')) return 40 + Math.min(9, manaValue);
  if (has('body', 'tokens', 'drain', 'pump', 'poison')) return 30 + 2 * manaValue;
  if (has('treasure')) return 28 + manaValue;
  return 5 + manaValue;
};

const fillNeeds = (needs: Uint8Array, row: number, payers: readonly number[]): void => {
  for (let set = 1; set < MANA_SETS; set++)
    needs[row * MANA_SETS + set] = payers.filter((bits) => (bits & ~set) === 0).length;
};

/** All unions of the masks: by Hall's theorem the only sets whose mana can be too little. */
const unionsOf = (masks: ReadonlySet<number>): readonly number[] => {
  const unions = new Set<number>();
  for (const mask of masks) for (const known of [0, ...unions]) unions.add(known | mask);
  return [...unions].sort((a, b) => a - b);
};

/**
 * Makes the table of a deck. Undefined for a deck that cannot be played: without a card, or with more copies than
 * `MAX_COPIES_PLAYED`.
 */
export const makeDeckTable = (
  deck: PlaytestDeck,
  combos: readonly PlaytestCombo[],
): DeckTable | undefined => {
  const copies = deck.main.flatMap(({ name, count, card, absent = false }) =>
    Array.from({ length: Math.max(0, Math.min(count, MAX_COPIES_PLAYED + 1)) }, () =>
      absent ? { name: '', card: undefined, absent } : { name: card?.name ?? name, card, absent },
    ),
  );
  if (copies.every(({ absent }) => absent) || copies.length > MAX_COPIES_PLAYED) return undefined;
  const zone = deck.commanders
    .slice(0, 2)
    .map(({ name, card }) => ({ name: card?.name ?? name, card, absent: false }));
  const rows = [...copies, ...zone];
  const size = rows.length;
  const identity = (zone.length > 0 ? zone : rows).reduce(
    (bits, { card }) => bits | (card?.colorIdentity ?? 0),
    0,
  );

  const known = rows.map(({ card }) => (card === undefined ? undefined : readAbilities(card)));
  const own = known.map((each) => each?.abilities ?? []);
  const flags = new Uint16Array(size);
  const manaValue = new Uint8Array(size);
  const generic = new Int16Array(size);
  const pips = new Uint8Array(size);
  const needs = new Uint8Array(size * MANA_SETS);
  const xSymbols = new Uint8Array(size);
  const leastX = new Uint8Array(size);
  const castable = new Uint8Array(size);
  const suspended = new Uint8Array(size);
  const landTypes = new Uint8Array(size);
  const power = new Int16Array(size);
  const toxic = new Uint8Array(size);
  const tokenToxic = new Uint8Array(size);
  const priority = new Int16Array(size);
  const masks = new Set<number>();
  const lands: (LandRow | undefined)[] = [];
  const typeWords = rows.map(({ card }) => (card === undefined ? new Set<string>() : wordsOf(card)));

  const withinIdentity = (colors: number): number =>
    (colors & ANY_COLOR) === ANY_COLOR ? (colors & COLORLESS_MANA) | identity : colors;

  for (const [row, { card, absent }] of rows.entries()) {
    const abilities = own[row] ?? [];
    if (card === undefined) {
      if (absent) flags[row] = IS_ABSENT;
      lands.push(undefined);
      continue;
    }
    const [front] = parseTypeLine(card.typeLine);
    const isLand = front?.types.includes('Land') ?? false;
    const land = abilities.find((each) => each.kind === 'land');
    // A search that costs mana comes too late to count: the land stays.
    const searched = abilities.find((each) => each.kind === 'fetch');
    const fetch = searched?.cost === 0 ? searched : undefined;
    const isRow = land !== undefined || searched !== undefined;
    lands.push(
      isRow
        ? { colors: withinIdentity(land?.colors ?? 0), amount: land?.amount ?? 0, ability: land, fetch }
        : undefined,
    );
    const printed = costOf(card.manaCost);
    const suspend = printed === undefined ? abilities.find((each) => each.kind === 'suspend') : undefined;
    const cost = printed ?? costOf(suspend?.manaCost);
    manaValue[row] = Math.min(255, Math.ceil(card.manaValue));
    if (cost !== undefined && !isLand) {
      suspended[row] = suspend?.turns ?? 0;
      castable[row] = 1;
      leastX[row] = cost.x === 0 ? 0 : leastXOf(abilities, cost.x);
      xSymbols[row] = hasXEffect(abilities) ? cost.x : 0;
      generic[row] = cost.generic + cost.x * leastX[row] + extraCost(abilities);
      pips[row] = cost.payers.length;
      for (const bits of cost.payers) masks.add(bits);
      fillNeeds(needs, row, cost.payers);
    }
    landTypes[row] = (isLand ? (front?.subtypes ?? []) : []).reduce(
      (bits, type) => bits | (BASIC_TYPE_BITS[type.toLowerCase()] ?? 0),
      0,
    );
    const body = abilities.find((each) => each.kind === 'body');
    const hits = body?.double === true ? 2 : 1;
    power[row] = hits * (body?.power ?? 0);
    toxic[row] = hits * (body?.toxic ?? 0);
    const tokens = abilities.find((each) => each.kind === 'tokens');
    tokenToxic[row] = tokens?.toxic ?? 0;
    const isRamp =
      !isLand &&
      abilities.some(
        ({ kind, ...each }) =>
          kind === 'mana' || kind === 'land-drop' || (kind === 'ramp' && 'to' in each && each.to !== 'hand'),
      );
    flags[row] =
      (isLand ? IS_LAND : 0) |
      (isLand && (front?.supertypes.includes('Basic') ?? false) ? IS_BASIC : 0) |
      (isRamp ? IS_RAMP : 0) |
      (body === undefined ? 0 : IS_CREATURE) |
      (body?.haste === true ? HAS_HASTE : 0) |
      (body?.infect === true ? HAS_INFECT : 0) |
      (body?.deathtouch === true ? HAS_DEATHTOUCH : 0) |
      (tokens?.infect === true ? TOKENS_INFECT : 0) |
      (!isLand && isRow ? IS_LAND_TOO : 0) |
      (abilities.some(({ kind }) => kind === 'ritual') &&
      suspended[row] === 0 &&
      !abilities.some(({ kind }) => kind === 'mana' || kind === 'body')
        ? IS_RITUAL
        : 0) |
      (xSymbols[row] > 0 ? GROWS_WITH_X : 0) |
      (front?.types.some((type) => type === 'Instant' || type === 'Sorcery') === true ? IS_SPELL : 0) |
      (row >= copies.length ? IS_COMMANDER : 0);
    priority[row] = row >= copies.length ? 90 : cardRank(abilities, manaValue[row]);
  }

  const reductions = new Map<number, Uint8Array>();
  for (const [row, abilities] of own.entries())
    for (const ability of abilities) {
      if (ability.kind !== 'reduce') continue;
      const off = reductions.get(row) ?? new Uint8Array(size);
      for (const [other, words] of typeWords.entries())
        if (hasWord(words, ability.of)) off[other] = Math.min(255, off[other] + ability.amount);
      reductions.set(row, off);
    }

  const spellTriggers = new Map<number, readonly SpellTrigger[]>();
  for (const [row, abilities] of own.entries()) {
    const triggers = abilities.filter(happensBySpells).map((ability): SpellTrigger => ({
      ability,
      of: Uint8Array.from(typeWords, (words) => Number(hasWord(words, ability.spells))),
    }));
    if (triggers.length > 0) spellTriggers.set(row, triggers);
  }

  const rowsByName = new Map<string, number[]>();
  for (const [row, { name }] of rows.entries()) {
    const same = rowsByName.get(name);
    if (same === undefined) rowsByName.set(name, [row]);
    else same.push(row);
  }
  const copiesOf = new Map<number, Int16Array>();
  const pieces = combos.flatMap(({ cards }) => {
    const found = cards.map((name) => rowsByName.get(name) ?? []);
    for (const piece of found)
      if (piece[0] !== undefined && piece.length > 1) copiesOf.set(piece[0], Int16Array.from(piece));
    const first = found.flatMap(([row]) => row ?? []);
    return first.length === 0 || first.length < cards.length ? [] : [Int16Array.from(first)];
  });
  for (const row of pieces.flatMap((combo) => [...combo])) {
    flags[row] |= IS_COMBO_PIECE;
    const isSearch = own[row]?.some(({ kind }) => kind === 'tutor' || kind === 'ramp' || kind === 'draw');
    if ((flags[row] & IS_SPELL) !== 0 && isSearch === false) flags[row] |= IS_KEPT;
  }

  const spells = new Set(
    rows.flatMap(({ name, card }, row) => (card !== undefined && (flags[row] & IS_LAND) === 0 ? [name] : [])),
  );
  const unmodelled = new Set(
    rows.flatMap(({ name, card, absent }, row) =>
      !absent && (card === undefined || (known[row]?.hasMore ?? true)) ? [name] : [],
    ),
  );
  return {
    names: rows.map(({ name }) => name),
    cards: rows.map(({ card }) => card),
    librarySize: copies.length,
    size,
    flags,
    manaValue,
    generic,
    pips,
    needs,
    demanded: Uint8Array.from(unionsOf(masks)),
    xSymbols,
    leastX,
    hasX: xSymbols.some((symbols) => symbols > 0),
    hasXDrain: own.some((abilities) =>
      abilities.some((each) => each.kind === 'drain' && each.x !== undefined),
    ),
    castable,
    suspended,
    lands,
    landTypes,
    abilities: own.map((abilities) =>
      abilities.map((each) => ('colors' in each ? { ...each, colors: withinIdentity(each.colors) } : each)),
    ),
    power,
    toxic,
    tokenToxic,
    priority,
    reductions,
    spellTriggers,
    typeWords,
    identity,
    combos: pieces,
    copiesOf,
    unmodelled: [...unmodelled],
    spells: spells.size,
  };
};
