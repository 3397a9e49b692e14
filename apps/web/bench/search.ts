// Searches in the language over every card: `npm run bench -- search`. The cards are real if this machine has them, else
// those of the starter catalogue again and again; the decks that play them are made up. The baseline reads and folds every
// card anew for each query. All rows run the same queries in turn.
// Times are CPU time, which other work on the machine does not lengthen much.
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { toWireCard, type SearchCardFacts, type WireCard } from '@crownsmith/api-client';
import { readScryfall } from '@crownsmith/catalog';
import { starterCards } from '@crownsmith/catalog/starter';
import {
  compileSearch,
  manaCostColors,
  parseManaCosts,
  parseSearch,
  unionIdentity,
  type Card,
} from '@crownsmith/domain';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { createCardSearch, toSearchCard } from '@crownsmith/answers';

const CARDS = 23_000;
const RUNS = 60;
const NAIVE_RUNS = 3;

const QUERIES = [
  'id<=sultai t:creature mv<=3 inclusion>=20 price<2',
  't:creature',
  'c>=wu pow>tou',
  'o:"draw a card"',
  'o:"when ~ dies" -t:creature',
  'is:fetchland or is:shockland',
  '(t:elf or t:goblin) -is:commander mv<=2 order:name',
  'dragon t:legendary order:usd',
  'm>=gg kw:trample year>=2015',
  'with:someone synergy>=10 order:synergy',
  'otag:removal id:w decks>100',
  '-(t:land or t:creature) (c:r or c:g) order:mv',
];

const readCards = async (): Promise<readonly Card[]> => {
  const file = realData(REAL_CARDS);
  if (file === undefined) {
    const starter = starterCards();
    return Array.from({ length: CARDS }, (_, at) => starter[at % starter.length]).flatMap(
      (card) => card ?? [],
    );
  }
  const cards: Card[] = [];
  for await (const event of readScryfall(createReadStream(file).pipe(createGunzip())))
    if (event.kind === 'card') cards.push(event.card);
  return cards;
};

const toFacts = (card: Card, at: number): SearchCardFacts => {
  const costs = parseManaCosts(card.manaCost ?? '');
  return {
    slug: card.slug,
    faces: [
      {
        mana_cost: card.manaCost,
        power: card.power,
        toughness: card.toughness,
        colors: card.colors ?? (costs.ok ? unionIdentity(...costs.value.map(manaCostColors)) : undefined),
      },
    ],
    text: card.text,
    rarity: card.rarity,
    num_decks: (at * 7919) % 9000,
    potential_decks: 9000,
    led: 0,
    rank: at + 1,
  };
};

const cards = (await readCards()).slice(0, CARDS);
const facts = cards.map(toFacts);
const wires = cards.map(toWireCard);
const places = new Map(wires.map((wire, at) => [wire, at]));
const prepare = (wire: WireCard) => toSearchCard(wire, facts[places.get(wire) ?? -1]);
const figures = new Map(
  wires.flatMap(({ sanitized }, at) =>
    at % 10 === 0 ? [[sanitized, { decks: at % 80, potential: 80, synergy: (at % 80) / 100, lift: 2 }]] : [],
  ),
);
const someone = { slug: 'someone', name: 'Someone', decks: 80, figures };

const started = performance.now();
const search = await createCardSearch({
  cards: wires,
  toSearchCard: prepare,
  sets: [],
  findCommander: () => Promise.resolve(someone),
});
process.stdout.write(`${cards.length} cards prepared in ${(performance.now() - started).toFixed(0)} ms\n`);

/** The same conditions with nothing prepared; without a commander and an order. */
const scanAll = (text: string): number => {
  const query = parseSearch(text);
  if (!query.ok) throw new Error(query.error[0].message);
  const matches = query.value.filter ? compileSearch(query.value.filter) : () => true;
  return wires.filter((wire) => {
    const own = query.value.with ? figures.get(wire.sanitized) : undefined;
    const card = prepare(wire);
    const overall = { decks: card.facts.decks, potential: card.facts.potential };
    return (!query.value.with || own) && matches(card, own ?? overall);
  }).length;
};

const find = async (text: string): Promise<number> => {
  const result = await search.search(text);
  if (!result.ok) throw new Error(result.error[0].message);
  return result.value.found.length;
};

const timesOf = async (runs: number, run: (text: string) => unknown): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let at = 0; at < runs; at++)
    for (const text of QUERIES) {
      const before = process.cpuUsage();
      await run(text);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
  return times.sort((a, b) => a - b);
};
const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0;
const print = (label: string, times: readonly number[]): void =>
  void process.stdout.write(
    `${label.padEnd(24)} p50 ${at(times, 0.5).toFixed(2).padStart(8)}  p99 ${at(times, 0.99).toFixed(2).padStart(8)} ms\n`,
  );

const wrong: string[] = [];
for (const text of QUERIES) {
  const [found, scanned] = [await find(text), scanAll(text)];
  process.stdout.write(`${String(found).padStart(6)} cards  ${text}\n`);
  if (found !== scanned) wrong.push(`${text}: ${found} cards, the scan finds ${scanned}`);
}
const own = await timesOf(RUNS, find);
const naive = await timesOf(NAIVE_RUNS, scanAll);
print('site', own);
print('naive scan', naive);
const ratio = at(naive, 0.5) / at(own, 0.5);
process.stdout.write(
  `median ${ratio.toFixed(0)} × as fast as the scan; p99 ${at(own, 0.99).toFixed(2)} ms\n`,
);
for (const line of wrong) process.stdout.write(`WRONG: ${line}\n`);
if (wrong.length > 0 || ratio < 3) process.exitCode = 1;
