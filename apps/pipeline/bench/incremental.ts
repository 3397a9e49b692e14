/**
 * `npm run bench -- incremental [MILLIONS] [--in FOLDER]`: publishes a store of so many million decks (default 1), variants of the
 * real decks or of sample decks without those; imports 1,000 further decks and publishes again; then publishes the same decks once
 * more with all of them counted. Prints how long each publish took, and compares every file of the last two snapshots. The exit code
 * is 1 if a file differs or the publish of further decks took a minute. FOLDER is where the store is made; it needs 4 GB for a million.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importDecks } from '#src/decks/import-decks';
import { addToList } from '#src/multi-map';
import { silentProgress } from '#src/progress';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { withStore } from '#src/store/store';
import { publishApart, usageText, type Published } from './publish-apart';
import { findInput } from './publish-input';
import { makeVariants } from './variants';

const FURTHER_DECKS = 1000;
const MAX_SECONDS = 60;
/** One card in so many is taken from another deck of the same commanders. */
const REPLACED = 9;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Deck {
  readonly id: string;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

/** Decks that the store does not have: real ones, or samples, with some cards of others. */
const makeFurtherDecks = (lines: readonly string[]): readonly Deck[] => {
  const decks = lines.map((line) => JSON.parse(line) as Deck);
  const byZone = new Map<string, Deck[]>();
  for (const deck of decks) addToList(byZone, deck.commanders.join('\n'), deck);
  const step = Math.max(1, Math.floor(decks.length / FURTHER_DECKS));
  return Array.from({ length: FURTHER_DECKS }, (_, number) => {
    const deck = decks[(number * step) % decks.length] as Deck;
    const others = byZone.get(deck.commanders.join('\n')) ?? [];
    const other = others[(number * 7 + 1) % others.length] ?? deck;
    // Without one of its cards: of a commander with a single deck, none comes from another one.
    const cards = deck.cards
      .map((card, at) => ((at + number) % REPLACED === 0 ? (other.cards[at] ?? card) : card))
      .filter((_, at) => at !== number % deck.cards.length);
    return { ...deck, id: `further ${number}`, cards: [...new Set(cards)] };
  });
};

const currentFolder = async (snapshots: string): Promise<string> =>
  join(snapshots, (await currentVersion(snapshots)) ?? '');

/** Files that differ, besides those that name the version. */
const compare = async (first: string, second: string): Promise<{ files: number; different: string[] }> => {
  const list = async (folder: string): Promise<readonly string[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1)).sort();
  };
  const [own, others] = [await list(first), await list(second)];
  const different = [...new Set([...own, ...others])].filter(
    (path) => !own.includes(path) || !others.includes(path),
  );
  const named = new Set(['manifest.json', 'checksums.json', ...different]);
  for (const path of own)
    if (!named.has(path) && !(await readFile(join(first, path))).equals(await readFile(join(second, path))))
      different.push(path);
  return { files: own.length, different };
};

const place = process.argv.indexOf('--in');
const parent = place < 0 ? tmpdir() : (process.argv[place + 1] ?? tmpdir());
const millions = Number(process.argv[2]) > 0 ? Number(process.argv[2]) : 1;
const folder = await mkdtemp(join(parent, 'incremental-'));
try {
  const dataDir = join(folder, 'data');
  const snapshots = join(dataDir, 'snapshots');
  await makeVariants(dataDir, Math.round(millions * 1_000_000));
  const line = (what: string, published: Published): void =>
    print(`${what}: ${published.seconds.toFixed(0)} s${usageText(published)}`);
  line('all decks', await publishApart(dataDir));
  const { decks } = await findInput(folder);
  const [path = '', format = ''] = decks[0] ?? [];
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trim()
    .split('\n');
  const further = join(folder, 'further.jsonl');
  await writeFile(
    further,
    makeFurtherDecks(lines)
      .map((deck) => JSON.stringify(deck))
      .join('\n'),
  );
  const { added } = await withStore({ dataDir, duckdbMemoryMb: 640 }, (store) =>
    importDecks(store, further, { format }, new Date(), silentProgress()),
  );
  const incremental = await publishApart(dataDir);
  const first = await currentFolder(snapshots);
  const full = await publishApart(dataDir, '--recount');
  line(`${added} further decks`, incremental);
  line('the same decks, all counted', full);
  print(`ratio ${(incremental.seconds / full.seconds).toFixed(2)}`);
  const { files, different } = await compare(first, await currentFolder(snapshots));
  for (const path of different.slice(0, 10)) print(`differs: ${path}`);
  const isReached = different.length === 0 && incremental.seconds < MAX_SECONDS;
  print(
    `${isReached ? 'reached' : 'MISSED'}: ${files} files, ${different.length} different; under ${MAX_SECONDS} s`,
  );
  process.exitCode = isReached ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
