import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { createReportCards, type AdviceFacts, type ReadDeck, type ReportCard } from '@crownsmith/answers';
import {
  createFolderSource,
  makeEngine,
  openSnapshot,
  parseFile,
  readCatalog,
  readManifest,
  readRequired,
  readSearchFacts,
} from '@crownsmith/answers/snapshot';
import { bracketLimitsOf, ComboIndex, type CommanderPage } from '@crownsmith/api-client';
import { createComboIndex } from '@crownsmith/deck-report';
import { COLORLESS, createCardNames, isBasicLand, isColorIdentity } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { toRecommenderCard, trainModel } from '@crownsmith/recommender';

/** A real deck: its cards each once, and as many basic lands as complete it. */
interface RealDeck {
  readonly id: string;
  readonly commanders: readonly ReportCard[];
  /** Without basic lands. */
  readonly cards: readonly ReportCard[];
  readonly basics: readonly ReportCard[];
}

/** A deck of which half is hidden. */
export interface HalfDeck {
  readonly deck: ReadDeck;
  /** Slugs of the commanders, as a text. */
  readonly zone: string;
  /** Slugs of the cards that are to be found. */
  readonly hidden: ReadonlySet<string>;
  /** All of it. */
  readonly whole: RealDeck;
}

/** What advice on held-out decks is measured with. */
export interface AdviceBench {
  readonly cards: readonly ReportCard[];
  readonly facts: Omit<AdviceFacts, 'page'>;
  readonly pageOf: (zone: string) => CommanderPage | undefined;
  readonly cases: readonly HalfDeck[];
  /** The share of all decks of the training that play a card, of those whose colours allow it. */
  readonly popularity: (card: ReportCard) => number;
}

const DECK_CARDS = 100;
/** Held-out decks have at least this many cards besides basic lands. */
const MIN_CARDS = 40;

/** A number of a text that depends on all of its characters. */
const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

const newestSnapshot = (): string | undefined => {
  const folder = join(process.env['DATA_DIR'] ?? 'data', 'snapshots');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d/.test(name)) : [];
  const newest = names.sort().at(-1);
  return newest === undefined ? undefined : join(folder, newest);
};

const readDecks = async (
  file: string,
  find: (name: string) => ReportCard | undefined,
): Promise<readonly RealDeck[]> => {
  const path = realData(file);
  if (path === undefined) return [];
  const decks: RealDeck[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    if (line.trim() === '') continue;
    const raw = JSON.parse(line) as {
      readonly id: string;
      readonly commanders: readonly string[];
      readonly cards: readonly string[];
    };
    const commanders = raw.commanders.flatMap((name) => find(name) ?? []);
    if (commanders.length !== raw.commanders.length) continue;
    const all = [...new Set(raw.cards.flatMap((name) => find(name) ?? []))].filter(
      (card) => !commanders.includes(card),
    );
    decks.push({
      id: raw.id,
      commanders,
      cards: all.filter((card) => !isBasicLand(card)),
      basics: all.filter((card) => isBasicLand(card)),
    });
  }
  return decks;
};

const zoneOf = (deck: RealDeck): string =>
  deck.commanders
    .map(({ slug }) => slug)
    .sort()
    .join('+');

const landsOf = (deck: RealDeck): number =>
  DECK_CARDS - deck.commanders.length - deck.cards.filter(({ primaryType }) => primaryType !== 'Land').length;

/** Hides half of a deck, the same cards in every run; of its basic lands, too. */
const hideHalf = (whole: RealDeck): HalfDeck => {
  const order = whole.cards.toSorted(
    (a, b) => hashOf(`${whole.id} ${a.slug}`) - hashOf(`${whole.id} ${b.slug}`),
  );
  const hidden = order.slice(0, Math.round(order.length / 2));
  const shown = order.slice(hidden.length);
  const basics = Math.max(0, DECK_CARDS - whole.commanders.length - whole.cards.length);
  const entry = (card: ReportCard, count: number, zone: 'commander' | 'main') => ({
    name: card.name,
    count,
    zone,
    line: 1,
    column: 1,
    card,
  });
  const commanders = whole.commanders.map((card) => entry(card, 1, 'commander'));
  const main = [
    ...shown.map((card) => entry(card, 1, 'main')),
    ...whole.basics.flatMap((card) => {
      const count = Math.round(basics / whole.basics.length / 2);
      return count > 0 ? [entry(card, count, 'main')] : [];
    }),
  ];
  return {
    deck: {
      lines: [...commanders, ...main],
      commanders,
      main,
      unresolved: [],
      skipped: [],
      errors: [],
      notes: [],
      commandersGuessed: false,
      notUnderstood: [],
      alsoMeans: [],
    },
    zone: zoneOf(whole),
    hidden: new Set(hidden.map(({ slug }) => slug)),
    whole,
  };
};

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Cards, prices and combos of a snapshot, and a recommender that has learnt from real decks without the held-out ones. Undefined
 * without a snapshot or the decks, which it says. The first argument of the command names the folder of a snapshot, by default the newest
 * one of `DATA_DIR`.
 * @param usual held-out decks, unless `DECKS` says how many
 */
export const openAdviceBench = async (usual: number): Promise<AdviceBench | undefined> => {
  const count = Number(process.env['DECKS'] ?? usual);
  const folder = process.argv[2] ?? newestSnapshot();
  if (folder === undefined || realData('decks-commander.jsonl.gz') === undefined) {
    print('Skipped: there is no snapshot, or the real decks are missing.');
    return undefined;
  }
  const at = folder.lastIndexOf('/');
  const reader = await openSnapshot(createFolderSource(folder.slice(0, at)), folder.slice(at + 1));
  const manifest = await readManifest(reader);
  const wires = await readCatalog(reader, manifest);
  const names = createCardNames(wires, new Map());
  const find = await createReportCards({ facts: () => readSearchFacts(reader), find: names.find })();
  const cards = [...new Set([...wires.keys()].flatMap((slug) => find(slug) ?? []))];
  const index = parseFile(
    reader.version,
    'combos/index.json',
    await readRequired(reader, 'combos/index.json'),
    ComboIndex,
  );
  const decks = [
    ...(await readDecks('decks-commander.jsonl.gz', find)),
    ...(await readDecks('decks-casual.jsonl.gz', find)),
  ].sort((a, b) => hashOf(a.id) - hashOf(b.id) || (a.id < b.id ? -1 : 1));
  const isWhole = (deck: RealDeck): boolean =>
    deck.commanders.every(({ legality }) => legality === 'legal') &&
    deck.cards.length >= MIN_CARDS &&
    deck.cards.length + deck.commanders.length <= DECK_CARDS;
  const heldOut = new Set(decks.filter(isWhole).slice(0, count));
  const train = decks.filter((deck) => !heldOut.has(deck));
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const numbersOf = (list: readonly ReportCard[]): number[] =>
    list.flatMap((card) => numbers.get(card) ?? []);
  const model = trainModel({
    cards: cards.map(toRecommenderCard),
    decks: train.map((deck) => ({ commanders: numbersOf(deck.commanders), cards: numbersOf(deck.cards) })),
  });
  const lands = new Map<string, number[]>();
  const played = new Map<ReportCard, number>();
  const byIdentity = new Map<number, number>();
  for (const deck of train) {
    const zone = zoneOf(deck);
    lands.set(zone, [...(lands.get(zone) ?? []), landsOf(deck)]);
    for (const card of deck.cards) played.set(card, (played.get(card) ?? 0) + 1);
    const identity = deck.commanders.reduce((bits, card) => bits | card.colorIdentity, 0);
    byIdentity.set(identity, (byIdentity.get(identity) ?? 0) + 1);
  }
  const potential = Array.from({ length: 32 }, (_, identity) =>
    [...byIdentity].reduce((sum, [of, n]) => ((identity & ~of) === 0 ? sum + n : sum), 0),
  );
  return {
    cards,
    facts: {
      engine: makeEngine(model),
      find,
      nearest: () => undefined,
      combos: createComboIndex(
        index.combos.map(({ num_decks, identity, ...combo }) => ({
          ...combo,
          identity: isColorIdentity(identity) ? identity : COLORLESS,
          decks: num_decks,
        })),
      ),
      bracketLimits: bracketLimitsOf(manifest),
    },
    pageOf: (zone) => {
      const own = lands.get(zone);
      return own === undefined
        ? undefined
        : ({
            slug: zone,
            types: { Land: own.reduce((sum, value) => sum + value, 0) / own.length },
            num_decks: own.length,
            average_deck: [],
          } as unknown as CommanderPage);
    },
    // What was banned since they were played is left out.
    cases: [...heldOut].map((deck) =>
      hideHalf({ ...deck, cards: deck.cards.filter(({ legality }) => legality === 'legal') }),
    ),
    popularity: (card) => (played.get(card) ?? 0) / Math.max(1, potential[card.colorIdentity] ?? 1),
  };
};

/** Normalised discounted cumulative gain of the first 20 of a ranking. */
export const ndcg20 = (ranked: readonly string[], wanted: ReadonlySet<string>): number => {
  let [gain, ideal] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const discount = 1 / Math.log2(i + 2);
    if (wanted.has(ranked[i] ?? '')) gain += discount;
    if (i < wanted.size) ideal += discount;
  }
  return ideal > 0 ? gain / ideal : NaN;
};

export const meanOf = (values: readonly number[]): number => {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The value that a share of sorted values does not exceed. */
export const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
