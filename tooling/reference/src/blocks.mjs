// The text of doc comments, cut into what a page shows: paragraphs and lists of text and code.

/** Joins the parts of a comment into Markdown. @param {{ kind: string, text: string }[]} parts */
const toMarkdown = (parts) =>
  parts.map(({ kind, text }) => (kind === 'inline-tag' ? `\`${text}\`` : text)).join('');

/**
 * Cuts a line at its code spans.
 * @example toParts('see `ok`') // [{ text: 'see ' }, { text: 'ok', code: true }]
 */
const toParts = (text) =>
  text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('`') && part.endsWith('`') && part.length > 2
        ? { text: part.slice(1, -1), code: true }
        : { text: part.replace(/\s+/g, ' ') },
    );

const LIST_ITEM = /^\s*- /;

/** @returns {({ kind: 'paragraph', parts: object[] } | { kind: 'list', items: object[][] })[]} */
export const toBlocks = (parts) =>
  toMarkdown(parts)
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .flatMap((block) => {
      const at = block.split('\n').findIndex((line) => LIST_ITEM.test(line));
      if (at < 0) return [{ kind: 'paragraph', parts: toParts(block) }];
      const lines = block.split('\n');
      const before = lines.slice(0, at).join('\n');
      const items = lines
        .slice(at)
        .join('\n')
        .split(/\n(?=\s*- )/)
        .map((item) => toParts(item.replace(LIST_ITEM, '')));
      return [
        ...(before === '' ? [] : [{ kind: 'paragraph', parts: toParts(before) }]),
        { kind: 'list', items },
      ];
    });
