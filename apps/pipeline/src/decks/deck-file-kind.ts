import { beginsLikeJson, parseJsonText } from '@crownsmith/domain';
import type { InputLine } from '#src/input/line-reader';

/** How a file contains its decks. */
export type DeckFileKind = 'json-lines' | 'json-document' | 'text';

const textOf = (line: InputLine | undefined): string => (line?.kind === 'line' ? line.text : '');

/**
 * Detects the kind by the first two lines that are not blank: JSON lines if the first one is JSON or the second starts like
 * another record; one JSON document if they only start like JSON, or are one long line; a text list otherwise.
 * @example detectDeckFileKind({ kind: 'line', line: 1, text: '[Commander]' }, undefined) // 'text'
 */
export const detectDeckFileKind = (first: InputLine, second: InputLine | undefined): DeckFileKind => {
  if (first.kind === 'too-long') return second === undefined ? 'json-document' : 'json-lines';
  const start = textOf(first).trim();
  if (!beginsLikeJson(`${start}\n${textOf(second)}`)) return 'text';
  if (parseJsonText(start).kind === 'value') return 'json-lines';
  return start.length > 1 && textOf(second).startsWith('{') ? 'json-lines' : 'json-document';
};
