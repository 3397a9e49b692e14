// CPU time of the combos of a deck, from the request's names to the JSON of the answer: `npm run bench -- combos`. The combos are real if
// this machine has them, else generated. Decks are made of the cards of combos alone, so that they find more than decks do. Of
// three runs of a deck the median counts.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { toWireCard, type ComboIndex, type WireCard } from '@crownsmith/api-client';
import { answerCombos } from '@crownsmith/compatible';
import { foldName, identityOf, makeSlug, parseColorIdentity } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { readDeck, toReportCard, type ListRequest, type ReportCard } from '@crownsmith/answers';
import { buildCard } from '@crownsmith/test-support';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { findDeckCombos, toListRequest } from '../server/compatible/deck';
import { makeSource } from '../server/compatible/source';

const COMBOS = 3343;
const DECKS = 300;
const DECK_SIZE = 100;
/** Searches before the first that counts. */
const WARM_UP = 50;
const LIMIT_MS = 30;

interface SourceCombo {
  readonly id: string;
  readonly cards: readonly string[];
  readonly identity: string;
  readonly results: readonly string[];
}

/** Combos of two to four of 2,000 cards. */
const makeCombos = (): readonly SourceCombo[] =>
  Array.from({ length: COMBOS }, (_, at) => ({
    id: String(at),
    cards: Array.from({ length: 2 + (at % 3) }, (_card, place) => `Card ${(at * 7 + place * 131) % 2000}`),
    identity: 'WUBRG'.charAt(at % 5),
    results: ['Infinite mana'],
  }));

const readCombos = (): readonly SourceCombo[] => {
  const file = realData('combos.jsonl.gz');
  if (file === undefined) return makeCombos();
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as SourceCombo);
};

const source = readCombos();
const names = [...new Set(source.flatMap(({ cards }) => cards))];
const cards = new Map<string, WireCard>(
  names.map((name) => [makeSlug(name), toWireCard(buildCard({ name, type: 'Artifact', value: 2 }))]),
);
const byName = new Map([...cards.values()].map((card) => [foldName(card.name), card] as const));
const entries: ComboIndex['combos'] = source.map(({ id, cards: parts, identity, results }) => ({
  id,
  cards: parts.map(makeSlug),
  identity: parseColorIdentity(identity) ?? identityOf([]),
  results: [...results],
  num_decks: 1,
  potential_decks: 1,
}));

const find = (name: string): ReportCard | undefined => {
  const card = byName.get(foldName(name));
  return card && toReportCard(card);
};

/** What the search reads of a snapshot. */
const snapshot = {
  manifest: { newestDeck: null },
  card: (slug: string) => cards.get(slug),
  readDeck: (request: ListRequest) =>
    readDeck(request, { find, nearest: () => undefined, alsoMeant: () => [] }),
  files: { read: async () => Promise.resolve(undefined) },
  browse: {
    combos: async () =>
      Promise.resolve({ entries, byId: new Map(entries.map((entry) => [entry.id, entry] as const)) }),
  },
} as unknown as Snapshot;

/** CPU time of this thread, in ms: other work on the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** One search, in ms, with what it found. */
const search = async (deck: number) => {
  const main = Array.from({ length: DECK_SIZE }, (_, place) => ({
    card: names[(deck * 97 + place * 13) % names.length] ?? '',
    quantity: 1,
  }));
  const started = cpuMs();
  const { found: matches, identity } = await findDeckCombos(
    snapshot,
    toListRequest({ commanders: [], main }),
  );
  const part = { offset: 0, isAscending: false, urlOf: String };
  const { count, results } = await answerCombos(makeSource(snapshot), matches, identity, part);
  const bytes = JSON.stringify(results).length;
  return { ms: cpuMs() - started, count, bytes };
};

const first = await search(0);
for (let deck = 1; deck <= WARM_UP; deck += 1) await search(deck);
const times: number[] = [];
let [found, bytes] = [0, 0];
for (let deck = 0; deck < DECKS; deck += 1) {
  const runs = [await search(deck), await search(deck), await search(deck)];
  times.push(runs.map(({ ms }) => ms).toSorted((one, other) => one - other)[1] ?? 0);
  found += runs[0]?.count ?? 0;
  bytes += runs[0]?.bytes ?? 0;
}
times.sort((one, other) => one - other);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
process.stdout.write(
  `${entries.length} combos, decks of ${DECK_SIZE} cards: ${(found / DECKS).toFixed(0)} found, ${(bytes / DECKS / 1024).toFixed(0)} KiB\n` +
    `first ${first.ms.toFixed(2)}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1 - 1 / DECKS)} ms, limit of the p99 ${LIMIT_MS} ms\n`,
);
if (Number(at(0.99)) >= LIMIT_MS) process.exitCode = 1;
