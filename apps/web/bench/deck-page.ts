// The page of a deck: how long its addresses are, and what its answers cost. `SNAPSHOT=folder npm run bench -- deck-page`, with real decks in
// ../shared/data. `npm run bench -- deck-page memory` opens 10,000 of them, each once, and measures the heap meanwhile.
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { registerHooks } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip } from 'node:zlib';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { SnapshotPointer } from '@crownsmith/api-client';
import { MAX_RECS_CARDS, makeDeckCode, parseDeckCode, type CodedDeck } from '@crownsmith/domain';
import { createElement } from 'react';
import { DECK_TABS, NO_VIEW, type DeckPageState } from '#app/features/deck/deck-page-state';
import { loadSnapshot } from '#app/snapshot/snapshot.server';

// Pages import their style sheets, whose classes do not matter here.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', source: 'export default {}', shortCircuit: true }
      : next(url, context),
});
const { renderMarkup } = await import('#app/rendering/static-markup.server');
const { answerForDeck } = await import('#app/features/deck/deck-answer.server');
const { MyDeckPage } = await import('#app/features/deck/page/MyDeckPage');

const folder = process.env['SNAPSHOT'] ?? join(import.meta.dirname, '../../../data/snapshots');
const data = process.env['CROWNSMITH_REAL_DATA'] ?? join(import.meta.dirname, '../../../../shared/data');
const FILES = ['decks-casual', 'decks-commander', 'decks-duel', 'decks-duel-2026'];
/** Decks of each file whose page is made. */
const PAGES = 10;
const measuresMemory = process.argv[2] === 'memory';
/** Decks that are opened where memory is measured, and between two measurements. */
const OPENED = 10_000;
const BETWEEN = 1_000;
/** Most that the heap after the second half may be of that after the first. */
const MOST_GROWTH = 1.05;

const { version } = SnapshotPointer.parse(JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')));
const snapshot = await loadSnapshot({
  source: createFolderSource(folder),
  version,
  pageCacheBytes: 64 << 20,
});
const numbers = await snapshot.cardNumbers();
if (numbers === undefined) throw new Error('The snapshot has no numbers of cards: publish again.');

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

interface Listed {
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const lengths: number[] = [];
const hundreds: number[] = [];
const states: DeckPageState[] = [];
for (const name of FILES) {
  const file = join(data, `${name}.jsonl.gz`);
  if (!existsSync(file)) continue;
  let taken = 0;
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const listed = JSON.parse(line) as Listed;
    const urlsOf = (names: readonly string[]) =>
      names.flatMap((card) => snapshot.resolveCard(card.split('*')[0] ?? card)?.url ?? []);
    const numberOf = (url: string) => numbers.numberOf(url.replace('/cards/', '')) ?? -1;
    const [commanders, cards] = [urlsOf(listed.commanders).slice(0, 2), urlsOf(listed.cards)];
    const counts: Record<string, number> = {};
    for (const url of cards) counts[url] = (counts[url] ?? 0) + 1;
    const coded: CodedDeck = {
      commanders: commanders.map(numberOf),
      cards: new Map(Object.entries(counts).map(([url, count]) => [numberOf(url), count])),
      bracket: 3,
    };
    if (coded.cards.size === 0 || coded.cards.size > MAX_RECS_CARDS) continue;
    const code = makeDeckCode(coded, numbers.meaningOf);
    if (!parseDeckCode(code, numbers.meaningOf).ok) throw new Error(line);
    lengths.push(code.length);
    if (coded.cards.size + commanders.length >= 90) hundreds.push(code.length);
    if (measuresMemory ? states.length < OPENED : at++ % 97 === 0 && taken++ < PAGES)
      states.push({
        ...NO_VIEW,
        deck: { commanders, cards: counts },
      });
  }
}
console.log(
  `addresses of ${lengths.length} decks: median ${percentile(lengths, 0.5)}, p99 ${percentile(lengths, 0.99)}, most ${Math.max(...lengths)} characters; of ${hundreds.length} with 90 different cards or more: p99 ${percentile(hundreds, 0.99)}, most ${Math.max(...hundreds)}`,
);

const cpu = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const request = new Request('http://localhost/deck');
const page = async (state: DeckPageState): Promise<void> => {
  const view = await answerForDeck(state, { lineErrors: [], notes: [] }, snapshot);
  if (!view.ok) return;
  renderMarkup(request, 'deck', createElement(MyDeckPage, { view: view.value, isSignedIn: false }));
};
const report = async ({ deck }: DeckPageState): Promise<void> => {
  await snapshot.reportDeck({
    commanders: [...deck.commanders],
    cards: Object.entries(deck.cards).map(([name, count]) => ({ name, count })),
  });
};

/** Heap in MB that is still used after a collection of garbage. */
const makeHeapReader = (): (() => number) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
};

/** Opens every deck once, on one tab after the other. */
const measureMemory = async (): Promise<void> => {
  const readHeap = makeHeapReader();
  const heaps: number[] = [];
  for (const [at, state] of states.entries()) {
    await page({ ...state, tab: DECK_TABS[at % DECK_TABS.length] ?? 'add' });
    if ((at + 1) % BETWEEN !== 0) continue;
    heaps.push(readHeap());
    console.log(`after ${at + 1} decks: heap ${heaps.at(-1)?.toFixed(1) ?? ''} MB`);
  }
  const [half = NaN, whole = NaN] = [heaps[Math.floor(heaps.length / 2) - 1], heaps.at(-1)];
  const growth = whole / half;
  const isGood = growth <= MOST_GROWTH;
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} the second half leaves ${growth.toFixed(3)} × the heap of the first`,
  );
  process.exit(isGood ? 0 : 1);
};
if (measuresMemory) await measureMemory();

/** The deck with one card more or fewer, as after an act on its page. */
const changed = (state: DeckPageState): DeckPageState => {
  const [first] = Object.keys(state.deck.cards);
  const { [first ?? '']: _left, ...cards } = state.deck.cards;
  return { ...state, deck: { ...state.deck, cards } };
};
const measured = new Map<string, number[]>();
for (let round = 0; round < 3; round++)
  for (const state of states) {
    const runs: [string, () => Promise<void>][] = [
      ...DECK_TABS.map((tab): [string, () => Promise<void>] => [tab, () => page({ ...state, tab })]),
      ['one card fewer, on the first tab', () => page(changed(state))],
      ['a whole report, as before, without its page', () => report(state)],
    ];
    for (const [name, run] of runs) {
      const ms = await cpu(run);
      // The first round warms up.
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), ms]);
    }
  }
for (const [name, ms] of measured)
  console.log(
    `${name}: p50 ${percentile(ms, 0.5).toFixed(1)}, p90 ${percentile(ms, 0.9).toFixed(1)} ms of CPU`,
  );
