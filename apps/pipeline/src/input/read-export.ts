import { ExportHeader, type ExportKind } from '@crownsmith/api-client';
import { parseJsonText } from '@crownsmith/domain';
import type * as z from 'zod';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import { readLines, type InputLine } from './line-reader';

/** A line of an export after its header: what it contains, or why it cannot be used. */
export type ExportLine<T> =
  | { readonly kind: 'value'; readonly position: string; readonly value: T }
  | { readonly kind: 'reject'; readonly position: string; readonly fault: string; readonly reason: string };

const isBlank = (line: InputLine): boolean => line.kind === 'line' && line.text.trim() === '';

const readHeader = (line: InputLine | undefined, kind: ExportKind, name: string): ExportHeader => {
  const parsed = line?.kind === 'line' ? parseJsonText(line.text) : undefined;
  const header = ExportHeader.safeParse(parsed?.kind === 'value' ? parsed.value : undefined);
  if (header.success && header.data.export === kind) return header.data;
  throw new PipelineError(
    'bad-input',
    `${name} is not an export of ${kind}. Make one on the site's machine: npm run accounts -- export ${kind} FILE`,
  );
};

const readLine = <T>(line: InputLine, schema: z.ZodType<T>): ExportLine<T> => {
  const position = `line ${line.line}`;
  const reject = (fault: string, reason: string): ExportLine<T> => ({
    kind: 'reject',
    position,
    fault,
    reason,
  });
  if (line.kind === 'too-long') return reject('line-too-long', `a line of ${line.bytes} bytes`);
  if (line.kind === 'not-utf8') return reject('not-utf8', 'not UTF-8 text');
  const json = parseJsonText(line.text);
  if (json.kind !== 'value') return reject('malformed', 'not JSON');
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { kind: 'value', position, value: parsed.data };
  const issue = parsed.error.issues[0];
  return reject('malformed', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
};

/**
 * Reads the lines of a file that the site exported.
 * @throws PipelineError for another file, and for one that is cut off: it has not the lines that its header announces
 */
export async function* readExport<T>(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  kind: ExportKind,
  schema: z.ZodType<T>,
): AsyncGenerator<ExportLine<T>> {
  let header: ExportHeader | undefined;
  let count = 0;
  let last: InputLine | undefined;
  for await (const line of readLines(bytes)) {
    if (isBlank(line)) continue;
    if (header === undefined) {
      header = readHeader(line, kind, name);
      continue;
    }
    count += 1;
    last = line;
    yield readLine(line, schema);
  }
  header ??= readHeader(undefined, kind, name);
  if (count < header.count || (last?.kind === 'line' && parseJsonText(last.text).kind === 'cut-off'))
    throw incompleteInput(name);
  if (count > header.count)
    throw new PipelineError(
      'bad-input',
      `${name} has ${count} lines after the first, which announces ${header.count}. Export it again.`,
    );
}
