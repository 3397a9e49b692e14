import {
  MAX_LIST_CHARACTERS,
  MAX_LIST_LINES,
  namesOfPastedList,
  resolvePastedList,
  type DeckListEntry,
  type DeckListError,
  type ListFormat,
  type PastedLine,
} from '@crownsmith/domain';
import { deckListErrorText } from '@crownsmith/snapshot/text';
import * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { toListCard, type ListCard } from './list-card';
import { ListDocument } from './list-document';

/** How a list is written: `auto` tells JSON from text, and a list of any program from that of any other. */
export type ListNotation = 'auto' | 'json' | ListFormat;

/** An entry of a list, with its line in a text and its card where the source knows one. */
export interface ReadEntry extends DeckListEntry {
  readonly line?: number;
  readonly card: ListCard | undefined;
}

/** A line that could not be read. */
export interface LineError {
  readonly line: number;
  /** the beginning of the line */
  readonly text: string;
  readonly message: string;
}

/** A list whose names were looked up. */
export interface ReadList {
  readonly commanders: readonly ReadEntry[];
  readonly main: readonly ReadEntry[];
  readonly companion?: ReadEntry | undefined;
  /** entries of sideboard, maybeboard and tokens, which belong to no deck */
  readonly skipped: readonly ReadEntry[];
  readonly errors: readonly LineError[];
  /** whether the commanders follow from the order of the text alone */
  readonly commandersGuessed: boolean;
}

const TOO_LONG = `The list is too long: it may have ${MAX_LIST_CHARACTERS} characters and ${MAX_LIST_LINES} lines.`;

/** Errors of the whole text, which leave nothing or only a part of it. */
const FATAL: Readonly<Partial<Record<DeckListError['code'], string>>> = {
  binary: 'The list is not plain text.',
  'text-too-long': TOO_LONG,
  'too-many-lines': TOO_LONG,
};

const isJson = (text: string): boolean => /^\s*[{[]\s*(?:"|[{}\]])/.test(text);

const readDocument = (text: string): ListDocument => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Failure('usage', `The list is not valid JSON: ${(cause as Error).message}.`, { cause });
  }
  const parsed = ListDocument.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('usage', `The list is not as the format json has it:\n${z.prettifyError(parsed.error)}`);
};

const resolveDocument = async (document: ListDocument, source: CardSource): Promise<ReadList> => {
  const { commanders, companion, main } = document;
  const entries = [...commanders, ...(companion ? [companion] : []), ...main];
  const cards = await source.cards([...new Set(entries.map(({ name }) => name))]);
  const resolve = (entry: ListDocument['main'][number]): ReadEntry => {
    const card = cards.get(entry.name);
    const { name, count, ...marks } = entry;
    const stated = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
    return { name, count, ...stated, card: card && toListCard(card) };
  };
  return {
    commanders: commanders.map(resolve),
    main: main.map(resolve),
    ...(companion && { companion: resolve(companion) }),
    skipped: [],
    errors: [],
    commandersGuessed: false,
  };
};

const toEntry = ({ zone: _, column: _column, ...entry }: PastedLine<ListCard>): ReadEntry => entry;

const resolveText = async (text: string, source: CardSource): Promise<ReadList> => {
  const found = await source.cards(namesOfPastedList(text));
  const cards = new Map([...found].map(([name, card]) => [name, toListCard(card)]));
  const list = resolvePastedList(text, (name) => cards.get(name));
  const [fatal] = list.errors.flatMap(({ code }) => FATAL[code] ?? []);
  if (fatal !== undefined) throw new Failure('usage', fatal);
  return {
    commanders: list.commanders.map(toEntry),
    main: list.main.map(toEntry),
    ...(list.companion && { companion: toEntry(list.companion) }),
    skipped: list.skipped.map((line) => ({ ...toEntry({ ...line, card: cards.get(line.name) }) })),
    errors: list.errors.map((error) => ({
      line: error.line,
      text: error.text,
      message: deckListErrorText(error),
    })),
    commandersGuessed: list.commandersGuessed,
  };
};

/**
 * Reads a list in any notation and looks its names up. Unknown names and unreadable lines are part of the result. Rejects
 * with a Failure for text that is no list at all (binary, too long, broken JSON), and where the source is unavailable.
 */
export const readList = async (
  text: string,
  source: CardSource,
  notation: ListNotation = 'auto',
): Promise<ReadList> =>
  notation === 'json' || (notation === 'auto' && isJson(text))
    ? resolveDocument(readDocument(text), source)
    : resolveText(text, source);

/** The entries of a list that are part of the deck: commanders, companion, main deck. */
export const deckEntries = ({ commanders, companion, main }: ReadList): readonly ReadEntry[] => [
  ...commanders,
  ...(companion ? [companion] : []),
  ...main,
];
