// How names of cards are found, with real data: `npm run bench -- names`. Each name of the card file asked for by itself; the names that
// are printed on cards, asked for before their table is imported, and a fifth of them after the others and then they are; time and memory
// of the index. Ends with 1 where a card's own name means another card, a name leads to a card that does not bear it, or fewer than 99 %
// are found.
import { OtherNames } from '@crownsmith/api-client';
import { readNames, readScryfall, type PrintedName } from '@crownsmith/catalog';
import { faceNames, foldName, type Card } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { toStoredName } from '#src/names/add-card-names';
import { makeNameIndex, type NameIndex } from '#src/names/name-index';
import { listOtherNames } from '#src/names/other-names';
import { openInput, readInput } from '#src/input/input-file';

const [cardFile, nameFile] = [realData('oracle-cards-2026.jsonl.gz'), realData('card-names.tsv.gz')];
const LEAST_FOUND = 0.99;
/** One row in so many is kept back. */
const KEPT_BACK = 5;

const say = (label: string, value: string): void => console.log(`${label.padEnd(64)} ${value}`);
const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(2)} %)`;

const readCards = async (path: string): Promise<readonly Card[]> => {
  const cards: Card[] = [];
  for await (const event of readScryfall(readInput(await openInput(path))))
    if (event.kind === 'card') cards.push(event.card);
  return cards;
};

const readPrintedNames = async (path: string): Promise<readonly PrintedName[]> => {
  const names: PrintedName[] = [];
  for await (const event of readNames(readInput(await openInput(path))))
    if (event.kind === 'name') names.push(event.name);
  return names;
};

/** What a function returns, and its CPU time in ms. */
const cpuOf = <T>(work: () => T): readonly [T, number] => {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1000];
};

/** The cards that are found by their own names, in full, and of several the legal one. */
const askOwnNames = (cards: readonly Card[], { resolve }: NameIndex): readonly string[] => {
  const byName = new Map<string, Card[]>();
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  say('names of cards asked one by one', String(byName.size));
  return [...byName].flatMap(([name, same]) => {
    const found = cards[resolve(name) ?? -1];
    const isRight =
      found?.name === name &&
      (found.legality === 'legal' || same.every(({ legality }) => legality !== 'legal'));
    return isRight ? [] : [`${name} → ${found?.name ?? 'nothing'} (${found?.legality ?? ''})`];
  });
};

/** Which cards bear a printed name, by the table itself. */
const bearersOf = (names: readonly PrintedName[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const bearers = new Map<string, Set<string>>();
  for (const { printedName, oracleName } of names) {
    const key = foldName(printedName);
    bearers.set(key, (bearers.get(key) ?? new Set()).add(foldName(oracleName)));
  }
  return bearers;
};

interface Asked {
  readonly found: number;
  readonly wrong: readonly string[];
  readonly lost: readonly string[];
}

const ask = (
  cards: readonly Card[],
  { resolve }: NameIndex,
  names: readonly PrintedName[],
  bearers: ReadonlyMap<string, ReadonlySet<string>>,
): Asked => {
  const wrong: string[] = [];
  const lost: string[] = [];
  for (const { language, printedName, oracleName } of names) {
    const card = cards[resolve(printedName) ?? -1];
    const key = foldName(printedName);
    const own = card === undefined ? [] : [card.name, ...faceNames(card.name)].map(foldName);
    const borne = bearers.get(key);
    if (card === undefined) lost.push(`${language} ${printedName} (${oracleName})`);
    else if (!own.includes(key) && !own.some((name) => borne?.has(name)))
      wrong.push(`${language} ${printedName} (${oracleName}) → ${card.name}`);
  }
  return { found: names.length - lost.length, wrong, lost };
};

const run = async (cardPath: string, namePath: string): Promise<boolean> => {
  const cards = await readCards(cardPath);
  const printed = await readPrintedNames(namePath);
  const own = makeNameIndex(cards);
  const wrongOwn = askOwnNames(cards, own);
  say('  that mean another card', [wrongOwn.length, ...wrongOwn.slice(0, 5)].join('; '));
  const known = printed.filter(({ oracleName }) => own.resolve(oracleName) !== undefined);
  say('printed names', String(printed.length));
  say('  of cards of the card file', String(known.length));
  const bearers = bearersOf(printed);
  const print = (label: string, names: readonly PrintedName[], index: NameIndex): Asked => {
    const asked = ask(cards, index, names, bearers);
    say(label, percent(asked.found, names.length));
    say(
      '    lead to a card that does not bear them',
      [asked.wrong.length, ...asked.wrong.slice(0, 5)].join('; '),
    );
    return asked;
  };
  print('  found without the table', known, own);
  const back = known.filter((_, at) => at % KEPT_BACK === 0);
  const rest = known.filter((_, at) => at % KEPT_BACK !== 0);
  print('  kept back, the others imported', back, makeNameIndex(cards, rest.flatMap(toStoredName)));
  const stored = printed.flatMap(toStoredName);
  const before = process.memoryUsage().heapUsed;
  const [index, indexMs] = cpuOf(() => makeNameIndex(cards, stored));
  const held = process.memoryUsage().heapUsed - before;
  const all = print('  found with all imported', known, index);
  const held5 = print('  kept back, all imported', back, index);
  for (const each of all.lost.slice(0, 5)) say('    not found', each);
  say('index of all names: CPU, ms', indexMs.toFixed(0));
  say('  memory, MB', (held / 1e6).toFixed(0));
  say('index without them: CPU, ms', cpuOf(() => makeNameIndex(cards))[1].toFixed(0));
  const [file, fileMs] = cpuOf(() => JSON.stringify(OtherNames.parse(listOtherNames(cards, index))));
  say('names.json: CPU, ms', fileMs.toFixed(0));
  say('  size, MB', (Buffer.byteLength(file) / 1e6).toFixed(1));
  const isEnough = [all, held5].every(
    ({ found, wrong, lost }) => wrong.length === 0 && found >= LEAST_FOUND * (found + lost.length),
  );
  return wrongOwn.length === 0 && isEnough;
};

if (cardFile === undefined || nameFile === undefined)
  console.log('Skipped: there is no oracle-cards-2026.jsonl.gz with card-names.tsv.gz on this machine.');
else if (!(await run(cardFile, nameFile))) process.exitCode = 1;
