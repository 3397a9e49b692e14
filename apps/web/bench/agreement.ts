// `npm run bench -- agreement`: forty real lists (precons, casual, tournament, short, overfull, without decks) through API, page, command line
// and `/api/v1` of one snapshot, and every count of similar decks in their sentences recounted from its decks. SNAPSHOT names the folder of
// snapshots. Prints a line for each list, then what differs; the exit code is 1 where anything does.
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { openCardSource } from '@crownsmith/cli';
import { realData } from '@crownsmith/real-data';

// Pages import style sheets, which Node does not load.
registerHooks({
  load: (url, context, next) =>
    /\.css(?:\?|$)/.test(url)
      ? { format: 'module', source: 'export default {};', shortCircuit: true }
      : next(url, context),
});
const { startSite } = await import('../server/testing/site');
const { openDecks, wrongCounts } = await import('../testing/recount');
const { askEverywhere } = await import('../testing/surfaces');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface NamedList {
  readonly name: string;
  readonly list: string;
}

const textFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** So many of a list, evenly spread. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[Math.floor((at * all.length) / count)] as T,
  );

const filesOf = (kind: string, folder: string, count: number): readonly NamedList[] => {
  const path = realData(folder);
  return path === undefined
    ? []
    : spread(textFiles(path), count).map((file) => ({
        name: `${kind} ${file.split('/').at(-1) ?? ''}`,
        list: readFileSync(file, 'utf8'),
      }));
};

/** Lists of a file of decks. @param shape what of the cards is taken */
const decksOf = async (
  kind: string,
  file: string,
  count: number,
  shape: (cards: readonly string[]) => readonly string[] = (cards) => cards,
): Promise<readonly NamedList[]> => {
  const path = realData(file);
  if (path === undefined) return [];
  const decks: { id: string; commanders: string[]; cards: string[] }[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
    if (line.trim() !== '') decks.push(JSON.parse(line) as (typeof decks)[number]);
  return spread(decks, count).map(({ id, commanders, cards }) => ({
    name: `${kind} ${id}`,
    list: [
      'Commander',
      ...commanders.map((name) => `1 ${name}`),
      '',
      'Deck',
      ...shape(cards).map((name) => `1 ${name}`),
    ].join('\n'),
  }));
};

const folder = process.env['SNAPSHOT'];
if (folder === undefined) {
  print('SNAPSHOT names the folder of snapshots.');
  process.exit(2);
}
const lists = [
  ...filesOf('precon', 'precons', 9),
  ...filesOf('casual', 'labelled-2026', 9),
  ...(await decksOf('tournament', 'decks-commander.jsonl.gz', 9)),
  ...(await decksOf('duel', 'decks-duel-2026.jsonl.gz', 3)),
  ...(await decksOf('short', 'decks-casual.jsonl.gz', 4, (cards) => cards.slice(0, 25))),
  ...(await decksOf('overfull', 'decks-casual.jsonl.gz', 3, (cards) => [...cards, ...cards.slice(0, 30)])),
  ...(await decksOf('commander alone', 'decks-casual.jsonl.gz', 3, () => [])),
];
const site = await startSite({
  published: false,
  variables: { SNAPSHOT: folder, RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' },
});
/** Between requests this process computes for seconds: a connection that was kept may be at its end. */
const patient: Pick<typeof site, 'post'> = {
  post: (...request) => site.post(...request).catch(() => site.post(...request)),
};
const source = await openCardSource({ snapshot: folder });
const snapshot = await site.store.get();
const decks = await openDecks(folder);
let [checked, faults] = [0, 0];
for (const { name, list } of lists) {
  const { report, recs, differences } = await askEverywhere(list, { site: patient, source, snapshot });
  const counted = await wrongCounts({ list }, { report, recs }, decks, snapshot);
  checked += counted.checked;
  faults += differences.length + counted.wrong.length;
  print(
    `${name}: ${report.num_cards} cards, ${recs?.inRecs.length ?? 0} to add, ${report.cuts.length} cuts, ${report.swaps.length} swaps, ${counted.checked} sentences recounted; ${differences.length} differences, ${counted.wrong.length} wrong`,
  );
  for (const difference of differences) print(`  ${difference}`);
  for (const { sentence, stated, counted: found } of counted.wrong)
    print(`  ${sentence} (stated ${stated.join(' of ')}, counted ${found.join(' of ')})`);
}
await site.close();
print(`${lists.length} lists, ${checked} sentences recounted, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
