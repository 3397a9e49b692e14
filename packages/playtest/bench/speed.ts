/**
 * `npm run bench -- playtest`: CPU time of 1,000 games of 12 turns by `playDeck`, for real decks (where this machine has none, for those of the starter
 * catalogue), beside hands and draws alone, and whether a browser counts the same for the same seeds and in what time. The first run of a
 * process is shown apart: it reads the cards, and nothing is compiled yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { readScryfall } from '@crownsmith/catalog';
import { generateSampleDecks, starterCard } from '@crownsmith/catalog/starter';
import { faceNames, type Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData, readTaggedDecks } from '@crownsmith/real-data';
import { build } from 'esbuild';
import { playDeck } from '../src/playtest';
import type { PlaytestDeck } from '../src/deck/playtest-deck';

const GAMES = 1000;
const DECKS = 30;
const LIMIT_MS = 250;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const readCards = async (wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, Card>> => {
  const path = realData(REAL_CARDS);
  const cards = new Map<string, Card>();
  if (path === undefined) return cards;
  const lines = cardLines(path, (name) => [name, ...faceNames(name)].some((face) => wanted.has(face)));
  for await (const event of readScryfall(Readable.from([Buffer.from(lines.join('\n'))])))
    if (event.kind === 'card')
      for (const face of [event.card.name, ...faceNames(event.card.name)])
        if (!cards.has(face)) cards.set(face, event.card);
  return cards;
};

interface NamedDeck {
  readonly commanders: readonly string[];
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}

/** Real decks have each card once: what they lack to 100 cards are copies of their basic lands. */
const realDecks = (): readonly NamedDeck[] =>
  readTaggedDecks()
    .slice(0, DECKS)
    .map(({ commanders, cards }) => {
      const basics = cards.filter((name) => /^(?:Plains|Island|Swamp|Mountain|Forest)$/.test(name));
      const missing = Math.max(0, 100 - commanders.length - cards.length);
      return {
        commanders,
        cards: cards.map((name) => {
          const at = basics.indexOf(name);
          const share = at < 0 ? 0 : Math.floor((missing + basics.length - 1 - at) / basics.length);
          return { name, count: 1 + share };
        }),
      };
    });

const readDecks = async (): Promise<readonly PlaytestDeck[]> => {
  const real = realDecks();
  const named: readonly NamedDeck[] =
    real.length > 0 ? real : [...generateSampleDecks({ seed: 1, count: DECKS })];
  const cards = await readCards(
    new Set(named.flatMap(({ commanders, cards: own }) => [...commanders, ...own.map(({ name }) => name)])),
  );
  const entry = (name: string, count = 1) => ({ name, count, card: cards.get(name) ?? starterCard(name) });
  return named.map(({ commanders, cards: own }) => ({
    commanders: commanders.map((name) => entry(name)),
    main: own.map(({ name, count }) => entry(name, count)),
  }));
};

/** The baseline: a new array is shuffled for each game, and nineteen cards of it are looked at. */
const drawAlone = (deck: PlaytestDeck): number => {
  const cards = deck.main.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  let seen = 0;
  for (let game = 0; game < GAMES; game++) {
    const library = cards
      .map((card) => ({ card, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ card }) => card);
    seen += library.slice(0, 19).length;
  }
  return seen;
};

const digestOf = (runs: readonly string[]): string =>
  createHash('sha256').update(runs.join('\n')).digest('hex').slice(0, 16);

const runOf = (deck: PlaytestDeck): string => {
  const run = playDeck(deck, { seed: 7, games: GAMES });
  if (!run.ok) throw new Error(run.error.message);
  return JSON.stringify([run.value.figures, [...run.value.wonOn]]);
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;

const shown = (times: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0).padStart(8)).join('');

/** Plays the decks in a browser: their runs, and the time that each took by its clock. Undefined without a browser. */
const playInBrowser = async (
  decks: readonly PlaytestDeck[],
): Promise<{ readonly runs: readonly string[]; readonly times: readonly number[] } | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'playtest-'));
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { playDeck } from './playtest';
          const runs = [], times = [];
          for (const deck of ${JSON.stringify(decks)}) {
            const start = performance.now();
            const { value } = playDeck(deck, { seed: 7, games: ${GAMES} });
            times.push(performance.now() - start);
            runs.push(JSON.stringify([value.figures, [...value.wonOn]]));
          }
          document.body.textContent = JSON.stringify({ runs, times });`,
        resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      write: false,
      conditions: ['source'],
      charset: 'ascii',
    });
    const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><body><script>${script}</script>`,
    );
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ];
    const { stdout, status } = spawnSync(
      process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      [
        ...flags,
        `--user-data-dir=${join(folder, 'profile')}`,
        '--timeout=120000',
        '--dump-dom',
        `file://${folder}/index.html`,
      ],
      { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
    );
    const text = /<body>(.*)<\/body>/s.exec(stdout ?? '')?.[1];
    if (status !== 0 || text === undefined) return undefined;
    const plain = text
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', '\u00a0');
    return JSON.parse(plain) as { readonly runs: readonly string[]; readonly times: readonly number[] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const decks = await readDecks();
const times: number[] = [];
const runs: string[] = [];
for (const deck of decks) {
  const start = cpuMs();
  runs.push(runOf(deck));
  times.push(cpuMs() - start);
}
const [first = 0] = times;
const warm = decks.map((deck) => {
  const start = cpuMs();
  runOf(deck);
  return cpuMs() - start;
});
const baseline = decks.map((deck) => {
  const start = cpuMs();
  drawAlone(deck);
  return cpuMs() - start;
});
print(`${decks.length} decks, ${GAMES} games of 12 turns, ms            p50     p95     max`);
print(`games, CPU time of one thread             ${shown(warm)}`);
print(`the first deck of the process             ${first.toFixed(0).padStart(8)}`);
print(`hands and draws alone, a new array a game ${shown(baseline)}`);
const browser = await playInBrowser(decks);
if (browser === undefined) print('skipped: no browser that plays them');
else {
  const same = digestOf(browser.runs) === digestOf(runs);
  print(`games in a browser, by its clock          ${shown(browser.times)}`);
  print(`Node ${digestOf(runs)}, browser ${digestOf(browser.runs)}: ${same ? 'the same' : 'NOT the same'}`);
  if (!same) process.exitCode = 1;
}
if (quantile(warm, 0.95) > LIMIT_MS) process.exitCode = 1;
