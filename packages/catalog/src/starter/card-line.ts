import {
  canBeCommander,
  copyLimitOf,
  deckRulesOf,
  err,
  FACE_SEPARATOR,
  faceNames,
  firstRelease,
  identityOf,
  isTag,
  makeSlug,
  manaCostColors,
  manaValueOf,
  NO_PARTNER,
  ok,
  parseManaCost,
  parseTypeLine,
  partnerAbilityOf,
  primaryTypeOf,
  unionIdentity,
  type Card,
  type CardFace,
  type Color,
  type ColorIdentity,
  type ManaCost,
  type Result,
} from '@crownsmith/domain';
import { parseList, parseNotes } from './card-notes';
import type { StarterSet } from './starter-set';
import { estimatePrices } from './estimated-price';

/** Why a line is no card; `column` is the text of the invalid column. */
export interface CardLineError {
  readonly code: 'columns' | 'cost' | 'power-toughness' | 'rarity' | 'price' | 'tag' | 'note';
  readonly name: string;
  readonly column: string;
}

interface PowerToughness {
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

const COLUMNS = 10;

const RARITIES: Readonly<Record<string, string>> = { c: 'common', u: 'uncommon', r: 'rare', m: 'mythic' };

const BASIC_TYPES: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const facesIn = (column: string): readonly string[] => column.split(/ \/\/ ?/).map((face) => face.trim());

const parsePowerToughness = (text: string): PowerToughness | undefined => {
  if (text === '') return {};
  const loyalty = /^L(\d+|X)$/.exec(text)?.[1];
  if (loyalty !== undefined) return { loyalty };
  const [, power, toughness] = /^([\d*+.-]+)\/([\d*+.-]+)$/.exec(text) ?? [];
  return power === undefined || toughness === undefined ? undefined : { power, toughness };
};

/** The costs of all faces, undefined for a face without one (a land, the back of a transforming card). */
const parseCosts = (texts: readonly string[]): readonly (ManaCost | undefined)[] | undefined => {
  const costs = texts.map((text) => (text === '' ? undefined : parseManaCost(text)));
  if (costs.some((cost) => cost !== undefined && !cost.ok)) return undefined;
  return costs.map((cost) => (cost?.ok === true ? cost.value : undefined));
};

const identityFrom = (costs: readonly (ManaCost | undefined)[], typeLine: string): ColorIdentity => {
  const basics = parseTypeLine(typeLine).flatMap(({ subtypes }) =>
    subtypes.flatMap((subtype) => BASIC_TYPES[subtype] ?? []),
  );
  return unionIdentity(
    identityOf(basics),
    ...costs.map((cost) => (cost === undefined ? identityOf([]) : manaCostColors(cost))),
  );
};

const makeFaces = (
  names: readonly string[],
  typeLine: string,
  costs: readonly string[],
  powerToughness: readonly PowerToughness[],
): readonly CardFace[] =>
  names.length < 2
    ? []
    : names.map((name, at) => ({
        name,
        typeLine: typeLine.split(FACE_SEPARATOR)[at] ?? '',
        ...(costs[at] !== undefined && costs[at] !== '' && { manaCost: costs[at] }),
        ...(powerToughness[at]?.power !== undefined && { power: powerToughness[at].power }),
        ...(powerToughness[at]?.toughness !== undefined && { toughness: powerToughness[at].toughness }),
      }));

/**
 * Parses a card of the starter catalogue from a line of ten columns:
 *
 *     name|cost|type line|power/toughness|keywords|sets|rarity|price|tags|notes
 *
 * ` // ` separates faces in the first four columns. The fourth is `power/toughness`, or `L` and the loyalty. `; `
 * separates keywords, which include `Partner with <name>`. Sets, separated by spaces, begin with the first printing, or
 * with `~` if that is not recorded. The price is an estimate in USD. Spaces separate tags. Notes, separated by `; `, are
 * `layout=`, `identity=` (if cost and basic land types do not show it), `commander` (if the rules text allows it),
 * `banned`, `game-changer`, `salt=`.
 * @param setOf looks up a set by its code
 * @example parseCardLine('Opt|{U}|Instant||Scry|inv xln|c|0.25|draw|', () => undefined).ok // true
 */
export const parseCardLine = (
  line: string,
  setOf: (code: string) => StarterSet | undefined,
): Result<Card, CardLineError> => {
  const columns = line.split('|');
  const [
    name = '',
    cost = '',
    typeLine = '',
    powerToughness = '',
    keyword = '',
    set = '',
    rarity = '',
    price = '',
    tag = '',
    note = '',
  ] = columns;
  const fail = (code: CardLineError['code'], column: string) => err({ code, name, column });
  if (columns.length !== COLUMNS || name === '' || typeLine === '') return fail('columns', line);
  const names = faceNames(name);
  const costTexts = facesIn(cost);
  const costs = parseCosts(costTexts);
  if (costs === undefined) return fail('cost', cost);
  const parsedFaces = facesIn(powerToughness).map(parsePowerToughness);
  const faces = parsedFaces.filter((each) => each !== undefined);
  if (faces.length !== parsedFaces.length) return fail('power-toughness', powerToughness);
  if (rarity !== '' && RARITIES[rarity] === undefined) return fail('rarity', rarity);
  if (!/^\d+(\.\d+)?$/.test(price)) return fail('price', price);
  const tags = tag.split(' ').filter((each) => each !== '');
  if (!tags.every(isTag)) return fail('tag', tag);
  const notes = parseNotes(note);
  if (notes === undefined) return fail('note', note);

  const { layout } = notes;
  const isSplit = layout === 'split';
  const manaCost = isSplit ? costTexts.join(FACE_SEPARATOR) : costTexts[0];
  const words = parseList(keyword);
  const front = faces[0] ?? {};
  const sets = set.split(' ').filter((code) => code !== '~');
  const firstSet = setOf(sets[0] ?? '');
  const releasedAt = firstRelease({
    printings: [{ releasedAt: firstSet?.releasedAt, reprint: set.startsWith('~') }],
  });
  const partner = partnerAbilityOf({ name, typeLine, keywords: words });
  const facts = {
    name,
    typeLine,
    layout,
    manaCost: manaCost === '' ? undefined : manaCost,
    keywords: words,
    ...front,
  };
  const primaryType = primaryTypeOf(typeLine);
  const priced = [costs[0], ...(isSplit ? costs.slice(1) : [])];
  return ok({
    name,
    slug: makeSlug(name),
    layout,
    ...(manaCost !== undefined && manaCost !== '' && { manaCost }),
    manaValue: priced.reduce((sum, each) => sum + (each === undefined ? 0 : manaValueOf(each)), 0),
    typeLine,
    ...(primaryType !== undefined && { primaryType }),
    colorIdentity: notes.identity ?? identityFrom(costs, typeLine),
    keywords: words.map((word) => word.replace(/^Partner with .*/, 'Partner with')),
    ...front,
    faces: makeFaces(names, typeLine, costTexts, faces),
    legality: notes.banned ? 'banned' : 'legal',
    gameChanger: notes.gameChanger,
    canBeCommander: notes.commander || canBeCommander(facts),
    partner: partner.ok ? partner.value : NO_PARTNER,
    copyLimit: copyLimitOf(facts),
    ...deckRulesOf(facts),
    prices: estimatePrices(Number(price)),
    sets,
    ...(firstSet !== undefined && { setName: firstSet.name }),
    ...(releasedAt !== undefined && { releasedAt }),
    ...(RARITIES[rarity] !== undefined && { rarity: RARITIES[rarity] }),
    tags,
    ...(notes.salt !== undefined && { salt: notes.salt }),
  });
};
