import { readDeckDocument, type SourceDeck, type SourceList } from '@crownsmith/catalog';
import { beginsLikeJson, decodeList, listFaultText, parseJsonText } from '@crownsmith/domain';
import { readLines, type InputLine } from '#src/input/line-reader';
import { emptyInput, incompleteInput, PipelineError } from '#src/pipeline-error';
import { detectDeckFileKind } from './deck-file-kind';
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
/** The same on one line, as an API answers. */
const MAX_ONE_LINE_BYTES = 16_000_000;
const MAX_TEXT_BYTES = 1_000_000;
/** A deck of 250 long names takes about 10 kB; a longer line than this of several is none, and is not kept while it is read. */
const MAX_LINE_BYTES = 1_000_000;

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
    const json = parseJsonText(line.text);
    if (json.kind === 'value') yield* jsonEntries(json.value, position);
    else if (isLast && json.kind === 'cut-off') throw incompleteInput(name, { what: 'JSON' });
    else yield makeFault('malformed', 'not JSON');
  }
}

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

/** The bytes of a file up to a limit. @throws PipelineError for more */
const readWhole = async (
  name: string,
  limit: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > limit) throw tooLarge(name, limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** @throws PipelineError for a file that is no text, or cut off */
function* documentEntries(name: string, bytes: Uint8Array): Generator<DeckEntry> {
  const text = decodeList(bytes);
  if (!text.ok) throw new PipelineError('bad-input', `${name}: ${listFaultText(text.error)}`);
  const json = beginsLikeJson(text.value) ? parseJsonText(text.value) : undefined;
  if (json?.kind === 'cut-off') throw incompleteInput(name, { what: 'JSON' });
  if (json?.kind === 'value') yield* jsonEntries(json.value, name);
  else yield { kind: 'list', position: name, list: { id: name, date: null, format: null, text: text.value } };
}

/**
 * The decks of one file: JSON lines, one JSON document (on several lines or on one long one), or one text list in any
 * encoding.
 * @throws PipelineError for a file that is blank, binary, too large or cut off
 */
export async function* readDeckFile({ name, open }: DeckFile): AsyncGenerator<DeckEntry> {
  const lines = readLines(open(), MAX_LINE_BYTES);
  const first: InputLine[] = [];
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const isBlank = next.value.kind === 'line' && next.value.text.trim() === '';
    if (!isBlank || first.length > 0) first.push(next.value);
    if (first.length === 2) break;
  }
  const [one, two] = first;
  if (one === undefined) throw emptyInput(name);
  const kind = detectDeckFileKind(one, two);
  if (kind !== 'json-lines') {
    await lines.return(undefined);
    const ofDocument = one.kind === 'too-long' ? MAX_ONE_LINE_BYTES : MAX_DOCUMENT_BYTES;
    const limit = kind === 'text' ? MAX_TEXT_BYTES : ofDocument;
    yield* documentEntries(name, await readWhole(name, limit, open()));
    return;
  }
  const rest = first[Symbol.iterator]();
  let current = rest.next().value;
  const next = async (): Promise<InputLine | undefined> => rest.next().value ?? (await nextFilledLine(lines));
  while (current !== undefined) {
    const following = await next();
    yield* lineEntries(current, name, following === undefined);
    current = following;
  }
}
