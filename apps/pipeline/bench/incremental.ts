/**
 * `npm run bench -- incremental [MILLIONS | shared] [--in FOLDER]`: publishes a store of so many million decks (default 1), variants of the
 * real decks or of sample decks without those, or the real decks alone; then imports a card file with 200 new and 50 changed cards and other
 * prices, and 1,000 further decks (300 for the real decks alone), and publishes again; then publishes a copy of the same store, as it
 * was before that, with all decks counted: after it, what was learnt and most files would be there already. Prints what each publish took, and
 * compares every file of the last two snapshots. The exit code is 1 if a file differs, or the publish of what changed took more than 0.35 × the
 * CPU of the last one (0.5 × for the real decks alone) or more memory. FOLDER is where the store is made; it needs 8 GB for a million.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { addToList } from '#src/multi-map';
import { silentProgress } from '#src/progress';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { withStore } from '#src/store/store';
import { publishApart, usageText, type Published } from './publish-apart';
import { findInput } from './publish-input';
import { makeVariants } from './variants';

const NEW_CARDS = 200;
const CHANGED_CARDS = 50;
/** One card in so many is taken from another deck of the same commanders. */
const REPLACED = 9;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Deck {
  readonly id: string;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

/** Decks that the store does not have: real ones, or samples, with some cards of others. */
const makeFurtherDecks = (lines: readonly string[], count: number): readonly Deck[] => {
  const decks = lines.map((line) => JSON.parse(line) as Deck);
  const byZone = new Map<string, Deck[]>();
  for (const deck of decks) addToList(byZone, deck.commanders.join('\n'), deck);
  const step = Math.max(1, Math.floor(decks.length / count));
  return Array.from({ length: count }, (_, number) => {
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

type CardRecord = Readonly<Record<string, unknown>>;

/** Prices of the next day: those of every third card are a little higher. */
const laterPrices = ({ prices }: CardRecord, at: number): unknown => {
  const { usd, ...others } = (prices ?? {}) as { readonly usd?: string | null };
  return at % 3 === 0 && typeof usd === 'string'
    ? { ...others, usd: (Number(usd) * 1.03).toFixed(2) }
    : prices;
};

/** The cards of a file as a later file has them: new ones among them, some with other texts, types or colours, and prices of the next day. */
const makeLaterCards = (records: readonly CardRecord[]): readonly CardRecord[] => {
  const changes: readonly CardRecord[] = [
    { oracle_text: 'Draw two cards. Create a 1/1 white Soldier creature token.' },
    { type_line: 'Legendary Creature — Bear Wizard' },
    { color_identity: ['U', 'G'] },
    { legalities: { commander: 'banned' } },
    { released_at: '2001-01-01' },
  ];
  const spread = Math.floor(records.length / CHANGED_CARDS);
  const later = records.map((record, at) => ({
    ...record,
    prices: laterPrices(record, at),
    ...(at % spread === 7 && changes[Math.floor(at / spread) % changes.length]),
  }));
  const added = records.slice(0, NEW_CARDS).map((record, at) => ({
    ...record,
    name: `${at % 2 === 0 ? 'Aardvark' : 'Zebra'} of the ${at + 1}th Day`,
    oracle_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    id: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    released_at: '2026-11-20',
    set: 'new',
  }));
  return [...later, ...added];
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
const isShared = process.argv[2] === 'shared';
const millions = Number(process.argv[2]) > 0 ? Number(process.argv[2]) : 1;
const mostCpu = isShared ? 0.5 : 0.35;
const folder = await mkdtemp(join(parent, 'incremental-'));
try {
  const dataDir = join(folder, 'data');
  await makeVariants(dataDir, isShared ? 0 : Math.round(millions * 1_000_000));
  const line = (what: string, published: Published): void =>
    print(`${what}: ${published.seconds.toFixed(0)} s${usageText(published)}`);
  line('all decks', await publishApart(dataDir));
  const { cards, decks } = await findInput(folder);
  const [path = '', format = ''] = decks[0] ?? [];
  const linesOf = async (file: string): Promise<readonly string[]> =>
    gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
  const further = join(folder, 'further.jsonl');
  const furtherDecks = makeFurtherDecks(await linesOf(path), isShared ? 300 : 1000);
  await writeFile(further, furtherDecks.map((deck) => JSON.stringify(deck)).join('\n'));
  const later = join(folder, 'cards.jsonl');
  if (cards !== undefined) {
    const records = (await linesOf(cards)).map((record) => JSON.parse(record) as CardRecord);
    await writeFile(
      later,
      makeLaterCards(records)
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
  }
  const changes = await withStore({ dataDir, duckdbMemoryMb: 640 }, async (store) => {
    const now = new Date();
    const imported =
      cards === undefined ? undefined : await importCards(store, later, {}, now, silentProgress());
    const { added } = await importDecks(store, further, { format }, now, silentProgress());
    return `${imported?.added ?? 0} new cards, ${imported?.changed ?? 0} changed ones and ${added} further decks`;
  });
  const copy = join(folder, 'copy');
  await cp(dataDir, copy, { recursive: true });
  const incremental = await publishApart(dataDir);
  const full = await publishApart(copy, '--recount');
  line(changes, incremental);
  line('the same, all counted', full);
  const ratio = (incremental.usage?.cpuSeconds ?? 0) / (full.usage?.cpuSeconds ?? 1);
  print(`ratio ${ratio.toFixed(2)} of CPU, ${(incremental.seconds / full.seconds).toFixed(2)} of time`);
  const { files, different } = await compare(
    await currentFolder(join(dataDir, 'snapshots')),
    await currentFolder(join(copy, 'snapshots')),
  );
  for (const path of different.slice(0, 10)) print(`differs: ${path}`);
  const isSmaller = (incremental.usage?.peakMb ?? 0) <= (full.usage?.peakMb ?? 0);
  const isReached = different.length === 0 && ratio <= mostCpu && isSmaller;
  print(
    `${isReached ? 'reached' : 'MISSED'}: ${files} files, ${different.length} different; at most ${mostCpu} × the CPU, and no more memory`,
  );
  process.exitCode = isReached ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
