import { err, ok, parseManaCosts, type Result } from '@crownsmith/domain';
import {
  FREQUENCIES,
  happensBySpells,
  isRepeated,
  LAND_ENTRIES,
  POISONED,
  PUMPED,
  RAMP_TARGETS,
  TUTOR_TARGETS,
  X_KINDS,
  type Ability,
  type AbilityKind,
  type CardAbilities,
  type GivesPoison,
  type LandFilter,
} from './ability';

/** Why a text states no abilities; `part` is the one that cannot be read. */
export interface AbilityNotationError {
  readonly code: 'unknown-ability' | 'invalid-word';
  readonly part: string;
}

/** A word that cannot be read ends the reading of its part. */
class InvalidWord extends Error {}

const LETTERS = 'WUBRGC';
const MORE = 'more';

const makeColors = (bits: number): string => [...LETTERS].filter((_, at) => (bits >> at) & 1).join('') || '-';
const makeFilter = ({ types, basic }: LandFilter): string =>
  `${basic ? 'basic' : 'land'}:${makeColors(types)}`;
const makeWords = (words: readonly string[]): string => words.join('+') || 'any';

/** What may stand behind the words of an ability, as `name:number`, and of which kinds. */
const MARKS: readonly {
  readonly name: string;
  readonly field: 'most' | 'x' | 'xPower' | 'toxic';
  readonly kinds: readonly AbilityKind[];
}[] = [
  { name: 'max', field: 'most', kinds: ['tutor'] },
  { name: 'x', field: 'x', kinds: X_KINDS },
  { name: 'x-power', field: 'xPower', kinds: ['tokens'] },
  { name: 'toxic', field: 'toxic', kinds: ['body', 'tokens', 'pump'] },
];
type Marked = { readonly [F in (typeof MARKS)[number]['field']]?: number };

const SPELLS = ' spells:';

const makeMarks = (ability: Ability & Marked): string =>
  (happensBySpells(ability) ? `${SPELLS}${makeWords(ability.spells)}` : '') +
  MARKS.map(({ name, field }) => (ability[field] === undefined ? '' : ` ${name}:${ability[field]}`)).join('');

/** Takes the marks off the end of a part. */
const splitMarks = (part: string): { readonly bare: string; readonly marks: Marked } => {
  const words = part.split(' ');
  const isMark = (word: string): boolean => /^(?:max|x|x-power|toxic):\d{1,2}$/.test(word);
  const end = words.findIndex(isMark);
  if (end < 0) return { bare: part, marks: {} };
  const marks = words.slice(end).map((word) => {
    const [name, number] = word.split(':');
    const mark = MARKS.find((each) => each.name === name);
    if (!isMark(word) || mark?.kinds.some((kind) => kind === words[0]) !== true) throw new InvalidWord();
    return [mark.field, Number(number)] as const;
  });
  return { bare: words.slice(0, end).join(' '), marks: Object.fromEntries(marks) };
};

const INFECT = 'infect';
const makeInfect = ({ infect }: GivesPoison): string => (infect ? ` ${INFECT}` : '');

const makeWordsOf = (ability: Ability): string => {
  switch (ability.kind) {
    case 'land':
      return `land ${makeColors(ability.colors)} ${ability.amount} ${ability.enters}${ability.types === undefined ? '' : ` ${makeColors(ability.types)}`}`;
    case 'fetch':
      return `fetch ${makeFilter(ability.finds)} ${ability.count} ${ability.tapped ? 'tapped' : 'untapped'} ${ability.cost}`;
    case 'mana':
      return `mana ${makeColors(ability.colors)} ${ability.amount} ${ability.delayed ? 'delayed' : 'at-once'}`;
    case 'ritual':
      return `ritual ${makeColors(ability.colors)} ${ability.amount}${ability.sacrifices === undefined ? '' : ` ${makeWords(ability.sacrifices)}`}`;
    case 'ramp':
      return `ramp ${makeFilter(ability.finds)} ${ability.count} ${ability.to} ${ability.when} ${ability.cost ?? 0}`;
    case 'land-drop':
      return `land-drop ${ability.count} ${ability.when}`;
    case 'draw':
      return `draw ${ability.count} ${ability.discarded} ${ability.when} ${ability.cost ?? 0}`;
    case 'tutor':
      return `tutor ${makeWords(ability.finds)} ${ability.to}`;
    case 'reduce':
      return `reduce ${ability.amount} ${makeWords(ability.of)}`;
    case 'treasure':
      return `treasure ${ability.count} ${ability.when}`;
    case 'body':
      return [
        'body',
        ability.power,
        ability.haste && 'haste',
        ability.double && 'double',
        ability.evasive && 'evasive',
        ability.deathtouch && 'deathtouch',
        ability.infect && INFECT,
      ]
        .filter((word) => word !== false && word !== undefined)
        .join(' ');
    case 'tokens':
      return `tokens ${ability.count} ${ability.power} ${ability.when}${makeInfect(ability)}`;
    case 'pump':
      return `pump ${ability.power} ${ability.of}${makeInfect(ability)}`;
    case 'combat':
      return `combat ${ability.count} ${ability.when}`;
    case 'turn':
      return `turn ${ability.count}`;
    case 'suspend':
      return `suspend ${ability.turns} ${ability.manaCost}`;
    case 'poison':
      return `poison ${ability.count} ${ability.of} ${ability.when} ${ability.cost ?? 0}`;
    case 'drain':
      return `drain ${ability.amount} ${ability.when}`;
  }
};

/**
 * Writes what a card does as `parseAbilities` reads it: abilities separated by `; `, `more` for effects that are not modelled.
 * @example makeAbilities({ abilities: [{ kind: 'draw', count: 2, discarded: 0, when: 'once' }], hasMore: true }) // 'draw 2 0 once 0; more'
 */
export const makeAbilities = ({ abilities, hasMore }: CardAbilities): string =>
  [...abilities.map((ability) => makeWordsOf(ability) + makeMarks(ability)), ...(hasMore ? [MORE] : [])].join(
    '; ',
  );

/** Reads the words of one part from left to right. */
const wordsOf = (part: string) => {
  const words = part.split(' ');
  let at = 1;
  const next = (): string => words[at++] ?? '';
  const oneOf = <W extends string>(allowed: readonly W[]): W => {
    const word = next();
    const found = allowed.find((each) => each === word);
    if (found === undefined) throw new InvalidWord();
    return found;
  };
  const number = (): number => {
    const word = next();
    if (!/^\d{1,2}$/.test(word)) throw new InvalidWord();
    return Number(word);
  };
  const bitsOf = (word: string): number => {
    if (!/^(?:-|[WUBRGC]+)$/.test(word)) throw new InvalidWord();
    return [...word].reduce((bits, letter) => bits | (letter === '-' ? 0 : 1 << LETTERS.indexOf(letter)), 0);
  };
  const list = (): readonly string[] => {
    const word = next();
    if (!/^[a-z'-]+(?:\+[a-z'-]+)*$/.test(word)) throw new InvalidWord();
    return word === 'any' ? [] : word.split('+');
  };
  const filter = (): LandFilter => {
    const [, kind, letters] = /^(basic|land):(\S+)$/.exec(next()) ?? [];
    if (letters === undefined) throw new InvalidWord();
    return { types: bitsOf(letters), basic: kind === 'basic' };
  };
  const manaCost = (): string => {
    const word = next();
    if (!parseManaCosts(word).ok || word === '') throw new InvalidWord();
    return word;
  };
  const rest = (): readonly string[] => words.slice(at);
  return {
    kind: words[0],
    number,
    oneOf,
    list,
    filter,
    manaCost,
    rest,
    colors: () => bitsOf(next()),
    isAtEnd: () => at >= words.length,
    end: () => void (at = words.length),
  };
};

const when = FREQUENCIES;

const parsePart = (part: string): Ability | undefined => {
  const { bare, marks } = splitMarks(part);
  const [text = '', spells] = bare.split(SPELLS, 2);
  const words = wordsOf(text);
  const { number, oneOf, colors, filter, list } = words;
  const cost = (): { readonly cost?: number } => {
    const mana = number();
    return mana === 0 ? {} : { cost: mana };
  };
  const infects = (): GivesPoison => (words.isAtEnd() || oneOf([INFECT]) !== INFECT ? {} : { infect: true });
  const read = (): Ability | undefined => {
    switch (words.kind) {
      case 'land': {
        const land = {
          kind: 'land',
          colors: colors(),
          amount: number(),
          enters: oneOf(LAND_ENTRIES),
        } as const;
        return words.isAtEnd() ? land : { ...land, types: colors() };
      }
      case 'fetch':
        return {
          kind: 'fetch',
          finds: filter(),
          count: number(),
          tapped: oneOf(['tapped', 'untapped']) === 'tapped',
          cost: number(),
        };
      case 'mana':
        return {
          kind: 'mana',
          colors: colors(),
          amount: number(),
          delayed: oneOf(['delayed', 'at-once']) === 'delayed',
        };
      case 'ritual': {
        const ritual = { kind: 'ritual', colors: colors(), amount: number() } as const;
        return words.isAtEnd() ? ritual : { ...ritual, sacrifices: list() };
      }
      case 'ramp':
        return {
          kind: 'ramp',
          finds: filter(),
          count: number(),
          to: oneOf(RAMP_TARGETS),
          when: oneOf(when),
          ...cost(),
        };
      case 'land-drop':
        return { kind: 'land-drop', count: number(), when: oneOf(when) };
      case 'draw':
        return { kind: 'draw', count: number(), discarded: number(), when: oneOf(when), ...cost() };
      case 'tutor':
        return { kind: 'tutor', finds: list(), to: oneOf(TUTOR_TARGETS) };
      case 'reduce':
        return { kind: 'reduce', amount: number(), of: list() };
      case 'treasure':
        return { kind: 'treasure', count: number(), when: oneOf(when) };
      case 'body': {
        const power = number();
        const rest = words.rest();
        words.end();
        const known = ['haste', 'double', 'evasive', 'deathtouch', INFECT] as const;
        if (rest.some((word) => !known.some((each) => each === word))) throw new InvalidWord();
        const [haste, double, evasive, deathtouch, infect] = known.map((word) => rest.includes(word));
        return {
          kind: 'body',
          power,
          haste: haste === true,
          double: double === true,
          evasive: evasive === true,
          ...(deathtouch === true && { deathtouch }),
          ...(infect === true && { infect }),
        };
      }
      case 'tokens':
        return { kind: 'tokens', count: number(), power: number(), when: oneOf(when), ...infects() };
      case 'pump':
        return { kind: 'pump', power: number(), of: oneOf(PUMPED), ...infects() };
      case 'combat':
        return { kind: 'combat', count: number(), when: oneOf(when) };
      case 'turn':
        return { kind: 'turn', count: number() };
      case 'suspend':
        return { kind: 'suspend', turns: number(), manaCost: words.manaCost() };
      case 'poison':
        return { kind: 'poison', count: number(), of: oneOf(POISONED), when: oneOf(when), ...cost() };
      case 'drain':
        return { kind: 'drain', amount: number(), when: oneOf(when) };
      default:
        return undefined;
    }
  };
  const ability = read();
  if (ability !== undefined && !words.isAtEnd()) throw new InvalidWord();
  if (spells === undefined || ability === undefined) return ability && { ...ability, ...marks };
  if (!isRepeated(ability)) throw new InvalidWord();
  return { ...ability, spells: wordsOf(`spells ${spells}`).list(), ...marks };
};

/**
 * Parses what a card does: abilities separated by `; `, each a kind and its words in the order of `makeAbilities`, and what X adds (`x:1`). An empty text is a card
 * that does nothing.
 * @example parseAbilities('land WU 1 tapped').ok // true
 * @example parseAbilities('fly 3') // { ok: false, error: { code: 'unknown-ability', part: 'fly 3' } }
 */
export const parseAbilities = (text: string): Result<CardAbilities, AbilityNotationError> => {
  const abilities: Ability[] = [];
  let hasMore = false;
  for (const part of text.split('; ').filter((each) => each !== '')) {
    if (part === MORE) {
      hasMore = true;
      continue;
    }
    try {
      const ability = parsePart(part);
      if (ability === undefined) return err({ code: 'unknown-ability', part });
      abilities.push(ability);
    } catch (error) {
      if (error instanceof InvalidWord) return err({ code: 'invalid-word', part });
      throw error;
    }
  }
  return ok({ abilities, hasMore });
};
