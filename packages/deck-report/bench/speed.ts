/**
 * `npm run bench -- deck-report`: CPU time of a report of `@crownsmith/deck-report` over the real combos, for real decks (where this
 * machine has none, it says so), beside combos that are searched one by one. Of three runs of a deck the median counts.
 */
import type { ComboFacts } from '../src/combos/combo';
import { createComboIndex, type ComboIndex } from '../src/combos/combo-index';
import type { ReportDeck } from '../src/report/report-card';
import { reportDeck } from '../src/report/report-deck';
import { makeSlug } from '@crownsmith/domain';
import { readDeckFile, readReportCatalogue, readReportCombos } from './real-decks';
import { makeSuggestions } from './suggestions';

const DECKS_PER_FILE = 60;
const FILES = ['decks-casual.jsonl.gz', 'decks-commander.jsonl.gz'];
/** Reports before the first that counts. */
const WARM_UP = 20;
const LIMIT_MS = 30;

/** CPU time of this thread, in ms: other work on the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const measure = (run: () => unknown): number =>
  median(
    [0, 1, 2].map(() => {
      const start = cpuMs();
      run();
      return cpuMs() - start;
    }),
  );

const quantile = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);

/** The baseline: every combo is compared with the deck. */
const searchAll = (combos: readonly ComboFacts[], deck: ReportDeck): number => {
  const names = new Set([...deck.commanders, ...deck.main].map(({ name }) => makeSlug(name)));
  return combos.filter(({ cards }) => cards.filter((card) => !names.has(makeSlug(card))).length <= 2).length;
};

const catalogue = await readReportCatalogue();
if (catalogue !== undefined) {
  const { lookUp } = catalogue;
  const combos = await readReportCombos();
  const decks: ReportDeck[] = [];
  const trained: ReportDeck[] = [];
  for (const file of FILES) {
    const all = await readDeckFile(file, lookUp);
    const step = Math.max(1, Math.floor(all.length / DECKS_PER_FILE));
    trained.push(...all.filter((_, at) => at % step > 0).map(({ deck }) => deck));
    decks.push(...all.filter((_, at) => at % step === 0).map(({ deck }) => deck));
  }
  const facts: { readonly combos: ComboIndex } = { combos: createComboIndex(combos) };
  for (const deck of decks.slice(0, WARM_UP)) reportDeck(deck, facts);
  const reports = decks.map((deck) => measure(() => reportDeck(deck, facts)));
  const searches = decks.slice(0, 30).map((deck) => measure(() => searchAll(combos, deck)));
  const suggest = makeSuggestions(catalogue, trained, facts.combos);
  const parts = Object.entries(suggest).map(([name, part]) => {
    for (const deck of decks.slice(0, WARM_UP)) part(deck);
    const times = decks.map((deck) => measure(() => part(deck)));
    return `${name.padEnd(44)}${quantile(times, 0.5).padStart(9)}${quantile(times, 0.99).padStart(8)}\n`;
  });
  const p99 = Number(quantile(reports, 0.99));
  process.stdout.write(
    `${decks.length} decks, ${combos.length} combos, CPU time in ms       p50     p99\n` +
      `a whole report                              ${quantile(reports, 0.5).padStart(9)}${quantile(reports, 0.99).padStart(8)}\n` +
      `combos alone, searched one by one           ${quantile(searches, 0.5).padStart(9)}${quantile(searches, 0.99).padStart(8)}\n${parts.join('')}`,
  );
  if (p99 >= LIMIT_MS) process.exitCode = 1;
}
