import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isInputFolder, openInput, readInput, type InputFile } from '#src/input/input-file';
import { readLines, type InputLine } from '#src/input/line-reader';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import { detectDeckFileKind, isCutOffJson, tryParseJson } from './deck-file-kind';
import type { DeckFault } from './source-deck';

/** One deck of an input, not yet parsed. */
export type DeckEntry =
  | { readonly kind: 'json'; readonly position: string; readonly id: string; readonly value: unknown }
  | { readonly kind: 'text'; readonly position: string; readonly id: string; readonly text: string }
  | { readonly kind: 'fault'; readonly position: string; readonly fault: DeckFault; readonly reason: string };

/** A JSON document of several lines is read into memory; larger ones have to be JSON lines. */
const MAX_DOCUMENT_BYTES = 256_000_000;
const MAX_TEXT_BYTES = 1_000_000;
const HIDDEN = /^[._]/;

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

function* jsonEntries(value: unknown, position: string): Generator<DeckEntry> {
  if (!Array.isArray(value)) yield { kind: 'json', position, id: position, value };
  else
    for (const [index, item] of value.entries())
      yield { kind: 'json', position: `${position}[${index}]`, id: `${position}[${index}]`, value: item };
}

const isBinary = (text: string): boolean => text.includes('\u0000');

/** The next line that is not blank. */
const nextFilledLine = async (lines: AsyncGenerator<InputLine>): Promise<InputLine | undefined> => {
  for (let next = await lines.next(); next.done !== true; next = await lines.next())
    if (next.value.kind !== 'line' || next.value.text.trim() !== '') return next.value;
  return undefined;
};

const readWholeText = async (
  file: InputFile,
  name: string,
  limit: number,
  first: readonly InputLine[],
  rest: AsyncIterable<InputLine>,
): Promise<string> => {
  const lines: string[] = [];
  let size = 0;
  const addLine = (line: InputLine): void => {
    if (line.kind !== 'line')
      throw new PipelineError('bad-input', `${name} is neither JSON nor a text list (line ${line.line}).`);
    size += line.text.length + 1;
    if (size > limit)
      throw new PipelineError(
        'bad-input',
        `${name} is a single document of more than ${limit / 1_000_000} MB (${file.bytes} bytes on disk). Convert it to JSON lines.`,
      );
    lines.push(line.text);
  };
  first.forEach(addLine);
  for await (const line of rest) addLine(line);
  return lines.join('\n');
};

/** The decks of one file: JSON lines, one JSON document, or one text list; gzipped or not. */
async function* fileEntries(
  file: InputFile,
  name: string,
  onBytes: (done: number) => void,
): AsyncGenerator<DeckEntry> {
  const lines = readLines(readInput(file, onBytes));
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
  const limit = kind === 'text' ? MAX_TEXT_BYTES : MAX_DOCUMENT_BYTES;
  const text = await readWholeText(file, name, limit, first, lines);
  if (kind === 'text') return void (yield { kind: 'text', position: name, id: name, text });
  const parsed = tryParseJson(text);
  if (parsed.ok) yield* jsonEntries(parsed.value, name);
  else if (isCutOffJson(text)) throw incompleteInput(name);
  else yield { kind: 'fault', position: name, fault: 'malformed', reason: 'not JSON' };
}

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !HIDDEN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** What one import reads: a file or a folder. */
export interface DeckInput {
  readonly name: string;
  /** paths of the files */
  readonly files: readonly string[];
  /** what progress counts up to: bytes on disk of a file, files of a folder */
  readonly total: number;
  entries(onProgress: (done: number) => void): AsyncGenerator<DeckEntry>;
}

/**
 * Opens a file or a folder. An unreadable file in a folder is one rejected deck; an unreadable single file is an error, and
 * so is a file of many decks that is cut off.
 * @throws PipelineError for a missing, empty, binary or broken file
 */
export const openDeckInput = async (path: string): Promise<DeckInput> => {
  if (!(await isInputFolder(path))) {
    const file = await openInput(path);
    const name = basename(path);
    return {
      name,
      files: [path],
      total: file.bytes,
      entries: (onProgress) => fileEntries(file, name, onProgress),
    };
  }
  const files = await listFiles(path);
  if (files.length === 0) throw new PipelineError('bad-input', `The folder ${path} contains no files.`);
  return {
    name: `${basename(path)}/`,
    files,
    total: files.length,
    entries: async function* (onProgress) {
      for (const [index, file] of files.entries()) {
        const name = relative(path, file);
        let entries = 0;
        try {
          for await (const entry of fileEntries(await openInput(file), name, () => undefined)) {
            entries += 1;
            yield entry;
          }
        } catch (error) {
          if (!(error instanceof PipelineError) || entries > 0) throw error;
          yield { kind: 'fault', position: name, fault: 'malformed', reason: error.message };
        }
        onProgress(index + 1);
      }
    },
  };
};
