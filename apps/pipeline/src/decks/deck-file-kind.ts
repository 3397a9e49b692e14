/** A value of JSON text, or that the text is not JSON. */
export const tryParseJson = (
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
};

/** Whether text that begins like JSON ends before that is closed: in a string, or within brackets. */
export const isCutOffJson = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return inString || depth > 0;
};

/** How a file contains its decks. */
export type DeckFileKind = 'json-lines' | 'json-document' | 'text';

/**
 * Detects the kind by the first lines: JSON lines if the first line is valid JSON or the second starts like another
 * record; one JSON document if the first line only starts like JSON; a text list otherwise.
 * @example detectDeckFileKind('{', '  "name": "x"') // 'json-document'
 */
export const detectDeckFileKind = (first: string, second: string | undefined): DeckFileKind => {
  const start = first.trimStart();
  if (!/^[[{]/.test(start)) return 'text';
  if (tryParseJson(start).ok) return 'json-lines';
  if (start.length > 1 && second !== undefined && second.startsWith('{')) return 'json-lines';
  return 'json-document';
};
