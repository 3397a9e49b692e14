import { rawLine, type TextLine } from './text-line';

const HTML = /<(?:br|li|d[dlt]|td|th|tr|p|div|span|a|ul|ol|table|h[1-6]|b|strong|em|pre)\b[^<>]*>/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;

/** Tags that end a line. */
const BREAKS = new Set(
  'article blockquote body br dd div dl dt h1 h2 h3 h4 h5 h6 head hr html li ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Tags after which a blank line separates what follows. */
const BLOCKS = new Set('h1 h2 h3 h4 h5 h6 hr ol table ul'.split(' '));
/** Tags with text of one line, however many lines of the source it takes. */
const ITEMS = new Set(['tr', 'li']);
const CELLS = new Set(['td', 'th']);
const INLINE = new Set(
  'a abbr b big button caption code col colgroup del em font i img input ins label link mark meta path s script small span strong style sub sup svg title u'.split(
    ' ',
  ),
);

/** Whether a text is HTML as it is copied from a page's source. */
export const isHtml = (text: string): boolean => HTML.test(text);

/** Joins what stands between the tags that end a line. */
class LineCollector {
  readonly lines: TextLine[] = [];
  /** Whether the line that is open has nothing but blanks: asked for each of its parts, so that it is kept. */
  isEmpty = true;
  private text = '';
  private columns: number[] = [];
  private line = 1;

  append(text: string, line: number, at: number): void {
    if (this.isEmpty && text.trim() !== '') {
      this.line = line;
      this.isEmpty = false;
    }
    this.text += text;
    for (let index = 0; index < text.length; index += 1) this.columns.push(at + index + 1);
  }

  /** Ends a line; a blank one only if it is asked for. */
  flush(line: number, keepsBlank = false): void {
    const { text, columns } = this;
    if (!this.isEmpty)
      this.lines.push({
        text,
        line: this.line,
        columnAt: (index) => columns[Math.min(index, columns.length - 1)] ?? 1,
      });
    else if (keepsBlank) this.lines.push(rawLine('', line));
    this.text = '';
    this.columns = [];
    this.isEmpty = true;
  }
}

/** The lines that a browser would show of HTML, with the cells of a row separated by tabs. */
export const htmlLines = (source: readonly string[]): readonly TextLine[] => {
  const collector = new LineCollector();
  let isInItem = false;
  const applyTag = (closes: boolean, tag: string, whole: string, line: number, at: number): void => {
    if (CELLS.has(tag)) {
      if (!closes && !collector.isEmpty) collector.append('\t', line, at);
    } else if (BREAKS.has(tag)) {
      collector.flush(line, BLOCKS.has(tag) ? !closes : tag === 'br' || (closes && /^(?:p|div)$/.test(tag)));
      isInItem = ITEMS.has(tag) && !closes;
    } else if (!INLINE.has(tag)) collector.append(whole, line, at);
    // Pages set quantity and name apart by style sheets alone.
    else if (tag === 'span' && closes) collector.append(' ', line, at);
  };
  for (const [index, text] of source.entries()) {
    const line = index + 1;
    let from = 0;
    for (const match of text.matchAll(TAG)) {
      const [whole, closes = '', tag = ''] = match;
      collector.append(text.slice(from, match.index), line, from);
      applyTag(closes !== '', tag.toLowerCase(), whole, line, match.index);
      from = match.index + whole.length;
    }
    collector.append(text.slice(from), line, from);
    if (isInItem) collector.append(' ', line, text.length);
    else collector.flush(line, text.trim() === '');
  }
  collector.flush(source.length);
  return collector.lines;
};
