import type { SourceDeck } from '@crownsmith/catalog';
import type { Card, LookUpCard } from '@crownsmith/domain';
import type { RejectsFile } from '#src/input/rejects-file';
import type { NameDictionary } from '#src/names/name-dictionary';
import { makeCachedNameKey } from '#src/names/name-key';
import type { Progress } from '#src/progress';
import type { Stage } from '#src/store/deck-tables';
import { hashDeckContent, versionKey } from './deck-content-hash';
import { findCommandZoneError } from './command-zone-error';
import { deckDay, type DayRange } from './deck-date';
import type { DeckInput } from './deck-input';
import { parseDeck } from './parse-deck';

export interface StageOptions {
  /** overrides the format that a deck names; 'commander' if there is neither */
  readonly format?: string;
  /** defaults to the name of the file or folder */
  readonly source?: string;
}

const DEFAULT_FORMAT = 'commander';

/** Counts over the decks of an input. */
export interface StageTally {
  read: number;
  /** decks whose commander is unknown */
  pending: number;
  /** unknown commanders with the decks that wait for each */
  readonly awaited: Record<string, number>;
  /** decks whose date no deck can have; they are stored without it */
  misdated: number;
  /** lines of lists that were not understood; the rest of their decks counts */
  unread: number;
  /** rejected decks by fault */
  readonly rejected: Record<string, number>;
  /** why the last of them was */
  reason?: string;
  readonly formats: Record<string, number>;
  /** unknown names with the decks that list them */
  readonly unresolved: Map<string, number>;
}

const increment = (record: Record<string, number>, key: string): void =>
  void (record[key] = (record[key] ?? 0) + 1);

/** Where decks and rejects are written. */
export interface StageTarget {
  /** undefined if the store has no cards */
  readonly lookUp: LookUpCard<Card> | undefined;
  readonly names: NameDictionary;
  readonly stage: Stage;
  readonly rejects: RejectsFile;
  readonly days: DayRange;
}

const stageDeck = (
  deck: SourceDeck,
  source: string,
  format: string,
  key: (name: string) => string,
  { names, stage, days }: StageTarget,
): void =>
  stage.add({
    content: hashDeckContent(
      format,
      deck.commanders,
      deck.cards.map((card) => card.name),
      key,
    ),
    version: versionKey(deck.commanders, deck.cards),
    id: deck.id,
    format,
    source,
    day: deckDay(deck.date, days),
    commanders: deck.commanders.map(names.idOf),
    cards: deck.cards.map((card) => ({ name: names.idOf(card.name), count: card.count })),
    bracket: deck.bracket,
    result: deck.result,
  });

/** Parses all decks of an input into the stage; what cannot be used is written to the rejects file. */
export const stageDecks = async (
  input: DeckInput,
  options: StageOptions,
  target: StageTarget,
  progress: Progress,
): Promise<StageTally> => {
  const { lookUp, rejects } = target;
  const tally: StageTally = {
    read: 0,
    pending: 0,
    awaited: {},
    misdated: 0,
    unread: 0,
    rejected: {},
    formats: {},
    unresolved: new Map(),
  };
  const key = makeCachedNameKey();
  const task = progress.start(`Reading ${input.name}`, input.total);
  try {
    for await (const entry of input.entries(task.update)) {
      tally.read += 1;
      const parsed = entry.kind === 'fault' ? ({ ok: false, ...entry } as const) : parseDeck(entry, lookUp);
      if (!parsed.ok) {
        increment(tally.rejected, parsed.fault);
        tally.reason = parsed.reason;
        rejects.add({ position: entry.position, fault: parsed.fault, reason: parsed.reason });
        continue;
      }
      const { deck } = parsed;
      const format = options.format ?? deck.format ?? DEFAULT_FORMAT;
      const error = lookUp && findCommandZoneError(format, deck.commanders.map(lookUp));
      if (error !== undefined) {
        increment(tally.rejected, error.fault);
        tally.reason = error.reason;
        rejects.add({ position: entry.position, ...error, id: deck.id });
        continue;
      }
      increment(tally.formats, format);
      stageDeck(deck, options.source ?? input.name, format, key, target);
      for (const reason of parsed.unread ?? []) {
        tally.unread += 1;
        rejects.add({ position: entry.position, fault: 'line', reason, id: deck.id });
      }
      if (deck.date !== null && deckDay(deck.date, target.days) === null) {
        tally.misdated += 1;
        rejects.add({
          position: entry.position,
          fault: 'impossible-date',
          reason: `${deck.date} is before the game's first set or in the future; the deck counts without a date`,
          id: deck.id,
        });
      }
      if (lookUp === undefined) continue;
      const isUnknown = (name: string): boolean => lookUp(name) === undefined;
      const unknownCommanders = deck.commanders.filter(isUnknown);
      if (unknownCommanders.length > 0) {
        tally.pending += 1;
        for (const name of unknownCommanders) increment(tally.awaited, name);
        rejects.add({
          position: entry.position,
          fault: 'unknown-commander',
          reason: `no card is named ${unknownCommanders.join(' or ')}; the deck is pending until one is imported`,
          id: deck.id,
        });
      }
      for (const name of [...deck.commanders, ...deck.cards.map((card) => card.name)])
        if (isUnknown(name)) tally.unresolved.set(name, (tally.unresolved.get(name) ?? 0) + 1);
    }
  } finally {
    task.end();
  }
  return tally;
};
