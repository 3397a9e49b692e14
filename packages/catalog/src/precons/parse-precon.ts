import { MAX_LIST_CHARACTERS, parseDeckList, type DeckListFacts } from '@crownsmith/domain';
import { describeOtherShape } from '../sources/other-shape';
import { makePrecon, type PreconEntry, type PreconResult } from './precon';
import { deckSchema, envelopeSchema } from './precon.schema';

const entryOf = (entry: string | PreconEntry): PreconEntry =>
  typeof entry === 'string' ? { name: entry, count: 1 } : entry;

const jsonPrecon = (value: unknown, folderSet: string | undefined): PreconResult => {
  const deck = deckSchema.safeParse(value);
  if (!deck.success)
    return { code: 'shape', reason: describeOtherShape('The deck', deck.error, value, ADVICE) };
  const { name, code, set, releaseDate, date, commander, commanders, mainBoard, cards } = deck.data;
  const leaders = [...(commander ?? []), ...(commanders ?? [])].map((each) => entryOf(each).name);
  const entries = [...(mainBoard ?? []), ...(cards ?? [])].map(entryOf);
  return makePrecon(
    { name, set: code ?? set ?? folderSet, date: releaseDate ?? date },
    [...new Set(leaders)],
    entries,
  );
};

const ADVICE = 'take a deck file or the list of all precons of MTGJSON, or a text list';

/** One deck, or a list of decks: an array, or MTGJSON's envelope around either. */
const parseJsonPrecons = (content: string, folderSet: string | undefined): readonly PreconResult[] => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return [{ code: 'json', reason: error instanceof Error ? error.message : 'it is not JSON' }];
  }
  const envelope = envelopeSchema.safeParse(value);
  const inner = envelope.success ? (envelope.data.data ?? envelope.data.decks ?? value) : value;
  if (!Array.isArray(inner)) return [jsonPrecon(inner, folderSet)];
  if (inner.length === 0) return [{ code: 'shape', reason: 'it is a list without decks' }];
  return inner.map((deck) => jsonPrecon(deck, folderSet));
};

/** A line of the header, with or without the slashes of a comment. */
const HEADER_LINE = /^(?:\/\/+\s*)?(name|set|date)\s*:(.*)$/i;

const parseTextPrecon = (
  content: string,
  facts: DeckListFacts,
  folderSet: string | undefined,
): PreconResult => {
  if (content.length > MAX_LIST_CHARACTERS)
    return { code: 'too-large', reason: `a list has at most ${MAX_LIST_CHARACTERS} characters` };
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const header = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const [, key, value] = HEADER_LINE.exec(text) ?? [];
    if (key !== undefined && value !== undefined) {
      header.set(key.toLowerCase(), value.trim());
      // A blank line in place of the header preserves the line numbers.
      lines[at] = '';
    } else if (text !== '' && !text.startsWith('//')) break;
  }
  const list = parseDeckList(lines.join('\n'), facts);
  const [error] = list.errors;
  if (error !== undefined)
    return { code: 'line', reason: `line ${error.line}, column ${error.column}: ${error.code}` };
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
 * @param facts what is known of names, for lists that do not mark their commander
 * @param folderSet the set that the file's folder is named after, for a file that does not name its set
 */
export const parsePrecons = (
  content: string,
  facts: DeckListFacts,
  folderSet?: string,
): readonly PreconResult[] =>
  /^\s*[{[]/.test(content)
    ? parseJsonPrecons(content, folderSet)
    : [parseTextPrecon(content, facts, folderSet)];
