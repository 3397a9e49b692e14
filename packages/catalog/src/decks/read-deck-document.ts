import { isJsonCardList, listFaultText, readJsonDeck } from '@crownsmith/domain';
import * as z from 'zod';
import { isEdhTop16, readEdhTop16 } from './edhtop16-entries';
import { parseIsoDate } from './iso-date';
import { isMtgoTournament, readMtgoTournament } from './mtgo-tournament';
import { isScryfallDeck, parseJsonDeck } from './parse-json-deck';
import type { DeckRecord, SourceDeckFault } from './source-deck';
import { isTopDeck, readTopDeck } from './topdeck-tournament';

const hasOwn = (value: object, key: string): boolean => Object.hasOwn(value, key);

/** Shapes of single decks, which come before those of answers with many. */
const DECK_KEYS = ['mainBoard', 'boards', 'mainboard', 'sections', 'cards'] as const;

const isDeck = (value: object): boolean => {
  const data: unknown = hasOwn(value, 'data') ? Reflect.get(value, 'data') : undefined;
  return (
    isScryfallDeck(value) ||
    DECK_KEYS.some((key) => hasOwn(value, key)) ||
    (typeof data === 'object' && data !== null && hasOwn(data, 'mainBoard'))
  );
};

/** The reader of an answer with many decks; undefined for anything else. */
const findReader = (value: object): ((position: string) => Generator<DeckRecord>) | undefined => {
  if (isDeck(value)) return undefined;
  if (isTopDeck(value)) return (position) => readTopDeck(value, position);
  if (isMtgoTournament(value)) return (position) => readMtgoTournament(value, position);
  return isEdhTop16(value) ? (position) => readEdhTop16(value, position) : undefined;
};

/** Keys of lists of decks: MTGJSON's envelope, and files of ours. */
const LIST_KEYS = ['data', 'decks'] as const;

/** The decks that an object only wraps, with the key that they are under; undefined for any other object. */
const findList = (value: object): readonly [string, readonly unknown[]] | undefined => {
  for (const key of LIST_KEYS) {
    const list: unknown = hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (Array.isArray(list) && !isDeck(value)) return [key, list];
  }
  return undefined;
};

/** Faults of JSON that a reader of lists may read or name, with the cards that it knows. */
const OPEN_FAULTS: ReadonlySet<SourceDeckFault> = new Set(['unknown-shape', 'no-commander']);

/** JSON of a value; of one that is nested too deep to be a deck, nothing. */
const print = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

/** What any program may call the facts of a deck. */
const Facts = z.object({
  id: z.union([z.string(), z.number()]).nullish().catch(undefined),
  date: z.string().nullish().catch(undefined),
  format: z.string().nullish().catch(undefined),
});

/** JSON as a list: which of its cards leads it, a reader of lists finds out. */
const listRecord = (value: unknown, position: string): DeckRecord => {
  const facts = Facts.safeParse(value);
  const { id, date, format } = facts.success ? facts.data : {};
  const list = { id: String(id ?? position), date: parseIsoDate(date), format: format ?? null };
  return { kind: 'list', position, list: { ...list, text: print(value) } };
};

/** Arrays within arrays; an answer of a file of answers has one more. */
const MAX_DEPTH = 3;

function* readValue(value: unknown, position: string, depth: number): Generator<DeckRecord> {
  if (Array.isArray(value) && isJsonCardList(value)) {
    yield listRecord(value, position);
    return;
  }
  if (Array.isArray(value) && depth < MAX_DEPTH) {
    for (const [index, item] of value.entries()) yield* readValue(item, `${position}[${index}]`, depth + 1);
    return;
  }
  const wrapped =
    typeof value === 'object' && value !== null && depth < MAX_DEPTH ? findList(value) : undefined;
  if (wrapped !== undefined) {
    const [key, list] = wrapped;
    yield* readValue(list, `${position}.${key}`, depth);
    return;
  }
  const read = typeof value === 'object' && value !== null ? findReader(value) : undefined;
  if (read !== undefined) {
    yield* read(position);
    return;
  }
  const parsed = parseJsonDeck(value, position);
  const isOpen = parsed.ok ? parsed.deck.commanders.length === 0 : OPEN_FAULTS.has(parsed.fault);
  const list = isOpen ? readJsonDeck(value) : undefined;
  if (list !== undefined && list.kind !== 'other') yield listRecord(value, position);
  else if (list !== undefined && parsed.ok) {
    const reason = listFaultText({ code: 'not-a-list', what: list.what });
    yield { kind: 'reject', position, fault: 'unknown-shape', reason };
  } else if (parsed.ok) yield { kind: 'deck', position, deck: parsed.deck };
  else yield { kind: 'reject', position, fault: parsed.fault, reason: parsed.reason };
}

/**
 * Reads all decks of a JSON value, whatever it is: one deck of a shape that `parseJsonDeck` knows, a tournament of TopDeck.gg or
 * MTGODecklistCache, an answer of EDHTop16, or an array of any of these, also as `data` (MTGJSON) or `decks`. An array of cards is one list. What has no deck yields a `reject` with its position
 * and the reason; a list that is text, and JSON of another shape, is yielded as a list, which `parseDeckList` reads or names.
 * @param position where the value is, such as the name of its file; it begins the positions and is the id of decks without one
 * @example
 * [...readDeckDocument([{ commanders: ['Krenko, Mob Boss'], cards: ['Sol Ring'] }], 'a.json')] // [{ kind: 'deck', position: 'a.json[0]', … }]
 */
export const readDeckDocument = (value: unknown, position: string): Generator<DeckRecord> =>
  readValue(value, position, 0);
