import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { openInput, readInput, type InputFile } from '#src/input/input-file';
import { readLines, type InputLine } from '#src/input/line-reader';
import { PipelineError, asPipelineError, systemCode } from '#src/pipeline-error';
import type { DeckFault } from './source-deck';

/** One deck's worth of a source, before it is understood. */
export type SourceItem =
  | { readonly kind: 'record'; readonly position: string; readonly id: string; readonly value: unknown }
  | { readonly kind: 'text'; readonly position: string; readonly id: string; readonly text: string }
  | { readonly kind: 'fault'; readonly position: string; readonly fault: DeckFault; readonly reason: string };

/** A JSON document of several lines is read whole; more than this is better kept as JSON lines. */
const MAX_DOCUMENT_BYTES = 256_000_000;
const MAX_TEXT_BYTES = 1_000_000;
const HIDDEN = /^[._]/;

const parseJson = (text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
};

/** How a file holds its decks, judged by its first lines. */
export type DeckFileKind = 'json-lines' | 'json-document' | 'text';

/**
 * JSON lines if the first line is JSON by itself or the second starts like another record; one JSON document if it only
 * starts like one; a text list otherwise.
 * @example deckFileKind('{', '  "name": "x"') // 'json-document'
 */
export const deckFileKind = (first: string, second: string | undefined): DeckFileKind => {
  const start = first.trimStart();
  if (!/^[[{]/.test(start)) return 'text';
  if (parseJson(start).ok) return 'json-lines';
  if (start.length > 1 && second !== undefined && second.startsWith('{')) return 'json-lines';
  return 'json-document';
};

const lineItems = function* (line: InputLine, name: string): Generator<SourceItem> {
  const position = `${name}:${line.line}`;
  if (line.kind === 'too-long')
    return void (yield {
      kind: 'fault',
      position,
      fault: 'line-too-long',
      reason: `a line of ${line.bytes} bytes`,
    });
  if (line.kind === 'not-utf8')
    return void (yield { kind: 'fault', position, fault: 'not-utf8', reason: 'not UTF-8 text' });
  if (line.text.trim() === '') return;
  const parsed = parseJson(line.text);
  if (!parsed.ok) return void (yield { kind: 'fault', position, fault: 'malformed', reason: 'not JSON' });
  yield* recordItems(parsed.value, position);
};

const recordItems = function* (value: unknown, position: string): Generator<SourceItem> {
  if (!Array.isArray(value)) yield { kind: 'record', position, id: position, value };
  else
    for (const [index, one] of value.entries())
      yield { kind: 'record', position: `${position}[${index}]`, id: `${position}[${index}]`, value: one };
};

const isBinary = (text: string): boolean => text.includes('\u0000');

const wholeText = async (
  file: InputFile,
  name: string,
  limit: number,
  first: readonly InputLine[],
  rest: AsyncIterable<InputLine>,
): Promise<string> => {
  const lines: string[] = [];
  let size = 0;
  const take = (line: InputLine): void => {
    if (line.kind !== 'line')
      throw new PipelineError('bad-input', `${name} is neither JSON nor a text list (line ${line.line}).`);
    size += line.text.length + 1;
    if (size > limit)
      throw new PipelineError(
        'bad-input',
        `${name} is one document of more than ${limit / 1_000_000} MB (${file.bytes} bytes on disk); write it as JSON lines.`,
      );
    lines.push(line.text);
  };
  first.forEach(take);
  for await (const line of rest) take(line);
  return lines.join('\n');
};

/** Everything in one file: JSON lines, one JSON document, or one text list; gzip or not. */
async function* fileItems(
  file: InputFile,
  name: string,
  onBytes: (done: number) => void,
): AsyncGenerator<SourceItem> {
  const lines = readLines(readInput(file, onBytes));
  const first: InputLine[] = [];
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const blank = next.value.kind === 'line' && next.value.text.trim() === '';
    if (!blank || first.length > 0) first.push(next.value);
    if (first.length === 2) break;
  }
  const [one, two] = first;
  if (one === undefined) throw new PipelineError('bad-input', `${name} holds nothing but blank lines.`);
  if (one.kind === 'not-utf8' || (one.kind === 'line' && isBinary(one.text)))
    throw new PipelineError('bad-input', `${name} is a binary file, not decks.`);
  const kind =
    one.kind === 'line' ? deckFileKind(one.text, two?.kind === 'line' ? two.text : undefined) : 'json-lines';
  if (kind === 'json-lines') {
    for (const line of first) yield* lineItems(line, name);
    for await (const line of lines) yield* lineItems(line, name);
    return;
  }
  const limit = kind === 'text' ? MAX_TEXT_BYTES : MAX_DOCUMENT_BYTES;
  const text = await wholeText(file, name, limit, first, lines);
  if (kind === 'text') return void (yield { kind: 'text', position: name, id: name, text });
  const parsed = parseJson(text);
  if (parsed.ok) yield* recordItems(parsed.value, name);
  else yield { kind: 'fault', position: name, fault: 'malformed', reason: 'not JSON' };
}

const folderFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !HIDDEN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** One path of an import: a file, or a folder that counts as one. */
export interface DeckSource {
  readonly name: string;
  /** files as they stand on the disk */
  readonly files: readonly string[];
  readonly bytes: number;
  items(onBytes: (done: number) => void): AsyncGenerator<SourceItem>;
}

/**
 * Looks at a path. In a folder a file that cannot be read is one bad deck; a single file that cannot be read is an error.
 * @throws PipelineError for a missing, empty, binary or broken file.
 */
export const openDeckSource = async (path: string): Promise<DeckSource> => {
  const info = await stat(path).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT')
      throw new PipelineError('missing', `There is no file or folder ${path}.`, { cause: error });
    throw asPipelineError(error) ?? error;
  });
  if (!info.isDirectory()) {
    const file = await openInput(path);
    const name = basename(path);
    return { name, files: [path], bytes: file.bytes, items: (onBytes) => fileItems(file, name, onBytes) };
  }
  const files = await folderFiles(path);
  if (files.length === 0) throw new PipelineError('bad-input', `The folder ${path} holds no files.`);
  return {
    name: `${basename(path)}/`,
    files,
    bytes: files.length,
    items: async function* (onBytes) {
      for (const [index, one] of files.entries()) {
        const name = relative(path, one);
        try {
          yield* fileItems(await openInput(one), name, () => undefined);
        } catch (error) {
          if (!(error instanceof PipelineError)) throw error;
          yield { kind: 'fault', position: name, fault: 'malformed', reason: error.message };
        }
        onBytes(index + 1);
      }
    },
  };
};
