import { faceNames, frontText, parseTypeLine, type FaceTypes } from '@crownsmith/domain';
import type { Ability, CardAbilities } from './ability';
import { parseAbilities } from './notation';
import { readCycling, readDraw, readFoundLands, readLandDrops, readSearches } from './read-cards';
import { readFinishers, readPumps, readReductions, readTokens, readTreasures } from './read-effects';
import { readPoison, readToxic } from './read-poison';
import { BASIC_TYPE_BITS, readLand, readPermanentMana, readRitual } from './read-mana';
import { hasOtherEffects } from './other-effects';
import { growWithX, putUsualX } from './read-x';
import { bySpells } from './read-spells';
import { NUMBER, numberOf, paragraphsOf, type Paragraph } from './wording';

/** The fields of a card that its play is read from. A `Card` of the domain has them. */
export interface AbilityCard {
  readonly name: string;
  readonly typeLine: string;
  readonly layout?: string | undefined;
  /** Whether it has {X} is read of it. */
  readonly manaCost?: string | undefined;
  readonly power?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Rules text of all faces. */
  readonly text?: string | undefined;
  /** What it does in the notation of `parseAbilities`, for a card whose rules text is not known. */
  readonly abilities?: string | undefined;
}

const NO_TYPES: FaceTypes = { supertypes: [], types: [], subtypes: [] };

const EVASION =
  /^(?:[^."]*, )?(?:flying|menace|trample|shadow|fear|intimidate|skulk|horsemanship)\b|\bcan't be blocked\b/;

const ENTERS_WITH = new RegExp(
  String.raw`^~ enters (?:the battlefield )?with (${NUMBER}) \+1\/\+1 counters? on it\.`,
);

const readBody = (power: string, paragraphs: readonly Paragraph[], keywords: readonly string[]): Ability => {
  const has = (keyword: string): boolean =>
    keywords.some((word) => word.toLowerCase() === keyword) ||
    paragraphs.some(({ text }) => new RegExp(String.raw`^(?:[a-z ]+, )*${keyword}(?:,|$)`).test(text));
  const number = Number.parseInt(power, 10);
  const counters = paragraphs.reduce(
    (sum, { text }) => sum + numberOf(ENTERS_WITH.exec(text)?.[1] ?? '0'),
    0,
  );
  const toxic = paragraphs.reduce((sum, { text }) => sum + readToxic(text), 0);
  return {
    kind: 'body',
    power: (Number.isNaN(number) ? 2 : Math.max(0, number)) + counters,
    haste: has('haste'),
    double: has('double strike'),
    evasive:
      paragraphs.some(({ text }) => EVASION.test(text)) ||
      ['flying', 'menace', 'trample', 'shadow'].some(has),
    ...(has('deathtouch') && { deathtouch: true }),
    ...(has('infect') && { infect: true }),
    ...(toxic > 0 && { toxic }),
  };
};

const COSTS_LAND = /\bsacrifice a land\b/;

/** Lands that a spell finds, less the one that it costs. */
const lessLand = (abilities: readonly Ability[]): readonly Ability[] => {
  const paid = abilities.findIndex((each) => each.kind === 'ramp' && each.to !== 'hand');
  return abilities.map((ability, at) =>
    at === paid && ability.kind === 'ramp' ? { ...ability, count: Math.max(0, ability.count - 1) } : ability,
  );
};

/** What each paragraph says that is no mana ability of a land or a permanent. */
const readEffects = (paragraphs: readonly Paragraph[], isLand: boolean): readonly Ability[] =>
  paragraphs.flatMap(({ text }) => bySpells(text, effectsOf(text, isLand)));

const effectsOf = (text: string, isLand: boolean): readonly Ability[] => [
  ...readSearches(text, isLand ? 'land' : 'spell'),
  ...readFoundLands(text),
  ...readLandDrops(text),
  ...readDraw(text),
  ...readCycling(text),
  ...readTreasures(text),
  ...readTokens(text),
  ...(isLand ? [] : readPumps(text)),
  ...readReductions(text),
  ...readFinishers(text),
  ...readPoison(text),
  ...readSuspend(text),
];

const SUSPEND = /^suspend (\d{1,2})—((?:\{[^{}]+\})+)$/;

const readSuspend = (text: string): readonly Ability[] => {
  const [, turns, cost] = SUSPEND.exec(text) ?? [];
  return turns === undefined || cost === undefined
    ? []
    : [{ kind: 'suspend', turns: Number(turns), manaCost: cost.toUpperCase() }];
};

const isPermanent = ({ types }: FaceTypes): boolean =>
  !types.includes('Instant') && !types.includes('Sorcery');

const readFace = (
  types: FaceTypes,
  paragraphs: readonly Paragraph[],
  { power, keywords = [] }: Pick<AbilityCard, 'power' | 'keywords'>,
): readonly Ability[] => {
  const isLand = types.types.includes('Land');
  const all = readEffects(paragraphs, isLand);
  const effects = paragraphs.some(({ text }) => COSTS_LAND.test(text)) ? lessLand(all) : all;
  if (isLand) {
    const land = readLand(paragraphs, types.subtypes);
    // A land that only fetches makes no mana of its own.
    return effects.some(({ kind }) => kind === 'fetch') && land.kind === 'land' && land.amount === 0
      ? effects
      : [land, ...effects];
  }
  const isCreature = types.types.includes('Creature');
  const isVehicle = types.subtypes.includes('Vehicle');
  return [
    ...(isPermanent(types) ? readPermanentMana(paragraphs, isCreature) : readRitual(paragraphs)),
    ...effects,
    ...((isCreature || isVehicle) && power !== undefined ? [readBody(power, paragraphs, keywords)] : []),
  ];
};

/** What a card without rules text does, as far as its type line and its power say. */
const readBare = ({ typeLine, power, keywords = [] }: AbilityCard): readonly Ability[] => {
  const [front = NO_TYPES] = parseTypeLine(typeLine);
  if (front.types.includes('Land')) {
    const colors = front.subtypes.reduce(
      (bits, type) => bits | (BASIC_TYPE_BITS[type.toLowerCase()] ?? 0),
      0,
    );
    return [{ kind: 'land', colors, amount: colors > 0 ? 1 : 0, enters: 'untapped' }];
  }
  return front.types.includes('Creature') && power !== undefined ? [readBody(power, [], keywords)] : [];
};

const remembered = new WeakMap<AbilityCard, CardAbilities>();

const read = (card: AbilityCard): CardAbilities => {
  const faces = parseTypeLine(card.typeLine);
  const [front = NO_TYPES, back] = faces;
  if (card.text === undefined) {
    if (card.abilities === undefined)
      return { abilities: readBare(card), hasMore: !front.types.includes('Land') };
    const stated = parseAbilities(card.abilities);
    return stated.ok ? stated.value : { abilities: readBare(card), hasMore: true };
  }
  const names = faceNames(card.name);
  const text = frontText(card.text);
  const paragraphs = paragraphsOf(text, names[0] ?? card.name);
  const hasX = card.manaCost?.split(' // ', 1)[0]?.includes('{X}') === true;
  const own = hasX
    ? growWithX(paragraphs, (put) => readFace(front, put, card))
    : readFace(front, paragraphs, card);
  const hasMore =
    !front.types.includes('Land') &&
    hasOtherEffects(hasX ? putUsualX(paragraphs) : paragraphs, isPermanent(front));
  if (
    !(back?.types.includes('Land') ?? false) ||
    front.types.includes('Land') ||
    card.layout === 'transform'
  ) {
    // The colours of a land with two sides are those of either.
    return back?.types.includes('Land') === true &&
      front.types.includes('Land') &&
      card.layout !== 'transform'
      ? { abilities: joinLands(own, backLand(card, names[1] ?? card.name, back)), hasMore }
      : { abilities: own, hasMore };
  }
  return { abilities: [...own, ...backLand(card, names[1] ?? card.name, back ?? NO_TYPES)], hasMore };
};

const backLand = (
  { text = '', keywords = [] }: AbilityCard,
  name: string,
  types: FaceTypes,
): readonly Ability[] => {
  const back = text.split('\n//\n').slice(1).join('\n');
  return readFace(types, paragraphsOf(back, name), { keywords }).filter(({ kind }) => kind === 'land');
};

const joinLands = (front: readonly Ability[], back: readonly Ability[]): readonly Ability[] => {
  const other = back.reduce((bits, ability) => bits | (ability.kind === 'land' ? ability.colors : 0), 0);
  return front.map((ability) =>
    ability.kind === 'land' ? { ...ability, colors: ability.colors | other } : ability,
  );
};

/**
 * Reads what a card does for its player in a game alone, from its types, its rules text and its power; remembered by card. Without a
 * rules text it is what `abilities` states, else what the type line says.
 * @example readAbilities({ name: 'Opt', typeLine: 'Instant', text: 'Scry 1.\nDraw a card.' }).abilities // [{ kind: 'draw', count: 1, discarded: 0, when: 'once' }]
 */
export const readAbilities = (card: AbilityCard): CardAbilities => {
  const known = remembered.get(card);
  if (known !== undefined) return known;
  const abilities = read(card);
  remembered.set(card, abilities);
  return abilities;
};
