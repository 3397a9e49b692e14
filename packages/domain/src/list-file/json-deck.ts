import { zoneOfWord, type DeckZone } from '../deck-list/heading';
import {
  isAbsent,
  nameOf,
  quantityOf,
  readCategories,
  readJsonCard,
  type Categories,
  type JsonCard,
} from './json-card';
import { describeJson, findJsonWithoutDeck } from './json-kind';
import { isJsonObject, type JsonObject } from './json-value';
import { MAX_LIST_LINES } from '../limits';

/** An entry of a deck in JSON: a card, or a line of text; `zone` is undefined where nothing states it. */
export type JsonEntry = { readonly zone: DeckZone | undefined } & (
  | { readonly kind: 'card'; readonly card: JsonCard; readonly name: string }
  | { readonly kind: 'line'; readonly text: string }
);

/** What JSON is: the entries of a deck, a list of text, or something else, in words that follow "This is". */
export type JsonDeck =
  | { readonly kind: 'entries'; readonly entries: readonly JsonEntry[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'other'; readonly what: string };

/** Fields that have a deck, or a part of one that they do not name. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'boards sections groups zones entries inventory list decklist convertedDeck deckObj ObjectStates ContainedObjects'.split(
    ' ',
  ),
);
/** Fields that have a deck where their value is an object, and something else where it is a list. */
const ENVELOPES: ReadonlySet<string> = new Set(['data', 'result', 'response']);
/** Containers of parts, whose entries are no cards. */
const PARTS: ReadonlySet<string> = new Set(['sections', 'groups', 'zones']);
/** A field that has all of the deck, whatever is beside it. */
const WHOLE = ['boards', 'inventory'];
/** Zones of a single card beside lists. */
const LEADERS: Readonly<Record<string, DeckZone>> = { partner: 'commander', background: 'commander' };
const MAX_DEPTH = 8;

/** Items of a list that tell what it is: as many as are read. */
const firstItems = (items: readonly unknown[]): readonly unknown[] => items.slice(0, MAX_LIST_LINES + 1);

type ListField = readonly [key: string, value: unknown];

const zoneOfKey = (key: string): DeckZone | undefined =>
  (Object.hasOwn(LEADERS, key) ? LEADERS[key] : undefined) ?? zoneOfWord(key.replaceAll('_', ' '));

const isListLike = (value: unknown): boolean =>
  (Array.isArray(value) && value.length > 0) || (isJsonObject(value) && Object.keys(value).length > 0);

const isKnownKey = (key: string): boolean => CONTAINERS.has(key) || zoneOfKey(key) !== undefined;

const hasParts = (value: unknown): boolean =>
  Array.isArray(value)
    ? firstItems(value).some((each) => isJsonObject(each) && listFields(each).length > 0)
    : true;

/** The fields of an object that have cards. */
const listFields = (value: JsonObject): readonly ListField[] => {
  const fields = Object.entries(value).filter(([key, each]) => {
    if (ENVELOPES.has(key)) return isJsonObject(each) && listFields(each).length > 0;
    if (PARTS.has(key)) return hasParts(each);
    return isKnownKey(key) && isListLike(each);
  });
  const whole = fields.find(([key]) => WHOLE.includes(key));
  return whole === undefined ? fields : [whole];
};

/** Whether an object is a deck, and not a part of one: it has parts of its own. */
const isDeck = (value: unknown): boolean =>
  isJsonObject(value) &&
  listFields(value).some(([key]) => !['cards', 'entries', 'list', 'ContainedObjects'].includes(key));

const isHeading = (item: JsonObject, name: string): boolean =>
  zoneOfWord(name) !== undefined && quantityOf(item) === undefined;

/** The zone of a field in a part: a category of cards does not end it. */
const partZone = (
  own: DeckZone | undefined,
  key: string,
  part: DeckZone | undefined,
): DeckZone | undefined =>
  own === undefined || key === 'cards' || (own === 'main' && part !== undefined) ? part : own;

const isCounts = (value: unknown): value is JsonObject =>
  isJsonObject(value) && Object.values(value).every((each) => typeof each === 'number');

/** Collects the entries of a value. */
class JsonReader {
  readonly entries: JsonEntry[] = [];
  readonly texts: string[] = [];
  /** Decks that stand in lists of several. */
  decks = 0;

  constructor(private readonly categories: Categories) {}

  read(value: unknown, zone: DeckZone | undefined, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) this.readList(value, zone, depth);
    else if (isJsonObject(value)) this.readObject(value, zone, depth);
  }

  /** Whether there are more entries than are read of a list. */
  private get isFull(): boolean {
    return this.entries.length > MAX_LIST_LINES;
  }

  private addCard(item: JsonObject, name: string, zone: DeckZone | undefined): void {
    if (isAbsent(item)) return;
    const card = readJsonCard(item, name, this.categories);
    this.entries.push({ kind: 'card', card, name, zone: card.zone ?? zone });
  }

  /** Copies by names. */
  private addCounts(counts: JsonObject, zone: DeckZone | undefined): void {
    for (const [name, count] of Object.entries(counts)) {
      if (this.isFull) return;
      if (typeof count === 'number') this.addCard({ count }, name, zone);
    }
  }

  private addLeader(value: unknown, zone: DeckZone): void {
    const name = typeof value === 'string' ? value : isJsonObject(value) ? nameOf(value) : undefined;
    // EDHTop16 joins the names of a pair.
    for (const each of name?.split(' / ') ?? [])
      if (each.trim() !== '') this.addCard(isJsonObject(value) ? value : {}, each.trim(), zone);
  }

  private readList(items: readonly unknown[], zone: DeckZone | undefined, depth: number): void {
    const decks = firstItems(items).filter(isDeck).length;
    if (decks > 1) {
      this.decks += decks;
      return;
    }
    let current = zone;
    for (const item of items) {
      if (this.isFull) return;
      if (typeof item === 'string') {
        const heading = zoneOfWord(item);
        if (heading !== undefined) current = heading;
        else if (item.trim() !== '') this.entries.push({ kind: 'line', text: item, zone: current });
      } else if (Array.isArray(item)) {
        const [name, marks] = item as readonly unknown[];
        if (typeof name === 'string' && isJsonObject(marks)) this.addCard(marks, name, current);
      } else if (isJsonObject(item)) current = this.readItem(item, current, depth);
    }
  }

  /** @returns the zone of the items behind */
  private readItem(item: JsonObject, zone: DeckZone | undefined, depth: number): DeckZone | undefined {
    const name = nameOf(item);
    if (listFields(item).length > 0) {
      this.readFields(item, zoneOfWord(name ?? '') ?? zone, depth + 1);
      return zone;
    }
    if (name === undefined) return zone;
    if (isHeading(item, name)) return zoneOfWord(name);
    this.addCard(item, name, zone);
    return zone;
  }

  private readObject(value: JsonObject, zone: DeckZone | undefined, depth: number): void {
    if (listFields(value).length > 0) return this.readFields(value, zone, depth + 1);
    if (zone !== undefined) this.addCounts(value, zone);
    // Cards by their names or ids.
    for (const [key, each] of Object.entries(value)) {
      if (this.isFull) return;
      if (!isJsonObject(each)) continue;
      const name = nameOf(each) ?? (quantityOf(each) === undefined ? undefined : key);
      if (name !== undefined) this.addCard(each, name, zone);
    }
  }

  readFields(value: JsonObject, zone: DeckZone | undefined, depth: number): void {
    const lists = new Map(listFields(value));
    const isWhole = WHOLE.some((key) => lists.has(key));
    for (const [key, each] of Object.entries(value)) {
      const keyZone = zoneOfKey(key);
      const isLeader = keyZone === 'commander' || keyZone === 'companion';
      const isCard =
        typeof each === 'string' ||
        (isJsonObject(each) && nameOf(each) !== undefined && listFields(each).length === 0);
      if (isLeader && isCard && !isWhole) this.addLeader(each, keyZone);
      else if (typeof each === 'string' && isKnownKey(key) && each.includes('\n')) this.texts.push(each);
      else if (key === 'cards' && isCounts(each)) this.addCounts(each, zone);
      else if (lists.has(key) && !isCard) this.read(each, partZone(keyZone, key, zone), depth);
    }
  }
}

const isSection = (item: unknown): boolean =>
  isJsonObject(item) && zoneOfWord(nameOf(item) ?? '') !== undefined;

/** Whether an array of JSON is one list: its items are lines, or cards with their copies, and no decks. */
export const isJsonCardList = (items: readonly unknown[]): boolean =>
  items.length > 0 &&
  firstItems(items).every((item) =>
    isJsonObject(item)
      ? nameOf(item) !== undefined && quantityOf(item) !== undefined && listFields(item).length === 0
      : typeof item === 'string' && !item.includes('\n'),
  );

/** The decks that an object only wraps; any other value as it is. */
const decksIn = (value: unknown): unknown =>
  isJsonObject(value) && Array.isArray(value['decks']) && listFields(value).length === 0
    ? value['decks']
    : value;

/**
 * The deck of a value of JSON, whatever program wrote it: its lists are found by the names of their fields (`commanders`,
 * `mainBoard`, `boards`, `sections`, `cards`), its cards by the fields that cards have.
 */
export const readJsonDeck = (value: unknown): JsonDeck => {
  const several = (count: number): JsonDeck => ({ kind: 'other', what: `JSON of ${count} decks` });
  const noDeck = findJsonWithoutDeck(value);
  if (noDeck !== undefined) return { kind: 'other', what: noDeck };
  const inner = decksIn(value);
  let deck = inner;
  if (Array.isArray(inner)) {
    const decks = firstItems(inner).filter((item) => isJsonObject(item) && listFields(item).length > 0);
    if (decks.length > 1 && !decks.every(isSection)) return several(decks.length);
    if (decks.length === 1 && inner.length === 1) deck = decks[0];
  }
  const reader = new JsonReader(readCategories(deck));
  if (isJsonObject(deck)) reader.readFields(deck, undefined, 0);
  else reader.read(deck, undefined, 0);
  const { entries, texts, decks } = reader;
  if (decks > 0) return several(decks);
  if (entries.length > 0) return { kind: 'entries', entries };
  if (texts.length > 0) return { kind: 'text', text: texts.join('\n') };
  return { kind: 'other', what: describeJson(deck) };
};
