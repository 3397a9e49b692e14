import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { identityOf, isColor, PRIMARY_TYPES, TAGS, type Tag } from '@crownsmith/domain';
import { readJsonLines, readTaggedDecks, REAL_CARDS, realData } from '@crownsmith/real-data';
import type { RecommenderCard, RecommenderDeck } from '../src/training/recommender-card';

/** The decks of one source. */
export interface Corpus {
  readonly name: string;
  /**
   * What is held out: single decks, by the hash of their id, or commanders with all their decks, by the hash of the
   * commanders' names.
   */
  readonly split: 'decks' | 'commanders';
  readonly cards: readonly RecommenderCard[];
  /** With the day of each, days since 1970-01-01; -1 where it is not dated. */
  readonly decks: readonly (RecommenderDeck & { readonly id: string; readonly day: number })[];
  /** How many decks and cards were read and left out, for the report. */
  readonly note: string;
}

interface RawCard {
  readonly name: string;
  readonly layout?: string;
  readonly set_name?: string;
  readonly cmc?: number;
  readonly type_line?: string;
  readonly color_identity?: readonly string[];
  readonly keywords?: readonly string[];
  readonly legalities?: { readonly commander?: string };
  readonly oracle_text?: string;
  readonly card_faces?: readonly { readonly oracle_text?: string }[];
}

interface RawDeck {
  readonly id: string;
  readonly date?: string | null;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const NON_CARD_LAYOUTS = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'scheme',
  'planar',
  'vanguard',
  'art_series',
]);

const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*\/+\s*/g, ' // ')
    .toLowerCase();
const frontName = (name: string): string => name.split(' // ')[0] ?? name;

const readLines = async function* (path: string): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
    if (line.trim() !== '') yield JSON.parse(line);
};

const readTags = async (path: string | undefined): Promise<ReadonlyMap<string, readonly Tag[]>> => {
  const tags = new Map<string, readonly Tag[]>();
  if (path === undefined) return tags;
  for await (const row of readLines(path)) {
    const { name, tags: names } = row as { readonly name: string; readonly tags: readonly string[] };
    tags.set(
      normalizeName(name),
      TAGS.filter((tag) => names.includes(tag)),
    );
  }
  return tags;
};

/** Rules text; the texts of faces one below the other. Undefined for a partial record. */
const textOf = ({ oracle_text: text, card_faces: faces }: RawCard): string | undefined =>
  text ?? faces?.map((face) => face.oracle_text ?? '').join('\n//\n');

const CAN_COMMAND = /can be your commander/i;

const cardOf = (raw: RawCard, tags: readonly Tag[]): RecommenderCard => {
  const [types = '', subtypes = ''] = frontName(raw.type_line ?? '').split(' — ');
  const primaryType = PRIMARY_TYPES.find((type) => types.includes(type));
  const text = textOf(raw);
  return {
    slug: normalizeName(raw.name).replace(/\n/g, ' '),
    name: raw.name,
    ...(text === undefined ? {} : { text }),
    ...(raw.set_name === undefined ? {} : { setName: raw.set_name }),
    canCommand: /Legendary.*Creature/.test(types) || CAN_COMMAND.test(text ?? ''),
    identity: identityOf((raw.color_identity ?? []).filter(isColor)),
    ...(primaryType === undefined ? {} : { primaryType }),
    subtypes: subtypes.split(' ').filter((name) => name !== ''),
    tags,
    keywords: raw.keywords ?? [],
    manaValue: raw.cmc ?? 0,
    basic: types.includes('Basic'),
    // The two formats ban different cards, and any card of a held-out deck may be hidden: none is excluded here.
    legal: true,
  };
};

const DAY_MS = 86_400_000;

/** Days since 1970-01-01; -1 for none. */
const dayOf = (date: string | null | undefined): number => {
  const ms = date == null ? NaN : Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(ms) ? -1 : Math.floor(ms / DAY_MS);
};

interface RawPrinting {
  readonly name: string;
  readonly released_at?: string | null;
}

/**
 * The day on which each card of a corpus was first printed: that of its earliest printing, of a card without any that of its record;
 * -1 where neither is known.
 */
export const readFirstDays = ({ cards }: Pick<Corpus, 'cards'>): Int32Array => {
  const days = new Int32Array(cards.length).fill(-1);
  const numbers = new Map(cards.map(({ slug }, card) => [slug, card]));
  const fronts = new Map(cards.map(({ slug }, card) => [frontName(slug), card]));
  const read = (rows: readonly RawPrinting[], isEarlier: (day: number, known: number) => boolean): void => {
    for (const { name, released_at } of rows) {
      const own = normalizeName(name);
      const card = numbers.get(own) ?? fronts.get(frontName(own));
      const day = dayOf(released_at);
      if (card === undefined || day < 0) continue;
      const known = days[card];
      if (known < 0 || isEarlier(day, known)) days[card] = day;
    }
  };
  const printings = realData('printings-2026.jsonl.gz');
  const oracle = realData(REAL_CARDS);
  if (printings !== undefined)
    read(readJsonLines(printings) as readonly RawPrinting[], (day, known) => day < known);
  // Its dates are those of the chosen printings: only for cards without any other.
  if (oracle !== undefined) read(readJsonLines(oracle) as readonly RawPrinting[], () => false);
  return days;
};

const readDecks = async (
  name: string,
  split: Corpus['split'],
  rows: Iterable<unknown> | AsyncIterable<unknown>,
  cards: readonly RecommenderCard[],
  numbers: ReadonlyMap<string, number>,
  most: number,
): Promise<Corpus> => {
  const numberOf = (card: string): number | undefined =>
    numbers.get(normalizeName(card)) ?? numbers.get(frontName(normalizeName(card)));
  const decks: (RecommenderDeck & { readonly id: string; readonly day: number })[] = [];
  let [unresolved, entries, dropped] = [0, 0, 0];
  for await (const row of rows) {
    if (decks.length >= most) break;
    const raw = row as RawDeck;
    const commanders = raw.commanders.map(numberOf).filter((card) => card !== undefined);
    if (commanders.length !== raw.commanders.length) {
      dropped++;
      continue;
    }
    const list = raw.cards.map(numberOf).filter((card) => card !== undefined);
    entries += raw.cards.length;
    unresolved += raw.cards.length - list.length;
    decks.push({ id: raw.id, day: dayOf(raw.date), commanders, cards: list });
  }
  const note =
    `${decks.length} decks; ${dropped} left out (commander not in the card file); ` +
    `${unresolved} of ${entries} listed cards not in the card file`;
  return { name, split, cards, decks, note };
};

/**
 * The real decks: of tournaments (commander, duel; duel-2026 where it is named), the average lists of casual players, one for each commander,
 * and decks as casual players saved them in 2026 (tables, where it is named).
 * Undefined, with a line on stderr, if their files are missing.
 * @param options for a shorter run: only these corpora, with the first decks of each
 */
export const realCorpora = async ({
  names = ['commander', 'duel', 'casual'],
  most = Infinity,
}: { readonly names?: readonly string[]; readonly most?: number } = {}): Promise<
  readonly Corpus[] | undefined
> => {
  const cardFile = realData(REAL_CARDS);
  const files = [
    ['commander', 'decks', realData('decks-commander.jsonl.gz')],
    ['duel', 'decks', realData('decks-duel.jsonl.gz')],
    ['casual', 'commanders', realData('decks-casual.jsonl.gz')],
    ['duel-2026', 'decks', realData('decks-duel-2026.jsonl.gz')],
  ] as const;
  if (cardFile === undefined || files.some(([, , path]) => path === undefined)) return undefined;
  const tags = await readTags(realData('card-tags.jsonl.gz'));
  // A name means the card that is legal: playtest cards bear the names of others.
  const isLegal = ({ legalities }: RawCard): boolean => legalities?.commander === 'legal';
  const raw = (readJsonLines(cardFile) as readonly RawCard[])
    .filter(({ layout }) => !NON_CARD_LAYOUTS.has(layout ?? ''))
    .toSorted((a, b) => Number(isLegal(b)) - Number(isLegal(a)));
  const cards: RecommenderCard[] = [];
  const numbers = new Map<string, number>();
  for (const record of raw) {
    const name = normalizeName(record.name);
    if (numbers.has(name)) continue;
    numbers.set(name, cards.length);
    cards.push(cardOf(record, tags.get(name) ?? []));
  }
  for (const [name, number] of [...numbers])
    if (!numbers.has(frontName(name))) numbers.set(frontName(name), number);
  const corpora: Corpus[] = [];
  for (const [name, split, path] of files)
    if (path !== undefined && names.includes(name))
      corpora.push(await readDecks(name, split, readLines(path), cards, numbers, most));
  if (names.includes('tables')) {
    const rows = readTaggedDecks().map(({ file, saved, commanders, cards: list }): RawDeck => ({
      id: file,
      date: saved,
      commanders,
      cards: list,
    }));
    corpora.push(await readDecks('tables', 'decks', rows, cards, numbers, most));
  }
  return corpora;
};
