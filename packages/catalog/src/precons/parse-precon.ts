import { MAX_LIST_CHARACTERS, parseDeckList, type DeckListFacts } from '@crownsmith/domain';
import { makePrecon, type PreconEntry, type PreconResult } from './precon';
import { deckSchema, envelopeSchema } from './precon.schema';

const entryOf = (entry: string | PreconEntry): PreconEntry =>
  typeof entry === 'string' ? { name: entry, count: 1 } : entry;

const parseJsonPrecon = (content: string): PreconResult => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return { code: 'json', reason: error instanceof Error ? error.message : 'it is not JSON' };
  }
  const envelope = envelopeSchema.safeParse(value);
  const deck = deckSchema.safeParse(
    envelope.success && envelope.data.data !== undefined ? envelope.data.data : value,
  );
  if (!deck.success) {
    const issue = deck.error.issues[0];
    return { code: 'shape', reason: `${issue?.path.join('.') || 'deck'}: ${issue?.message ?? 'unexpected'}` };
  }
  const { name, code, set, releaseDate, date, commander, commanders, mainBoard, cards } = deck.data;
  const leaders = [...(commander ?? []), ...(commanders ?? [])].map((each) => entryOf(each).name);
  const entries = [...(mainBoard ?? []), ...(cards ?? [])].map(entryOf);
  return makePrecon({ name, set: code ?? set, date: releaseDate ?? date }, [...new Set(leaders)], entries);
};

const HEADER_LINE = /^\s*(name|set|date)\s*:\s*(.*?)\s*$/i;

const parseTextPrecon = (content: string, facts: DeckListFacts): PreconResult => {
  if (content.length > MAX_LIST_CHARACTERS)
    return { code: 'too-large', reason: `a list has at most ${MAX_LIST_CHARACTERS} characters` };
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const header = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, key, value] = HEADER_LINE.exec(line) ?? [];
    if (key !== undefined && value !== undefined) header.set(key.toLowerCase(), value);
    else if (line.trim() !== '') break;
  }
  // Blank lines in place of the header preserve the line numbers.
  const list = parseDeckList([...lines.slice(0, at).map(() => ''), ...lines.slice(at)].join('\n'), facts);
  const [error] = list.errors;
  if (error !== undefined)
    return { code: 'line', reason: `line ${error.line}, column ${error.column}: ${error.code}` };
  return makePrecon(
    { name: header.get('name') ?? '', set: header.get('set'), date: header.get('date') },
    list.commanders.map(({ name }) => name),
    list.main,
  );
};

/**
 * Parses a precon: MTGJSON's deck file, JSON with `name`, `set`, `date`, `commanders` and `cards`, or a deck list below
 * lines `Name:`, `Set:` and `Date:`.
 * @param facts what is known of names, for lists that do not mark their commander
 */
export const parsePrecon = (content: string, facts: DeckListFacts): PreconResult =>
  /^\s*[{[]/.test(content) ? parseJsonPrecon(content) : parseTextPrecon(content, facts);
