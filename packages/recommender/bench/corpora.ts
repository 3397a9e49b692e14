import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';
import { identityOf, isColor, PRIMARY_TYPES, TAGS, type Tag } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import type { RecommenderCard, RecommenderDeck } from '../src/training/recommender-card';

/** Decks of one source; a deck's id decides on which side of a split it falls. */
export interface Corpus {
  readonly name: string;
  readonly cards: readonly RecommenderCard[];
  readonly decks: readonly (RecommenderDeck & { readonly id: string })[];
  /** What could not be used, for the reader. */
  readonly note: string;
}

interface RawCard {
  readonly name: string;
  readonly layout?: string;
  readonly cmc?: number;
  readonly type_line?: string;
  readonly color_identity?: readonly string[];
  readonly keywords?: readonly string[];
}

interface RawDeck {
  readonly id: string;
  readonly date: string | null;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const NO_CARDS = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'scheme',
  'planar',
  'vanguard',
  'art_series',
]);

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*\/+\s*/g, ' // ')
    .toLowerCase();
const front = (name: string): string => name.split(' // ')[0] ?? name;

const readLines = async function* (path: string): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
    if (line.trim() !== '') yield JSON.parse(line);
};

const readTags = async (path: string | undefined): Promise<ReadonlyMap<string, readonly Tag[]>> => {
  const tags = new Map<string, readonly Tag[]>();
  if (path === undefined) return tags;
  for await (const row of readLines(path)) {
    const { name, tags: given } = row as { readonly name: string; readonly tags: readonly string[] };
    tags.set(
      fold(name),
      TAGS.filter((tag) => given.includes(tag)),
    );
  }
  return tags;
};

const cardOf = (raw: RawCard, tags: readonly Tag[]): RecommenderCard => {
  const [types = '', subtypes = ''] = front(raw.type_line ?? '').split(' — ');
  const primaryType = PRIMARY_TYPES.find((type) => types.includes(type));
  return {
    slug: fold(raw.name).replace(/\n/g, ' '),
    identity: identityOf((raw.color_identity ?? []).filter(isColor)),
    ...(primaryType === undefined ? {} : { primaryType }),
    subtypes: subtypes.split(' ').filter((name) => name !== ''),
    tags,
    keywords: raw.keywords ?? [],
    manaValue: raw.cmc ?? 0,
    basic: types.includes('Basic'),
    // The two formats ban different cards, and the split hides what these decks did play: nothing is left out here.
    legal: true,
  };
};

const readDecks = async (
  name: string,
  path: string,
  cards: readonly RecommenderCard[],
  numbers: ReadonlyMap<string, number>,
): Promise<Corpus> => {
  const numberOf = (card: string): number | undefined =>
    numbers.get(fold(card)) ?? numbers.get(front(fold(card)));
  const decks: (RecommenderDeck & { readonly id: string })[] = [];
  let [unresolved, entries, dropped] = [0, 0, 0];
  for await (const row of readLines(path)) {
    const raw = row as RawDeck;
    const commanders = raw.commanders.map(numberOf).filter((card) => card !== undefined);
    if (commanders.length !== raw.commanders.length) {
      dropped++;
      continue;
    }
    const list = raw.cards.map(numberOf).filter((card) => card !== undefined);
    entries += raw.cards.length;
    unresolved += raw.cards.length - list.length;
    decks.push({ id: raw.id, commanders, cards: list, ...(raw.date === null ? {} : { date: raw.date }) });
  }
  const note =
    `${decks.length} decks; ${dropped} left out whose commander the card file lacks; ` +
    `${unresolved} of ${entries} cards in lists not in the card file`;
  return { name, cards, decks, note };
};

/** The real decks of this machine, or undefined where they are missing (a line on stderr says so). */
export const realCorpora = async (): Promise<readonly Corpus[] | undefined> => {
  const cardFile = realData('oracle-cards.json.gz');
  const files = [
    ['commander', realData('decks-commander.jsonl.gz')],
    ['duel', realData('decks-duel.jsonl.gz')],
  ] as const;
  if (cardFile === undefined || files.some(([, path]) => path === undefined)) return undefined;
  const tags = await readTags(realData('card-tags.jsonl.gz'));
  const raw = (JSON.parse(gunzipSync(readFileSync(cardFile)).toString('utf8')) as readonly RawCard[]).filter(
    ({ layout }) => !NO_CARDS.has(layout ?? ''),
  );
  const cards: RecommenderCard[] = [];
  const numbers = new Map<string, number>();
  for (const record of raw) {
    const name = fold(record.name);
    if (numbers.has(name)) continue;
    numbers.set(name, cards.length);
    cards.push(cardOf(record, tags.get(name) ?? []));
  }
  for (const [name, number] of [...numbers]) if (!numbers.has(front(name))) numbers.set(front(name), number);
  const corpora: Corpus[] = [];
  for (const [name, path] of files)
    if (path !== undefined) corpora.push(await readDecks(name, path, cards, numbers));
  return corpora;
};
