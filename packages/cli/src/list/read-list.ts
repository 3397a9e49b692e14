import {
  beginsLikeJson,
  deckListErrorText,
  faultOf,
  formatNotes,
  hasNoDeck,
  MAX_LIST_CHARACTERS,
  MAX_LIST_LINES,
  namesOfPastedList,
  noCardText,
  resolvePastedList,
  type DeckListEntry,
  type DeckListError,
  type ListFormat,
  type PastedLine,
} from '@crownsmith/domain';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { toListCard, type ListCard } from './list-card';

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
  /** what has to be stated of the list as a whole, as sentences */
  readonly notes?: readonly string[];
}

const TOO_LONG = `The list is too long: it may have ${MAX_LIST_CHARACTERS} characters and ${MAX_LIST_LINES} lines.`;

/** The message of an error of the whole text, which leaves nothing or only a part of it; undefined for one of a line. */
const fatalText = (error: DeckListError): string | undefined => {
  if (faultOf(error) !== undefined) return deckListErrorText(error);
  return error.code === 'text-too-long' || error.code === 'too-many-lines' ? TOO_LONG : undefined;
};

const toEntry = ({ zone: _, column: _column, ...entry }: PastedLine<ListCard>): ReadEntry => entry;

const resolveText = async (text: string, source: CardSource): Promise<ReadList> => {
  const found = await source.cards(namesOfPastedList(text));
  const cards = new Map([...found].map(([name, card]) => [name, toListCard(card)]));
  const list = resolvePastedList(text, (name) => cards.get(name));
  const [fatal] = list.errors.flatMap((error) => fatalText(error) ?? []);
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
    notes: formatNotes(list.notes),
  };
};

/** The entries of a list that are part of the deck: commanders, companion, main deck. */
export const deckEntries = ({ commanders, companion, main }: ReadList): readonly ReadEntry[] => [
  ...commanders,
  ...(companion ? [companion] : []),
  ...main,
];

/**
 * Reads a list in any notation and looks its names up. Unknown names and unreadable lines are part of the result. Rejects
 * with a Failure for text that is no list at all (binary, too long, without cards, JSON of something else), and where the source is
 * unavailable.
 */
export const readList = async (
  text: string,
  source: CardSource,
  notation: ListNotation = 'auto',
): Promise<ReadList> => {
  if (notation === 'json' && !beginsLikeJson(text))
    throw new Failure('usage', 'The list is not JSON. Leave out --from json.');
  const list = await resolveText(text, source);
  if (text.trim() !== '' && hasNoDeck(list)) throw new Failure('usage', noCardText(list));
  return list;
};
