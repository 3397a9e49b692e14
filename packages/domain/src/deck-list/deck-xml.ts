import type { EntryError, ParsedEntry } from './list-entry';
import { zoneOfWord, type DeckZone } from './heading';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

const TAG = /<(\/?)(cards?|zone)\b([^<>]*)>/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,5});/gi;
const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const unescape = (text: string): string =>
  text.replace(ENTITY, (entity) => {
    const named = NAMED[entity.toLowerCase()];
    if (named !== undefined) return named;
    const code = /^&#x/i.test(entity) ? parseInt(entity.slice(3), 16) : Number(entity.slice(2, -1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

/** Whether a text is a deck file of Magic Online (`.dek`) or Cockatrice (`.cod`). */
export const isDeckXml = (text: string): boolean =>
  /^\s*(?:\ufeff\s*)?<[^>]*>/.test(text) && /<cards?\b[^<>]*\bname\s*=/i.test(text);

/** A card of a deck file; `nameAt` of the entry is an index in its line. */
export interface XmlEntry {
  readonly result: Result<ParsedEntry, EntryError>;
  /** 0-based index of the line. */
  readonly lineAt: number;
}

const parseCard = (
  attributes: string,
  zone: DeckZone | undefined,
  at: number,
): Result<ParsedEntry, EntryError> => {
  const values = new Map<string, { readonly text: string; readonly at: number }>();
  for (const match of attributes.matchAll(ATTRIBUTE)) {
    const [whole, key = '', double, single] = match;
    const text = double ?? single ?? '';
    values.set(key.toLowerCase(), { text, at: at + match.index + whole.length - text.length - 1 });
  }
  const name = values.get('name');
  const text = unescape(name?.text ?? '').trim();
  const quantity = values.get('quantity') ?? values.get('number');
  const count = Number(quantity?.text ?? 1);
  if (text === '') return err({ code: 'no-name', at });
  if (text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name?.at ?? at });
  if (!Number.isInteger(count) || count < 1 || count > MAX_COPIES)
    return err({ code: 'invalid-quantity', at: quantity?.at ?? at });
  const isSideboard = /^true$/i.test(values.get('sideboard')?.text ?? '');
  return ok({
    entry: { count, name: text.replace(/\s*\/{1,3}\s*/g, ' // ') },
    zone: isSideboard ? 'sideboard' : zone,
    nameAt: name?.at ?? at,
  });
};

/** Parses the cards of a deck file in XML; other elements only state the zone of the next cards. */
export const parseDeckXml = (lines: readonly string[]): readonly XmlEntry[] => {
  const entries: XmlEntry[] = [];
  let zone: DeckZone | undefined;
  for (const [lineAt, line] of lines.entries()) {
    for (const match of line.matchAll(TAG)) {
      const [whole, closes = '', tag = '', attributes = ''] = match;
      const at = match.index + whole.length - attributes.length - 1;
      if (/^zone$/i.test(tag)) {
        const named = /\bname\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1];
        zone = closes === '' && named !== undefined ? zoneOfWord(named) : undefined;
      } else if (closes === '' && /\bname\s*=/i.test(attributes)) {
        entries.push({ result: parseCard(attributes, zone, at), lineAt });
      }
    }
  }
  return entries;
};
