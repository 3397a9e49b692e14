import { findCsvTable, parseCsvRow } from './csv-table';
import type { DeckLine, DeckList, DeckListError, DeckListFacts } from './deck-list';
import { isDeckXml, parseDeckXml } from './deck-xml';
import type { DeckZone } from './heading';
import { parseLines, collectEntries, type ParsedLines, type ZonedEntry } from './list-lines';
import { cleanLines, isBinary, splitLines, tableLines } from './text-line';
import { guessZones } from './zone-guess';
import { MAX_COMMANDERS, MAX_LIST_CHARACTERS, MAX_LIST_LINES } from '../limits';

const parseTable = (all: readonly string[]): ParsedLines | undefined => {
  const lines = tableLines(all);
  const found = findCsvTable(lines.map(({ text }) => text));
  if (found === undefined) return undefined;
  const rows = lines.slice(found.from).filter(({ text }) => /[^\s|:-]/.test(text));
  return collectEntries(rows.map((line) => ({ line, result: parseCsvRow(line.text, found.table) })));
};

const parseXml = (text: string, all: readonly string[]): ParsedLines | undefined => {
  if (!isDeckXml(text)) return undefined;
  const lines = tableLines(all);
  return collectEntries(
    parseDeckXml(lines.map((line) => line.text)).flatMap(({ result, lineAt }) => {
      const line = lines[lineAt];
      return line === undefined ? [] : [{ line, result }];
    }),
  );
};

/** Moves commanders beyond the second to the main deck and companions beyond the first to the sideboard, with errors. */
const limitZones = (
  entries: readonly ZonedEntry[],
): { readonly lines: readonly DeckLine[]; readonly errors: readonly DeckListError[] } => {
  const errors: DeckListError[] = [];
  let commanders = 0;
  let companions = 0;
  const lines = entries.map(({ block: _block, isExplicit: _isExplicit, ...line }): DeckLine => {
    const place = { line: line.line, column: line.column, text: line.name };
    if (line.zone === 'commander') {
      commanders += 1;
      if (commanders <= MAX_COMMANDERS) return line;
      errors.push({ code: 'too-many-commanders', ...place });
      return { ...line, zone: 'main' };
    }
    if (line.zone === 'companion') {
      companions += 1;
      if (companions === 1) return line;
      errors.push({ code: 'too-many-companions', ...place });
      return { ...line, zone: 'sideboard' };
    }
    return line;
  });
  return { lines, errors };
};

const EMPTY: DeckList = {
  lines: [],
  commanders: [],
  main: [],
  companion: undefined,
  skipped: [],
  errors: [],
  commandersGuessed: false,
};

const sortErrors = (errors: readonly DeckListError[]): readonly DeckListError[] =>
  [...errors].sort((a, b) => a.line - b.line || a.column - b.column);

/**
 * Parses a pasted deck list: the formats of Magic Online, Arena, Moxfield, Archidekt, TappedOut, Deckstats, Forge,
 * Cockatrice, CSV, and plain names, also mixed. Headings, comments and marks state the zones. Returns entries and errors
 * with 1-based line and column; never throws.
 * @example parseDeckList('Commander\n1 Edgar Markov\n\nDeck\n1x Sol Ring (C21) 263').main[0].name // 'Sol Ring'
 * @example parseDeckList('1 Opt\n0 Shock').errors // [{ code: 'invalid-quantity', line: 2, column: 1, text: '0 Shock' }]
 */
export const parseDeckList = (text: string, facts: DeckListFacts = {}): DeckList => {
  const { isCard = () => false } = facts;
  if (isBinary(text)) return { ...EMPTY, errors: [{ code: 'binary', line: 1, column: 1, text: '' }] };
  const all = splitLines(text.slice(0, MAX_LIST_CHARACTERS));
  const lines = all.slice(0, MAX_LIST_LINES);
  const exceeded: readonly (DeckListError | false)[] = [
    text.length > MAX_LIST_CHARACTERS && { code: 'text-too-long', line: all.length, column: 1, text: '' },
    all.length > MAX_LIST_LINES && { code: 'too-many-lines', line: MAX_LIST_LINES + 1, column: 1, text: '' },
  ];
  const { entries, errors } =
    parseXml(text, lines) ?? parseTable(lines) ?? parseLines(cleanLines(lines), isCard);
  const limited = limitZones(guessZones(entries, facts));
  const inZone = (...zones: readonly DeckZone[]): readonly DeckLine[] =>
    limited.lines.filter(({ zone }) => zones.includes(zone));
  return {
    lines: limited.lines,
    commanders: inZone('commander'),
    main: inZone('main'),
    companion: inZone('companion')[0],
    skipped: inZone('sideboard', 'maybeboard', 'token'),
    errors: sortErrors([...exceeded.filter((error) => error !== false), ...errors, ...limited.errors]),
    commandersGuessed:
      limited.lines.some(({ zone }) => zone === 'commander') &&
      !entries.some(({ zone }) => zone === 'commander'),
  };
};
