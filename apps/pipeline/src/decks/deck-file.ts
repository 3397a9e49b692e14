import { readDeckDocument, type SourceDeck, type SourceList } from '@crownsmith/catalog';
import { readLines, type InputLine } from '#src/input/line-reader';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import { detectDeckFileKind, isCutOffJson, tryParseJson } from './deck-file-kind';
import type { DeckFault } from './parsed-deck';

/** One deck of an input, not yet checked, or why there is none. */
export type DeckEntry =
  | { readonly kind: 'deck'; readonly position: string; readonly deck: SourceDeck }
  | { readonly kind: 'list'; readonly position: string; readonly list: SourceList }
  | { readonly kind: 'fault'; readonly position: string; readonly fault: DeckFault; readonly reason: string };

/** A file to read decks from, on disk or in an archive. */
export interface DeckFile {
  /** what positions begin with */
  readonly name: string;
  /** its bytes, decompressed; may be called again */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** A JSON document of several lines is read into memory; larger ones have to be JSON lines. */
const MAX_DOCUMENT_BYTES = 256_000_000;
const MAX_TEXT_BYTES = 1_000_000;

/** The decks of a JSON value at a position. */
export function* jsonEntries(value: unknown, position: string): Generator<DeckEntry> {
  for (const record of readDeckDocument(value, position)) {
    if (record.kind !== 'reject') yield record;
    else yield { kind: 'fault', position: record.position, fault: record.fault, reason: record.reason };
  }
}

/** @throws PipelineError for a last line that is cut off */
function* lineEntries(line: InputLine, name: string, isLast: boolean): Generator<DeckEntry> {
  const position = `${name}:${line.line}`;
  const makeFault = (fault: DeckFault, reason: string): DeckEntry => ({
    kind: 'fault',
    position,
    fault,
    reason,
  });
  if (line.kind === 'too-long') yield makeFault('line-too-long', `a line of ${line.bytes} bytes`);
  else if (line.kind === 'not-utf8') yield makeFault('not-utf8', 'not UTF-8 text');
  else if (line.text.trim() !== '') {
    const parsed = tryParseJson(line.text);
    if (parsed.ok) yield* jsonEntries(parsed.value, position);
    else if (isLast && isCutOffJson(line.text)) throw incompleteInput(name);
    else yield makeFault('malformed', 'not JSON');
  }
}

const isBinary = (text: string): boolean => text.includes('\u0000');

/** The next line that is not blank. */
const nextFilledLine = async (lines: AsyncGenerator<InputLine>): Promise<InputLine | undefined> => {
  for (let next = await lines.next(); next.done !== true; next = await lines.next())
    if (next.value.kind !== 'line' || next.value.text.trim() !== '') return next.value;
  return undefined;
};

const tooLarge = (name: string, limit: number): PipelineError =>
  new PipelineError(
    'bad-input',
    `${name} is a single document of more than ${limit / 1_000_000} MB. Convert it to JSON lines.`,
  );

const readWholeText = async (
  name: string,
  limit: number,
  first: readonly InputLine[],
  rest: AsyncIterable<InputLine>,
): Promise<string> => {
  const lines: string[] = [];
  let size = 0;
  const addLine = (line: InputLine): void => {
    if (line.kind === 'too-long') throw tooLarge(name, limit);
    if (line.kind !== 'line')
      throw new PipelineError('bad-input', `${name} is neither JSON nor a text list (line ${line.line}).`);
    size += line.text.length + 1;
    if (size > limit) throw tooLarge(name, limit);
    lines.push(line.text);
  };
  first.forEach(addLine);
  for await (const line of rest) addLine(line);
  return lines.join('\n');
};

function* documentEntries(text: string, name: string): Generator<DeckEntry> {
  const parsed = tryParseJson(text);
  if (parsed.ok) yield* jsonEntries(parsed.value, name);
  else if (isCutOffJson(text)) throw incompleteInput(name);
  else yield { kind: 'fault', position: name, fault: 'malformed', reason: 'not JSON' };
}

/**
 * The decks of one file: JSON lines, one JSON document (on several lines or on one long one), or one text list.
 * @throws PipelineError for a file that is blank, binary, too large or cut off
 */
export async function* readDeckFile({ name, open }: DeckFile): AsyncGenerator<DeckEntry> {
  const lines = readLines(open());
  const first: InputLine[] = [];
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const isBlank = next.value.kind === 'line' && next.value.text.trim() === '';
    if (!isBlank || first.length > 0) first.push(next.value);
    if (first.length === 2) break;
  }
  const [one, two] = first;
  if (one === undefined) throw new PipelineError('bad-input', `${name} contains only blank lines.`);
  if (one.kind === 'not-utf8' || (one.kind === 'line' && isBinary(one.text)))
    throw new PipelineError('bad-input', `${name} is a binary file, not a deck file.`);
  if (one.kind === 'too-long' && two === undefined) {
    // An answer of an API is a single line, however many decks it has.
    yield* documentEntries(
      await readWholeText(name, MAX_DOCUMENT_BYTES, [], readLines(open(), MAX_DOCUMENT_BYTES)),
      name,
    );
    return;
  }
  const kind =
    one.kind === 'line'
      ? detectDeckFileKind(one.text, two?.kind === 'line' ? two.text : undefined)
      : 'json-lines';
  if (kind === 'json-lines') {
    const rest = first[Symbol.iterator]();
    let current = rest.next().value;
    const next = async (): Promise<InputLine | undefined> =>
      rest.next().value ?? (await nextFilledLine(lines));
    while (current !== undefined) {
      const following = await next();
      yield* lineEntries(current, name, following === undefined);
      current = following;
    }
    return;
  }
  const text = await readWholeText(name, kind === 'text' ? MAX_TEXT_BYTES : MAX_DOCUMENT_BYTES, first, lines);
  if (kind === 'text')
    yield { kind: 'list', position: name, list: { id: name, date: null, format: null, text } };
  else yield* documentEntries(text, name);
}
