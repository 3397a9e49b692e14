import { decodeEntities } from '../text/entity';
import { setPrinting, type EntryMarks } from './entry-marks';
import { normalizeName, type CopyBounds, type EntryError, type ParsedEntry } from './list-entry';
import { zoneOfWord, type DeckZone } from './heading';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

/** An element and the text behind its tag. */
const TAG = /<(\/?)(cards?|(?:super)?zone|section|name)\b([^<>]*)>([^<>]*)/gi;
/** Behind the name of a card, in LackeyCCG's elements. */
const SET = /^<\/name>\s*<set>([^<>]*)/i;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+) ?= ?(?:"([^"]*)"|'([^']*)')/g;

/** Whether a text is a deck file of Magic Online, LackeyCCG (both `.dek`), Cockatrice (`.cod`) or OCTGN (`.o8d`). */
export const isDeckXml = (text: string): boolean =>
  /^\s*<[^>]*>/.test(text) && /<cards?\b[^<>]*\b(?:name|qty|number|quantity)\s*=|<superzone\b/i.test(text);

/** A card of a deck file; `nameAt` of the entry is an index in its line. */
export interface XmlEntry {
  readonly result: Result<ParsedEntry, EntryError>;
  /** 0-based index of the line. */
  readonly lineAt: number;
}

interface Value {
  readonly text: string;
  /** Index in the line. */
  readonly at: number;
}

const parseAttributes = (text: string, at: number): ReadonlyMap<string, Value> => {
  const values = new Map<string, Value>();
  for (const match of text.matchAll(ATTRIBUTE)) {
    const [whole, key = '', double, single] = match;
    const value = double ?? single ?? '';
    values.set(key.toLowerCase(), { text: value, at: at + match.index + whole.length - value.length - 1 });
  }
  return values;
};

const parseCard = (
  values: ReadonlyMap<string, Value>,
  content: Value,
  zone: DeckZone | undefined,
  { minCopies = 1, maxCopies = MAX_COPIES }: CopyBounds,
): Result<ParsedEntry, EntryError> => {
  const name = values.get('name') ?? content;
  const text = decodeEntities(name.text).trim();
  const quantity = values.get('quantity') ?? values.get('number') ?? values.get('qty');
  const count = Number(quantity?.text ?? 1);
  if (text === '') return err({ code: 'no-name', at: name.at });
  if (text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name.at });
  if (!Number.isInteger(count) || count < minCopies || count > maxCopies)
    return err({ code: 'invalid-quantity', at: quantity?.at ?? name.at });
  const isSideboard = /^true$/i.test(values.get('sideboard')?.text ?? '');
  // Cockatrice states the printing.
  const marks: EntryMarks = {};
  setPrinting(marks, values.get('setshortname')?.text, values.get('collectornumber')?.text);
  return ok({
    entry: { count, name: normalizeName(text), ...marks },
    zone: isSideboard ? 'sideboard' : zone,
    nameAt: name.at,
    isKnown: false,
    hasQuantity: quantity !== undefined,
  });
};

/** Parses the cards of a deck file in XML; other elements only state the zone of the next cards. */
export const parseDeckXml = (lines: readonly string[], copies: CopyBounds = {}): readonly XmlEntry[] => {
  const entries: XmlEntry[] = [];
  let zone: DeckZone | undefined;
  let isInSuperzone = false;
  for (const [lineAt, line] of lines.entries()) {
    for (const match of line.matchAll(TAG)) {
      const [whole, closes = '', tag = '', attributes = '', text = ''] = match;
      const contentAt = match.index + whole.length - text.length;
      const values = parseAttributes(attributes, contentAt - attributes.length - 1);
      if (/^(?:zone|superzone|section)$/i.test(tag)) {
        zone = closes === '' ? zoneOfWord(values.get('name')?.text ?? '') : undefined;
        isInSuperzone = closes === '' && /^s.*zone$/i.test(tag);
      } else if (closes !== '') continue;
      else if (/^name$/i.test(tag)) {
        // An element for each copy.
        const set = SET.exec(line.slice(match.index + whole.length))?.[1] ?? '';
        const stated = new Map([['setshortname', { text: set, at: contentAt }]]);
        if (isInSuperzone)
          entries.push({ result: parseCard(stated, { text, at: contentAt }, zone, copies), lineAt });
      } else if (values.size > 0)
        entries.push({ result: parseCard(values, { text, at: contentAt }, zone, copies), lineAt });
    }
  }
  return entries;
};
