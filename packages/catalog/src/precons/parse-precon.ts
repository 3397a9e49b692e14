import {
  beginsLikeJson,
  deckListErrorText,
  describeJson,
  EMPTY_LIST,
  faultOf,
  listFaultText,
  MAX_LIST_CHARACTERS,
  parseDeckList,
  parseJsonText,
  readJsonDeck,
  resolvePastedList,
  type LookUpCard,
  type PastedCard,
} from '@crownsmith/domain';
import type * as z from 'zod';
import { readDeckCards } from '../decks/deck-cards';
import { describeOtherShape } from '../sources/other-shape';
import { makePrecon, type PreconHeader, type PreconResult } from './precon';
import { deckSchema, envelopeSchema, headerSchema } from './precon.schema';

type LookUp = LookUpCard<PastedCard> | undefined;

const headerOf = (
  { name, code, set, releaseDate, date }: z.infer<typeof headerSchema>,
  folderSet: string | undefined,
): PreconHeader => ({ name, set: code ?? set ?? folderSet, date: releaseDate ?? date });

/** A deck of a site, which has its cards in other fields. */
const listedPrecon = (value: unknown, header: PreconHeader, lookUp: LookUp): PreconResult | undefined => {
  if (readJsonDeck(value).kind === 'other') return undefined;
  const { commanders, main, errors } = resolvePastedList(JSON.stringify(value), lookUp);
  if (errors[0] !== undefined) return { code: 'line', reason: deckListErrorText(errors[0]) };
  const names = commanders.map(({ name }) => name);
  return makePrecon(header, names, main);
};

const hasMainBoard = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'mainBoard' in value;

const jsonPrecon = (value: unknown, folderSet: string | undefined, lookUp: LookUp): PreconResult => {
  const deck = deckSchema.safeParse(value);
  if (!deck.success) {
    const header = headerSchema.safeParse(value);
    const isSiteDeck = header.success && !hasMainBoard(value);
    const listed = isSiteDeck ? listedPrecon(value, headerOf(header.data, folderSet), lookUp) : undefined;
    return listed ?? { code: 'shape', reason: describeOtherShape('The deck', deck.error, value, ADVICE) };
  }
  const header = headerOf(deck.data, folderSet);
  if (!deck.data.mainBoard && !deck.data.cards) {
    const reason = listFaultText({ code: 'not-a-list', what: describeJson(value) });
    return listedPrecon(value, header, lookUp) ?? { code: 'not-a-list', reason };
  }
  const read = readDeckCards(value);
  if (typeof read === 'string')
    return (
      listedPrecon(value, header, lookUp) ?? {
        code: 'shape',
        reason: 'The deck has no cards that can be read',
      }
    );
  return makePrecon(header, read.commanders, read.cards);
};

const ADVICE = 'take a deck file or the list of all precons of MTGJSON, or a text list';

/** One deck, or a list of decks: an array, or MTGJSON's envelope around either. */
const parseJsonPrecons = (
  content: string,
  folderSet: string | undefined,
  lookUp: LookUp,
): readonly PreconResult[] => {
  const json = parseJsonText(content);
  if (json.kind !== 'value') {
    const [error] = parseDeckList(content).errors;
    return [
      { code: 'not-a-list', reason: error === undefined ? 'it is not JSON' : deckListErrorText(error) },
    ];
  }
  const { value } = json;
  const envelope = envelopeSchema.safeParse(value);
  const inner = envelope.success ? (envelope.data.data ?? envelope.data.decks ?? value) : value;
  if (!Array.isArray(inner)) return [jsonPrecon(inner, folderSet, lookUp)];
  if (inner.length === 0) return [{ code: 'shape', reason: 'it is a list without decks' }];
  return inner.map((deck) => jsonPrecon(deck, folderSet, lookUp));
};

/** A line of the header, with or without the slashes of a comment, or of the values in a file of Forge. */
const HEADER_LINE = /^(?:\/\/+\s*)?(name|set|date)\s*[:=](.*)$/i;
/** A line that can stand before the header. */
const BEFORE_HEADER = /^(?:\/\/|\[metadata\]$)/i;
/** Another value of Forge, and none of the header. */
const OTHER_VALUE = /^[a-z ]+=/i;

const parseTextPrecon = (content: string, lookUp: LookUp, folderSet: string | undefined): PreconResult => {
  if (content.length > MAX_LIST_CHARACTERS)
    return { code: 'too-large', reason: `a list has at most ${MAX_LIST_CHARACTERS} characters` };
  if (content.trim() === '') return { code: 'no-cards', reason: listFaultText(EMPTY_LIST) };
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const header = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const [, key, value] = HEADER_LINE.exec(text) ?? [];
    if (key !== undefined && value !== undefined) {
      header.set(key.toLowerCase(), value.trim());
      // A blank line in place of the header preserves the line numbers.
      lines[at] = '';
    } else if (text !== '' && !BEFORE_HEADER.test(text) && !OTHER_VALUE.test(text)) break;
  }
  const list = resolvePastedList(lines.join('\n'), lookUp);
  const [error] = list.errors;
  if (error !== undefined)
    return faultOf(error) === undefined
      ? { code: 'line', reason: `line ${error.line}, column ${error.column}: ${deckListErrorText(error)}` }
      : { code: 'not-a-list', reason: deckListErrorText(error) };
  return makePrecon(
    { name: header.get('name') ?? '', set: header.get('set') ?? folderSet, date: header.get('date') },
    list.commanders.map(({ name }) => name),
    list.main,
  );
};

/**
 * Parses the precons of a file: MTGJSON's deck file, JSON with `name`, `set`, `date`, `commanders` and `cards`, a list of either
 * (as MTGJSON's file of all precons is), or one deck list below lines `Name:`, `Set:` and `Date:`, also as comments (`// NAME:`).
 * Sideboards and display commanders are left out.
 * @param lookUp finds cards by their names, for lists that do not mark their commander
 * @param folderSet the set that the file's folder is named after, for a file that does not name its set
 */
export const parsePrecons = (content: string, lookUp: LookUp, folderSet?: string): readonly PreconResult[] =>
  beginsLikeJson(content)
    ? parseJsonPrecons(content, folderSet, lookUp)
    : [parseTextPrecon(content, lookUp, folderSet)];
