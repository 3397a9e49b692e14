import type { Card, LookUpCard } from '@crownsmith/domain';
import { makeNameIndex, nameKey } from '#src/names/name-index';
import type { Progress } from '#src/progress';
import type { RejectsFile } from '#src/input/rejects-file';
import type { Stage } from '#src/store/deck-tables';
import { dayNumber, deckContent } from './deck-content-hash';
import { readDeck } from './parse-deck';
import type { DeckSource } from './deck-files';
import type { NameDictionary } from '#src/names/name-dictionary';
import type { RawDeck } from './source-deck';

/** How decks are taken in. */
export interface IntakeOptions {
  /** overrides the format that a deck names; 'commander' where neither does */
  readonly format?: string;
  /** defaults to the name of the file or folder */
  readonly source?: string;
}

const DEFAULT_FORMAT = 'commander';

/** Finds cards of a store by any form of their names; undefined for a store without cards. */
export const makeCardLookUp = (cards: readonly Card[]): LookUpCard<Card> | undefined => {
  if (cards.length === 0) return undefined;
  const { resolve } = makeNameIndex(cards);
  return (name) => {
    const number = resolve(name);
    return number === undefined ? undefined : cards[number];
  };
};

/** What came of the decks of a source. */
export interface Tally {
  read: number;
  waiting: number;
  readonly rejected: Record<string, number>;
  readonly formats: Record<string, number>;
  readonly unresolved: Map<string, number>;
}

const countUp = (record: Record<string, number>, key: string): void =>
  void (record[key] = (record[key] ?? 0) + 1);

/** Decks of an import on their way into the stage. */
const stageDeck = (
  deck: RawDeck,
  source: string,
  format: string,
  names: NameDictionary,
  keys: (name: string) => string,
  stage: Stage,
): void =>
  stage.add({
    content: deckContent(
      format,
      deck.commanders,
      deck.cards.map((card) => card.name),
      keys,
    ),
    id: deck.id,
    format,
    source,
    day: deck.date === null ? null : dayNumber(deck.date),
    commanders: deck.commanders.map(names.idOf),
    cards: deck.cards.map((card) => ({ name: names.idOf(card.name), count: card.count })),
  });

const memo = (make: (name: string) => string): ((name: string) => string) => {
  const made = new Map<string, string>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
};

/** Where decks go as they are read. */
export interface Intake {
  readonly lookUp: LookUpCard<Card> | undefined;
  readonly names: NameDictionary;
  readonly stage: Stage;
  readonly rejects: RejectsFile;
}

/** Reads all decks of a source into the stage; what cannot be used goes to the rejects. */
export const readAll = async (
  source: DeckSource,
  options: IntakeOptions,
  { lookUp, names, stage, rejects }: Intake,
  progress: Progress,
): Promise<Tally> => {
  const tally: Tally = { read: 0, waiting: 0, rejected: {}, formats: {}, unresolved: new Map() };
  const keys = memo(nameKey);
  const task = progress.start(`Reading ${source.name}`, source.bytes);
  try {
    for await (const item of source.items(task.update)) {
      tally.read += 1;
      const read = item.kind === 'fault' ? ({ ok: false, ...item } as const) : readDeck(item, lookUp);
      if (!read.ok) {
        countUp(tally.rejected, read.fault);
        rejects.add({ position: item.position, fault: read.fault, reason: read.reason });
        continue;
      }
      const format = options.format ?? read.deck.format ?? DEFAULT_FORMAT;
      countUp(tally.formats, format);
      stageDeck(read.deck, options.source ?? source.name, format, names, keys, stage);
      if (lookUp === undefined) continue;
      const unknown = read.deck.commanders.filter((name) => lookUp(name) === undefined);
      if (unknown.length > 0) {
        tally.waiting += 1;
        rejects.add({
          position: item.position,
          fault: 'unknown-commander',
          reason: `no card is called ${unknown.join(' or ')}; the deck waits for one`,
          id: read.deck.id,
        });
      }
      for (const name of [...read.deck.commanders, ...read.deck.cards.map((card) => card.name)]) {
        if (lookUp(name) === undefined) tally.unresolved.set(name, (tally.unresolved.get(name) ?? 0) + 1);
      }
    }
  } finally {
    task.end();
  }
  return tally;
};
