// Search suggestions over every card name: `npm run bench -- typeahead`. The names are real if this machine has them, else
// generated with the same number and length. All rows run the same queries; of three runs of a query the median counts,
// which leaves other work on the machine out.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { normalizeQuery } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import uFuzzy from '@leeoniya/ufuzzy';
import { createTypeahead, TYPEAHEAD_LIMIT } from '#app/snapshot/typeahead/typeahead.server';

const QUERIES = 3000;
const NAMES = 23_292;

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
const makeName = (): string =>
  Array.from({ length: 2 + below(2) }, () =>
    Array.from({ length: 2 + below(2) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''),
  ).join(' ');

const readNames = (): readonly string[] => {
  const file = realData('oracle-cards.json.gz');
  if (file === undefined) return ["Atraxa, Praetors' Voice", ...Array.from({ length: NAMES - 1 }, makeName)];
  const cards = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as readonly {
    readonly name: string;
  }[];
  return [...new Set(cards.map(({ name }) => name))];
};

const names = readNames();
const options = names.map((label) => ({ label, url: '' }));
const pickName = (): string => names[below(names.length)] ?? '';

interface Query {
  readonly text: string;
  /** the name that it is made from */
  readonly name: string;
}

const makeSubstring = (): Query => {
  const name = pickName();
  const normalized = normalizeQuery(name);
  const start = random() < 0.6 ? 0 : below(Math.max(normalized.length - 3, 1));
  return { name, text: normalized.slice(start, start + 3 + below(10)) };
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const makeTypo = (): Query => {
  const name = pickName();
  const short = name.toLowerCase().split(',')[0] ?? '';
  const at = 1 + below(Math.max(short.length - 2, 1));
  const letter = letters[below(letters.length)] ?? 'e';
  const kinds = [
    short.slice(0, at) + letter + short.slice(at + 1),
    short.slice(0, at) + letter + short.slice(at),
    short.slice(0, at) + short.slice(at + 1),
    short.slice(0, at) + short.charAt(at + 1) + short.charAt(at) + short.slice(at + 2),
  ];
  return { name, text: kinds[below(kinds.length)] ?? short };
};

const substrings = Array.from({ length: QUERIES }, makeSubstring).filter(({ text }) => text.length >= 3);
const typos = Array.from({ length: QUERIES }, makeTypo).filter(
  ({ text }) => normalizeQuery(text).length >= 5,
);

/** The starts of some words of a name, in another order. */
const makeWords = (): Query => {
  const name = pickName();
  const words = name.toLowerCase().split(' ').slice(0, 4);
  const starts = words.map((word) => word.slice(0, 2 + below(6)));
  return { name, text: [...starts.slice(1), ...starts.slice(0, 1)].join(' ') };
};
const reordered = Array.from({ length: QUERIES }, makeWords).filter(
  ({ text }) => text.includes(' ') && normalizeQuery(text).length >= 3,
);

const measure = (
  label: string,
  search: (query: string) => readonly string[],
  queries: readonly Query[],
): number => {
  for (const { text } of queries.slice(0, 200)) search(text);
  const times: number[] = [];
  let [nonEmpty, hits] = [0, 0];
  for (const { text, name } of queries) {
    let results: readonly string[] = [];
    const runs = [0, 0, 0].map(() => {
      const start = performance.now();
      results = search(text);
      return performance.now() - start;
    });
    times.push(runs.sort((a, b) => a - b)[1] ?? 0);
    nonEmpty += results.length > 0 ? 1 : 0;
    hits += results.includes(name) ? 1 : 0;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(8);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const share = (count: number): string => ((100 * count) / queries.length).toFixed(1).padStart(5);
  process.stdout.write(
    `${label.padEnd(40)} mean ${mean.toFixed(3).padStart(8)}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${(times.at(-1) ?? 0).toFixed(2).padStart(7)} ms  with results ${share(nonEmpty)}%, with the name ${share(hits)}%\n`,
  );
  return times[Math.floor(times.length * 0.99)] ?? 0;
};

const started = performance.now();
const index = createTypeahead(options);
process.stdout.write(
  `${names.length} names, index built in ${(performance.now() - started).toFixed(0)} ms\n`,
);

const scanAll = (query: string): readonly string[] => {
  const normalized = normalizeQuery(query);
  const matches = names.filter((name) => normalizeQuery(name).includes(normalized));
  return matches
    .sort((a, b) => normalizeQuery(a).indexOf(normalized) - normalizeQuery(b).indexOf(normalized))
    .slice(0, TYPEAHEAD_LIMIT);
};
const plain = new uFuzzy({ intraMode: 1 });
const lower = names.map((name) => name.toLowerCase());
const fuzzyAll = (query: string): readonly string[] =>
  (plain.search(lower, query)[0] ?? []).slice(0, TYPEAHEAD_LIMIT).map((place) => names[place] ?? '');

const searchSite = (query: string): readonly string[] => index.search(query).map(({ label }) => label);

const p99 = [
  measure('site, parts of names', searchSite, substrings),
  measure('site, names with a typo', searchSite, typos),
  measure('site, words in another order', searchSite, reordered),
];
measure('naive scan, parts of names', scanAll, substrings.slice(0, 150));
measure('naive scan, names with a typo', scanAll, typos.slice(0, 150));
measure('ufuzzy over all, parts of names', fuzzyAll, substrings.slice(0, 1000));
measure('ufuzzy over all, names with a typo', fuzzyAll, typos.slice(0, 1000));

const [first] = index.search('atraxxa');
process.stdout.write(`atraxxa → ${first?.label ?? 'nothing'}\n`);
const slow = Math.max(...p99);
process.stdout.write(`worst p99 ${slow.toFixed(3)} ms, limit 5 ms\n`);
if (slow >= 5 || !first?.label.startsWith('Atraxa')) process.exitCode = 1;
