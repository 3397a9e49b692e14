// Search suggestions over every card name, without and with the names that cards have in other languages and on other printings:
// `npm run bench -- typeahead`. The names are real if this machine has them, else generated with the same number and length. All
// rows run the same queries; of five runs of a query the fastest counts, which leaves other work on the machine out; `a fixed
// loop` is the same work each time and shows how far that holds.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeSlug, NAME_KINDS, normalizeQuery, type NameKind } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { createOtherNameTable } from '@crownsmith/answers';
import uFuzzy from '@leeoniya/ufuzzy';
import { createTypeahead, TYPEAHEAD_LIMIT } from '#app/snapshot/typeahead/typeahead.server';

const QUERIES = 3000;
const NAMES = 34_000;
const OTHER_NAMES = 122_300;
const RUNS = 5;
/** Queries that are printed for each row. */
const SLOWEST = 5;

/** Deterministic random numbers, 0–1. */
const makeRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};
const random = makeRandom(7);
const below = (limit: number): number => Math.floor(random() * limit);

const SYLLABLES =
  'ar ba cor dra el fen gor hal is jin kar lor mar nis or pra qua rel sol tor ul vor wyn xen yor zul'.split(
    ' ',
  );
const KANA = 'あいうえおかきくけこさしすせそ竜人剣山川火水木'.split('');
const makeName = (): string =>
  Array.from({ length: 2 + below(2) }, () =>
    Array.from({ length: 2 + below(2) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''),
  ).join(' ');
const makeKanaName = (): string =>
  Array.from({ length: 1 + below(8) }, () => KANA[below(KANA.length)]).join('');

const readLines = (path: string): readonly string[] =>
  gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');

const readNames = (): readonly string[] => {
  const file = realData('oracle-cards-2026.jsonl.gz');
  if (file === undefined) return ["Atraxa, Praetors' Voice", ...Array.from({ length: NAMES - 1 }, makeName)];
  const cards = readLines(file).map((line) => JSON.parse(line) as { readonly name: string; layout: string });
  return [
    ...new Set(cards.filter(({ layout }) => !/token|art_series|planar/.test(layout)).map(({ name }) => name)),
  ];
};

/** A name besides a card's own. */
interface Other {
  readonly kind: NameKind;
  readonly name: string;
  readonly card: string;
}

const readOtherNames = (cards: readonly string[]): readonly Other[] => {
  const file = realData('card-names.tsv.gz');
  if (file === undefined)
    return Array.from({ length: OTHER_NAMES }, (_, at) => {
      const kind = NAME_KINDS[at % NAME_KINDS.length] ?? 'de';
      return {
        kind,
        name: kind === 'ja' ? makeKanaName() : makeName(),
        card: cards[at % cards.length] ?? '',
      };
    });
  return readLines(file)
    .slice(1)
    .map((line) => {
      const [kind = '', name = '', card = ''] = line.split('\t');
      return { kind: kind === 'alias' ? 'printed' : (kind as NameKind), name, card };
    });
};

const names = readNames();
const options = names.map((label) => ({ label, url: `/cards/${makeSlug(label)}` }));
const others = readOtherNames(names);
const wireOf = (rows: readonly Other[]) => {
  const wire: Partial<Record<NameKind, Record<string, string | string[]>>> = {};
  for (const { kind, name, card } of rows) {
    const names = (wire[kind] ??= {});
    const slug = makeSlug(card);
    const known = names[name];
    names[name] = known === undefined || known === slug ? slug : [...new Set([known, slug].flat())];
  }
  return wire;
};

interface Query {
  readonly text: string;
  /** the card whose name it is made from */
  readonly card: string;
}
type Named = readonly [name: string, card: string];

const makeSubstring = ([name, card]: Named): Query => {
  const normalized = normalizeQuery(name);
  const start = random() < 0.6 ? 0 : below(Math.max(normalized.length - 3, 1));
  return { card, text: normalized.slice(start, start + 3 + below(10)) };
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const makeTypo = ([name, card]: Named): Query => {
  const short = name.toLowerCase().split(',')[0] ?? '';
  const at = 1 + below(Math.max(short.length - 2, 1));
  const letter = letters[below(letters.length)] ?? 'e';
  const kinds = [
    short.slice(0, at) + letter + short.slice(at + 1),
    short.slice(0, at) + letter + short.slice(at),
    short.slice(0, at) + short.slice(at + 1),
    short.slice(0, at) + short.charAt(at + 1) + short.charAt(at) + short.slice(at + 2),
  ];
  return { card, text: kinds[below(kinds.length)] ?? short };
};

/** The starts of some words of a name, in another order. */
const makeWords = ([name, card]: Named): Query => {
  const words = name.toLowerCase().split(' ').slice(0, 4);
  const starts = words.map((word) => word.slice(0, 2 + below(6)));
  return { card, text: [...starts.slice(1), ...starts.slice(0, 1)].join(' ') };
};

const queriesOf = (all: readonly Named[]) => {
  const make = (query: (of: Named) => Query): readonly Query[] =>
    Array.from({ length: QUERIES }, () => query(all[below(all.length)] ?? ['', '']));
  const length = ({ text }: Query): number => normalizeQuery(text).length;
  return {
    parts: make(makeSubstring).filter((query) => length(query) >= 3),
    typos: make(makeTypo).filter((query) => length(query) >= 5),
    reordered: make(makeWords).filter((query) => query.text.includes(' ') && length(query) >= 3),
  };
};

/** Prints the times of a search; returns the 99th percentile in ms. */
const measure = (
  label: string,
  search: (query: string) => readonly string[],
  queries: readonly Query[],
): number => {
  for (const { text } of queries.slice(0, 200)) search(text);
  const times: number[] = [];
  const slowest: { ms: number; text: string }[] = [];
  let [nonEmpty, hits] = [0, 0];
  for (const { text, card } of queries) {
    let results: readonly string[] = [];
    let ms = Infinity;
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      results = search(text);
      ms = Math.min(ms, performance.now() - start);
    }
    times.push(ms);
    slowest.push({ ms, text });
    nonEmpty += results.length > 0 ? 1 : 0;
    hits += results.includes(card) ? 1 : 0;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(8);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const share = (count: number): string => ((100 * count) / queries.length).toFixed(1).padStart(5);
  process.stdout.write(
    `${label.padEnd(50)} mean ${mean.toFixed(3).padStart(8)}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${(times.at(-1) ?? 0).toFixed(2).padStart(7)} ms  with results ${share(nonEmpty)}%, with the card ${share(hits)}%\n`,
  );
  const named = slowest.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  process.stdout.write(`  slowest: ${named.map(({ text }) => JSON.stringify(text)).join(' ')}\n`);
  return times[Math.floor(times.length * 0.99)] ?? 0;
};

const memoryMB = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};
/** Makes something, and prints how long it takes and what it keeps in memory. */
const make = <T>(label: string, of: () => T): T => {
  const [before, started] = [memoryMB(), performance.now()];
  const made = of();
  const ms = performance.now() - started;
  process.stdout.write(`${label.padEnd(50)} ${ms.toFixed(0)} ms, ${(memoryMB() - before).toFixed(1)} MB\n`);
  return made;
};

const indexed = (index: ReturnType<typeof createTypeahead>) => {
  index.search('opt');
  return index;
};
process.stdout.write(`${names.length} cards, ${others.length} names besides their own\n`);
const wire = wireOf(others);
const withoutNames = make('index without the other names', () => indexed(createTypeahead(options)));
const table = make('table of the other names', () => createOtherNameTable(wire));
make('  its look-up by whole name', () => table.find('opt'));
const withNames = make('index with the other names', () =>
  indexed(createTypeahead(options, { otherNames: table })),
);

const own = queriesOf(names.map((name) => [name, name]));
const foreign = queriesOf(others.map(({ name, card }) => [name, card]));
const short = others
  .filter(({ kind }) => /^(?:ja|ko|zhs|zht)$/.test(kind))
  .filter((_, at) => at % 17 === 0)
  .map(({ name, card }, at): Query => ({ card, text: normalizeQuery(name).slice(0, 1 + (at % 2)) }));
const whole = others.filter((_, at) => at % 41 === 0).map(({ name, card }): Query => ({ card, text: name }));

const labelsOf = (index: ReturnType<typeof createTypeahead>) => (query: string) =>
  index.search(query).map(({ label }) => label);
const site = labelsOf(withNames);
const before = labelsOf(withoutNames);

/** Work that is the same whatever is asked: adds up numbers. */
const fixedLoop = (): readonly string[] => {
  let sum = 0;
  for (let at = 0; at < 100_000; at += 1) sum = (sum + (at ^ (sum >> 3))) | 0;
  return sum === 0 ? ['none'] : [];
};
measure('a fixed loop', fixedLoop, own.parts);
const p99 = [
  measure('all names: parts of cards’ names', site, own.parts),
  measure('all names: cards’ names with a typo', site, own.typos),
  measure('all names: their words in another order', site, own.reordered),
  measure('all names: parts of other names', site, foreign.parts),
  measure('all names: other names with a typo', site, foreign.typos),
  measure('all names: their words in another order', site, foreign.reordered),
  measure('all names: one or two characters of Han or kana', site, short),
  measure('all names: whole other names', site, whole),
];
measure('without other names: parts of cards’ names', before, own.parts);
measure('without other names: with a typo', before, own.typos);
measure('without other names: words in another order', before, own.reordered);

const every = [
  ...names.map((name): Named => [name, name]),
  ...others.map(({ name, card }): Named => [name, card]),
];
const normalized = every.map(([name]) => normalizeQuery(name));
const scanAll = (query: string): readonly string[] => {
  const wanted = normalizeQuery(query);
  return normalized
    .flatMap((name, at) => {
      const place = name.indexOf(wanted);
      return place === -1 ? [] : [{ at, place }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, TYPEAHEAD_LIMIT)
    .map(({ at }) => every[at]?.[1] ?? '');
};
const plain = new uFuzzy({
  intraMode: 1,
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
});
const lower = every.map(([name]) => name.toLowerCase());
const fuzzyAll = (query: string): readonly string[] =>
  (plain.search(lower, query)[0] ?? []).slice(0, TYPEAHEAD_LIMIT).map((place) => every[place]?.[1] ?? '');
measure('naive scan of all names, parts', scanAll, own.parts.slice(0, 300));
measure('ufuzzy over all names, parts', fuzzyAll, own.parts.slice(0, 150));
measure('ufuzzy over all names, with a typo', fuzzyAll, own.typos.slice(0, 150));

const [first] = withNames.search('atraxxa');
process.stdout.write(`atraxxa → ${first?.label ?? 'nothing'}\n`);
const slow = Math.max(...p99);
process.stdout.write(`worst p99 ${slow.toFixed(3)} ms, limit 5 ms\n`);
if (slow >= 5 || !first?.label.startsWith('Atraxa')) process.exitCode = 1;
