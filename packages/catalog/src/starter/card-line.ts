import {
  canBeCommander,
  CARD_LAYOUTS,
  copyLimitOf,
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
  parseColorIdentity,
  parseManaCost,
  parseTypeLine,
  partnerAbilityOf,
  primaryTypeOf,
  unionIdentity,
  type Card,
  type CardFace,
  type CardLayout,
  type Color,
  type ColorIdentity,
  type ManaCost,
  type Result,
} from '@crownsmith/domain';
import type { StarterSet } from './starter-set';
import { roughPrices } from './rough-price';

/** Why a line is no card; `column` names the field at fault. */
export interface CardLineError {
  readonly code: 'columns' | 'cost' | 'stats' | 'rarity' | 'price' | 'tag' | 'note';
  readonly name: string;
  readonly column: string;
}

/** What notes may say. */
interface Notes {
  readonly layout: CardLayout;
  readonly identity: ColorIdentity | undefined;
  readonly commander: boolean;
  readonly banned: boolean;
  readonly gameChanger: boolean;
  readonly salt: number | undefined;
}

interface Stats {
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

/** A comma stands in names of partners, so lists are parted by semicolons. */
const listOf = (column: string): readonly string[] => column.split('; ').filter((each) => each !== '');

const facesIn = (column: string): readonly string[] => column.split(/ \/\/ ?/).map((face) => face.trim());

const parseStats = (text: string): Stats | undefined => {
  if (text === '') return {};
  const loyalty = /^L(\d+|X)$/.exec(text)?.[1];
  if (loyalty !== undefined) return { loyalty };
  const [, power, toughness] = /^([\d*+.-]+)\/([\d*+.-]+)$/.exec(text) ?? [];
  return power === undefined || toughness === undefined ? undefined : { power, toughness };
};

const parseNotes = (column: string): Notes | undefined => {
  let notes: Notes = {
    layout: 'normal',
    identity: undefined,
    commander: false,
    banned: false,
    gameChanger: false,
    salt: undefined,
  };
  for (const note of listOf(column)) {
    const [key, value = ''] = note.split('=');
    const layout = CARD_LAYOUTS.find((each) => each === value);
    const identity = parseColorIdentity(value);
    if (key === 'layout' && layout !== undefined) notes = { ...notes, layout };
    else if (key === 'identity' && identity !== undefined) notes = { ...notes, identity };
    else if (key === 'salt' && /^[0-4](\.\d+)?$/.test(value)) notes = { ...notes, salt: Number(value) };
    else if (note === 'commander' || note === 'banned') notes = { ...notes, [note]: true };
    else if (note === 'game-changer') notes = { ...notes, gameChanger: true };
    else return undefined;
  }
  return notes;
};

/** The costs of all faces; a face without one (a land, the back of a transforming card) is undefined. */
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
  stats: readonly Stats[],
): readonly CardFace[] =>
  names.length < 2
    ? []
    : names.map((name, at) => ({
        name,
        typeLine: typeLine.split(FACE_SEPARATOR)[at] ?? '',
        ...(costs[at] !== undefined && costs[at] !== '' && { manaCost: costs[at] }),
        ...(stats[at]?.power !== undefined && { power: stats[at].power }),
        ...(stats[at]?.toughness !== undefined && { toughness: stats[at].toughness }),
      }));

/**
 * Reads a card of the starter catalogue from its line of ten columns, parted by bars:
 *
 *     name|cost|type line|stats|keywords|sets|rarity|price|tags|notes
 *
 * Faces are parted by ` // ` in the first four. Stats are `power/toughness` or `L` and loyalty; keywords are parted by
 * `; `, `Partner with <name>` among them; sets begin with the first printing, or with `~` where that is not recorded; the
 * price is a rough one in USD; tags are parted by spaces. Notes, parted by `; `: `layout=`, `identity=` (where cost and
 * basic land types do not show it), `commander` (its wording allows it), `banned`, `game-changer`, `salt=`.
 * `releasedOf` answers the ISO date of a set code.
 * @example parseCardLine('Opt|{U}|Instant||Scry|inv xln|c|0.25|draw|', () => '2000-10-02')
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
    stat = '',
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
  const stats = facesIn(stat).map(parseStats);
  const known = stats.filter((each) => each !== undefined);
  if (known.length !== stats.length) return fail('stats', stat);
  if (rarity !== '' && RARITIES[rarity] === undefined) return fail('rarity', rarity);
  if (!/^\d+(\.\d+)?$/.test(price)) return fail('price', price);
  const tags = tag.split(' ').filter((each) => each !== '');
  if (!tags.every(isTag)) return fail('tag', tag);
  const notes = parseNotes(note);
  if (notes === undefined) return fail('note', note);

  const { layout } = notes;
  const isSplit = layout === 'split';
  const manaCost = isSplit ? costTexts.join(FACE_SEPARATOR) : costTexts[0];
  const words = listOf(keyword);
  const front = known[0] ?? {};
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
    faces: makeFaces(names, typeLine, costTexts, known),
    legality: notes.banned ? 'banned' : 'legal',
    gameChanger: notes.gameChanger,
    canBeCommander: notes.commander || canBeCommander(facts),
    partner: partner.ok ? partner.value : NO_PARTNER,
    copyLimit: copyLimitOf(facts),
    prices: roughPrices(Number(price)),
    sets,
    ...(firstSet !== undefined && { setName: firstSet.name }),
    ...(releasedAt !== undefined && { releasedAt }),
    ...(RARITIES[rarity] !== undefined && { rarity: RARITIES[rarity] }),
    tags,
    ...(notes.salt !== undefined && { salt: notes.salt }),
  });
};
