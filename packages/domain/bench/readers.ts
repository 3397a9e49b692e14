// The longest step of readers of what visitors send, on texts as long as they take: `npm run bench -- readers`. A step holds the thread
// of a server; its CPU time is the least of some runs, beside that of parsing one megabyte of JSON in the same run. Ends with 1 where a
// step exceeds the bound.
import { collectionSteps } from '../src/collection/parse-collection';
import { pastedListSteps } from '../src/deck-list/pasted-list';
import { isJsonTooLarge } from '../src/list-file/json-size';
import { MAX_DOCUMENT_CHARACTERS, MAX_LIST_CHARACTERS } from '../src/limits';

const BOUND_MS = 50;
const RUNS = 4;

const fill = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const numbered = (make: (at: number) => string, length: number): string => {
  const lines: string[] = [];
  for (let at = 0, size = 0; size < length; at += 1) {
    const line = make(at);
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join('\n').slice(0, length);
};

/** A text of a length in characters. */
type MakeText = (length: number) => string;

const TEXTS: Readonly<Record<string, MakeText>> = {
  'a list of printings': (length) => numbered((at) => `1x Some Card ${at} (C21) ${at} [Ramp] *F*`, length),
  names: (length) => numbered((at) => `Name ${at}`, length),
  'lines that are no entries': (length) => numbered((at) => `?? ${at} ###`, length),
  'a table': (length) =>
    `Count,Name,Edition\n${numbered((at) => `1,"Card, ${at}",c21`, length)}`.slice(0, length),
  'one row of quotes': (length) => fill('"', length),
  'one long line': (length) => fill('a b ', length),
  'blank lines': (length) => fill('\n', length),
  brackets: (length) => fill('[', length),
  'JSON of cards': (length) => {
    // As many values as are parsed at most.
    const card = '{"name":"Our Market Research Shows That Players","quantity":1},';
    return `[${card.repeat(Math.floor(length / card.length) - 1)}{"name":"Opt","quantity":1}]`;
  },
  'JSON of names': (length) =>
    `{"cards":{${numbered((at) => `"Some Card ${at}":1,`, length - 40).replace(/[^,]*$/, '')}"Opt":1}}`,
  'JSON of numbers': (length) => `[${'1,'.repeat(Math.floor(length / 2) - 2)}1]`,
  'JSON with one long text': (length) => JSON.stringify({ mainboard: fill('x', length - 20) }),
  'HTML of many tags': (length) => `<html>${fill('<b>1 Opt</b>', length - 6)}`,
};

const READERS: Readonly<
  Record<string, { readonly most: number; readonly steps: (text: string) => Generator<unknown> }>
> = {
  'a pasted list': {
    most: MAX_LIST_CHARACTERS,
    steps: function* (text) {
      yield* pastedListSteps(text, () => undefined);
    },
  },
  'a deck of a document': {
    most: MAX_DOCUMENT_CHARACTERS,
    steps: function* (text) {
      yield* pastedListSteps(text, () => undefined);
    },
  },
  'a collection': {
    most: MAX_DOCUMENT_CHARACTERS,
    steps: function* (text) {
      yield* collectionSteps(text);
    },
  },
  'the size of a body': {
    most: MAX_DOCUMENT_CHARACTERS,
    // eslint-disable-next-line require-yield -- one step
    steps: function* (text) {
      isJsonTooLarge(text);
    },
  },
};

/** CPU time of this thread for a piece of work, in ms. */
const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** The CPU time of each step, in ms: the least of some runs, because the first is that of code that never ran. */
const measureSteps = (make: () => Generator<unknown>): readonly number[] => {
  let least: readonly number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const steps = make();
    const times: number[] = [];
    for (let done = false; !done;) times.push(cpuMs(() => (done = steps.next().done === true)));
    least = run === 0 ? times : times.map((time, at) => Math.min(time, least[at] ?? time));
  }
  return least;
};

const baseline = TEXTS['JSON of cards']?.(1_000_000) ?? '[]';
const parseMs = Math.min(...Array.from({ length: RUNS }, () => cpuMs(() => JSON.parse(baseline) as unknown)));
process.stdout.write(`JSON.parse of 1 MB: ${parseMs.toFixed(1)} ms\n`);
process.stdout.write(
  `${'reader'.padEnd(22)} ${'text'.padEnd(26)} characters  steps  all ms  longest step ms\n`,
);
for (const [reader, { most, steps }] of Object.entries(READERS))
  for (const [name, make] of Object.entries(TEXTS)) {
    const text = make(most);
    const times = measureSteps(() => steps(text));
    const longest = Math.max(...times);
    const isOver = longest > BOUND_MS;
    if (isOver) process.exitCode = 1;
    const all = times.reduce((sum, time) => sum + time, 0);
    process.stdout.write(
      `${reader.padEnd(22)} ${name.padEnd(26)} ${String(text.length).padStart(10)} ${String(times.length).padStart(6)} ${all.toFixed(0).padStart(7)} ${longest.toFixed(1).padStart(8)}${isOver ? `  over ${BOUND_MS} ms` : ''}\n`,
    );
  }
