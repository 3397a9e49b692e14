import { Readable } from 'node:stream';
import { err, ok, parseDeckList, type Result } from '@crownsmith/domain';
import { readCombos } from '../combos/read-combos';
import { readDeckDocument } from '../decks/read-deck-document';
import type { SourceDeck } from '../decks/source-deck';
import { readPrices } from '../prices/read-prices';
import { describeValue } from './other-shape';

/** A source's answer as we know it: what is asked, what comes back, and since when we know. */
export interface SourceSample {
  readonly source: string;
  /** what the answer is of, such as 'a deck' */
  readonly what: string;
  /** the page or the notes that describe the shape */
  readonly documentedAt: string;
  /** ISO date (or month) of that description; null if there is none of this year */
  readonly date: string | null;
  /** ISO date on which the shape was last seen, where `date` is null */
  readonly lastSeen: string | null;
  readonly origin: string;
  /** path and query of the request */
  readonly path: string;
  /** sent as a POST with this JSON */
  readonly body?: unknown;
  /** a value `$NAME` is that of an environment variable, without which the source cannot be asked */
  readonly headers?: Readonly<Record<string, string>>;
  /** what the source asks for that an operator has to arrange, as a sentence */
  readonly needs?: string;
  /** an answer of our own making, with the fields that are read and no others */
  readonly sample: string;
  /** paths of objects whose keys are data, such as ids */
  readonly maps?: readonly string[];
  /** paths that an answer may lack */
  readonly optional?: readonly string[];
  /** What is read of an answer, in words; or, in one sentence, why nothing is. */
  readonly read: (text: string) => Promise<Result<string, string>>;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const describeResult = ({ result }: SourceDeck): string => {
  if (result === undefined) return '';
  const { place, players, wins, losses, draws } = result;
  const record = wins === undefined ? '' : `, ${wins}-${losses ?? 0}-${draws ?? 0}`;
  return place === undefined
    ? record
    : `, place ${place}${players === undefined ? '' : ` of ${players}`}${record}`;
};

const describeDeck = (deck: SourceDeck): string => {
  const copies = deck.cards.reduce((sum, card) => sum + card.count, 0);
  return `${count(deck.commanders.length, 'commander')}, ${count(deck.cards.length, 'card')} in ${
    copies === 1 ? '1 copy' : `${copies} copies`
  }${deck.companion === undefined ? '' : ', a companion'}${
    deck.date === null ? '' : `, of ${deck.date}`
  }${deck.bracket === undefined ? '' : `, bracket ${deck.bracket}`}${describeResult(deck)}`;
};

/** The start of an answer, for a message. */
const quote = (text: string): string => JSON.stringify(text.trim().slice(0, 40));

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(
      text.trim() === '' ? 'the answer is empty' : `the answer is no JSON: it begins with ${quote(text)}`,
    );
  }
};

/** Records that are looked at until one is a deck. */
const MAX_RECORDS = 1000;

/** Reads decks of JSON, a list of text among them. */
export const readDecks = async (text: string): Promise<Result<string, string>> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  let reason = `no deck in ${describeValue(json.value)}`;
  let records = 0;
  for (const record of readDeckDocument(json.value, 'answer')) {
    if (record.kind === 'deck') return ok(describeDeck(record.deck));
    if (record.kind === 'list') return readList(record.list.text);
    reason = record.reason;
    if (++records === MAX_RECORDS) break;
  }
  return err(reason);
};

/** Reads a list that a site exports as text. @param extract finds it in the answer */
export const readList = (
  text: string,
  extract: (text: string) => string | undefined = (body) => body,
): Promise<Result<string, string>> => {
  const list = extract(text);
  const parsed = list === undefined ? undefined : parseDeckList(list);
  if (parsed === undefined || parsed.commanders.length + parsed.main.length === 0)
    return Promise.resolve(err(`no list in the answer, which begins with ${quote(text)}`));
  const { commanders, main } = parsed;
  if (main.length === 0) return Promise.resolve(err('no cards besides the commanders'));
  const names = commanders.map(({ name }) => name);
  return Promise.resolve(
    ok(describeDeck({ id: '', date: null, format: null, commanders: names, cards: main })),
  );
};

const bytesOf = (text: string): AsyncIterable<Uint8Array> => Readable.from([Buffer.from(text)]);

/** Reads combos of Commander Spellbook: a page of its API, or its bulk file. */
export const readVariants = async (text: string): Promise<Result<string, string>> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  const variants = ['results', 'variants']
    .map((key) =>
      typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined,
    )
    .find(Array.isArray);
  if (variants === undefined)
    return err(`the answer has neither results nor variants (read of it: ${describeValue(value)})`);
  for await (const event of readCombos(bytesOf(JSON.stringify(variants)))) {
    if (event.kind === 'combo') {
      const { cards, results, bracketTag } = event.combo;
      const tag = bracketTag === undefined ? '' : `, tag ${bracketTag}`;
      return ok(`a combo of ${count(cards.length, 'card')} with ${count(results.length, 'result')}${tag}`);
    }
    if (event.kind === 'reject') return err(event.reason);
  }
  return err('the answer has no combo');
};

/** Reads rows of prices. */
export const readPriceRows = async (text: string): Promise<Result<string, string>> => {
  for await (const event of readPrices(bytesOf(text))) {
    if (event.kind === 'price')
      return ok(`prices of ${event.name} at ${Object.keys(event.prices).sort().join(', ')}`);
    return err(event.reason);
  }
  return err('the file has no rows');
};
