/** The most that a short answer takes, in bytes of its JSON; what the protocol writes around the text, and a link to the rest, are beside it. */
const MAX_SHORT_BYTES = 3600;

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** What follows a text whose end is left out. */
const restText = (lines: number): string =>
  `… ${lines} more ${lines === 1 ? 'line' : 'lines'}: ask with "detail": "full".`;

/**
 * A text in as many of its lines as a short answer has room for, and how many are left out.
 * @example fitText('Sol Ring') // 'Sol Ring'
 */
export const fitText = (text: string): string => {
  if (bytesOf(text) <= MAX_SHORT_BYTES) return text;
  const lines = text.split('\n');
  let room = MAX_SHORT_BYTES - bytesOf(restText(lines.length));
  const taken = lines.findIndex((line) => (room -= bytesOf(`${line}\n`) - 2) < 0);
  return [...lines.slice(0, taken), restText(lines.length - taken)].join('\n');
};
