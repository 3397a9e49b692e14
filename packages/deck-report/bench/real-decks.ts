import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { enrichCard, preconFiles, readCombos, readPrecons, readScryfall } from '@crownsmith/catalog';
import {
  collectGameChangerEvidence,
  starterCard,
  starterCards,
  starterCombos,
  type SourcedCard,
} from '@crownsmith/catalog/starter';
import { createCardNames, decideGameChanger, faceNames, foldName, type Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { comboKey, type ComboFacts } from '../src/combos/combo';
import type { ReportCard, ReportDeck } from '../src/report/report-card';

const CARDS = REAL_CARDS;

/** Looks a card up by its name, as it may be written in a deck file. */
export type LookUp = (name: string) => ReportCard | undefined;

const foldedNames = (name: string): readonly string[] => [name, ...faceNames(name)].map(foldName);

/** The records of the cards of some names, or of all. */
const openCards = (path: string, names: ReadonlySet<string> | undefined): AsyncIterable<Uint8Array> => {
  if (names === undefined) return createReadStream(path);
  const wanted = new Set([...names].flatMap(foldedNames));
  const lines = cardLines(path, (name) => foldedNames(name).some((face) => wanted.has(face)));
  return Readable.from([Buffer.from(lines.join('\n'))]);
};

const readSourcedCards = async (
  path: string,
  names: ReadonlySet<string> | undefined,
): Promise<readonly SourcedCard[]> => {
  const sourced: SourcedCard[] = [];
  for await (const event of readScryfall(openCards(path, names))) {
    if (event.kind !== 'card') continue;
    const known = starterCard(event.card.name);
    const card = known === undefined ? event.card : enrichCard(event.card, known, event.provided);
    sourced.push({ card, origin: 'imported', provided: event.provided });
  }
  const slugs = new Set(sourced.map(({ card }) => card.slug));
  const newer = starterCards().filter(({ slug }) => !slugs.has(slug));
  return [...sourced, ...newer.map((card): SourcedCard => ({ card, origin: 'starter' }))];
};

/** The real cards, and how to find one. */
export interface ReportCatalogue {
  readonly cards: readonly Card[];
  readonly lookUp: LookUp;
}

/**
 * The real cards, completed with the starter's and the announced Game Changers; undefined without the file.
 * @param names only the cards of these names, for a shorter run
 */
export const readReportCatalogue = async (
  names?: ReadonlySet<string>,
): Promise<ReportCatalogue | undefined> => {
  const path = realData(CARDS);
  if (path === undefined) return undefined;
  const sourced = await readSourcedCards(path, names);
  const gameChangers = collectGameChangerEvidence(sourced);
  const cards = sourced.map(({ card }, at) => ({
    ...card,
    gameChanger: decideGameChanger(gameChangers[at] ?? {}),
  }));
  const { find } = createCardNames(new Map(cards.map((card) => [card.slug as string, card])), new Map());
  return { cards, lookUp: find };
};

/** Looks up the real cards, or those of some names; undefined without the file. */
export const readReportCards = async (names?: ReadonlySet<string>): Promise<LookUp | undefined> =>
  (await readReportCatalogue(names))?.lookUp;

const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path).pipe(createGunzip()) });

interface NamedDeck {
  readonly id: string;
  readonly date?: string | null;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

/** A real deck with its id. */
export interface NamedReportDeck {
  readonly id: string;
  /** ISO date; undefined where it is not dated */
  readonly date?: string | undefined;
  readonly deck: ReportDeck;
}

const toDeck = (
  lookUp: LookUp,
  commanders: readonly string[],
  cards: readonly { readonly name: string; readonly count: number }[],
): ReportDeck => {
  const toEntry = ({ name, count }: { readonly name: string; readonly count: number }) => ({
    name,
    count,
    card: lookUp(name),
  });
  return { commanders: commanders.map((name) => toEntry({ name, count: 1 })), main: cards.map(toEntry) };
};

/** The decks of a file of real decks (JSON lines, gzipped). @param every only each such deck, for a shorter run */
export const readDeckFile = async (
  file: string,
  lookUp: LookUp,
  every = 1,
): Promise<readonly NamedReportDeck[]> => {
  const path = realData(file);
  const decks: NamedReportDeck[] = [];
  if (path === undefined) return decks;
  let at = 0;
  for await (const line of linesOf(path)) {
    if (line.trim() === '' || at++ % every !== 0) continue;
    const { id, date, commanders, cards } = JSON.parse(line) as NamedDeck;
    decks.push({
      id,
      date: date ?? undefined,
      deck: toDeck(
        lookUp,
        commanders,
        cards.map((name) => ({ name, count: 1 })),
      ),
    });
  }
  return decks;
};

/** The real preconstructed decks. */
export const readPreconDecks = async (lookUp: LookUp): Promise<readonly NamedReportDeck[]> => {
  const folder = realData('precons');
  if (folder === undefined) return [];
  const decks: NamedReportDeck[] = [];
  for await (const event of readPrecons(preconFiles(folder))) {
    if (event.kind !== 'precon') continue;
    const { slug, commanders, cards } = event.precon;
    decks.push({ id: slug, deck: toDeck(lookUp, commanders, cards) });
  }
  return decks;
};

const COMBO_FILES = ['combos-2026.jsonl.gz', 'combos.jsonl.gz'];

/** The real combos, the newest first, with the starter's; of those with the same cards the first stays. */
export const readReportCombos = async (): Promise<readonly ComboFacts[]> => {
  const combos = new Map<string, ComboFacts>();
  const add = (combo: ComboFacts): void => {
    const key = combo.cards.map(comboKey).sort().join('\n');
    if (!combos.has(key)) combos.set(key, combo);
  };
  for (const file of COMBO_FILES) {
    const path = realData(file);
    if (path === undefined) continue;
    for await (const event of readCombos(createReadStream(path)))
      if (event.kind === 'combo') add(event.combo);
  }
  starterCombos().forEach(add);
  return [...combos.values()];
};
