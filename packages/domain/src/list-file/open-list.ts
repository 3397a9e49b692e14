import { hasIdsAlone } from '../deck-list/csv-table';
import { isDeckXml } from '../deck-list/deck-xml';
import { isHtml } from '../deck-list/html-lines';
import { MAX_DOCUMENT_CHARACTERS, MAX_LIST_CHARACTERS } from '../limits';
import { findBinary } from './binary-kind';
import { readJsonDeck, type JsonEntry } from './json-deck';
import { beginsLikeJson, jsonTextSteps } from './json-value';
import type { ListFault } from './list-fault';

/** What a text is: lines of a list, the entries of a deck in JSON, or something else. */
export type OpenedList =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly JsonEntry[] }
  | { readonly kind: 'fault'; readonly fault: ListFault };

/** Whether a text is a deck in JSON, which says much of each card. */
const isDocument = (text: string): boolean => text.length <= MAX_DOCUMENT_CHARACTERS && beginsLikeJson(text);

/** Why a text is more than a list may be; undefined for one that is not. */
export const lengthFaultOf = (text: string): ListFault | undefined =>
  text.length <= MAX_LIST_CHARACTERS || isDocument(text) ? undefined : { code: 'too-long', what: 'too long' };

const notAList = (what: string): OpenedList => ({ kind: 'fault', fault: { code: 'not-a-list', what } });

function* openJson(text: string): Generator<void, OpenedList> {
  const json = yield* jsonTextSteps(text, MAX_DOCUMENT_VALUES);
  if (json.kind === 'cut-off') return { kind: 'fault', fault: { code: 'cut-off', what: 'JSON' } };
  if (json.kind === 'too-large')
    return notAList('JSON that is nested deeper, or has more values, than a list of cards');
  if (json.kind === 'broken') return notAList('JSON with a mistake in it');
  if (json.kind === 'lines') return notAList(`a file of ${json.count} lines of JSON`);
  yield;
  const deck = readJsonDeck(json.value);
  yield;
  if (deck.kind === 'other') return notAList(deck.what);
  return deck;
}

const ADDRESS = /^\s*(?:https?:\/\/|www\.)([^\s/?#]{1,100})\S*\s*$/i;
const RICH_TEXT = /^\s*\{\\rtf/;
const XML = /^\ufeff?\s*<(?:\?xml|rss|feed|svg)\b/i;

/** Values of a document that is parsed: more than any list of cards has, and few enough to be parsed in one go. */
const MAX_DOCUMENT_VALUES = 200_000;
/** Characters of an address, and of the beginning of a file that tells what it is. */
const HEAD_CHARACTERS = 4000;

/**
 * Opens a text that should be a list, in steps of some milliseconds: the one entrance of all that reads lists. What is none is named.
 * @example finishSteps(openList('{ "object": "card", "name": "Opt" }')) // { kind: 'fault', fault: { code: 'not-a-list', what: "Scryfall's JSON of a card" } }
 */
export function* openList(text: string): Generator<void, OpenedList> {
  const binary = findBinary(text);
  if (binary !== undefined) return { kind: 'fault', fault: binary };
  if (isDocument(text)) {
    yield;
    return yield* openJson(text);
  }
  const head = text.trimStart().slice(0, HEAD_CHARACTERS);
  if (RICH_TEXT.test(head)) return notAList('a document of a word processor (.rtf)');
  const host = text.length > HEAD_CHARACTERS ? undefined : ADDRESS.exec(text)?.[1];
  if (host !== undefined) return notAList(`the address of a page (${host.toLowerCase()})`);
  if (XML.test(head) && !isDeckXml(text) && !isHtml(text))
    return notAList('XML of something else than a deck');
  if (hasIdsAlone(head.split(/[\r\n]/, 1)[0] ?? ''))
    return notAList('a table with ids of cards, but without a column of their names');
  return { kind: 'text', text };
}
