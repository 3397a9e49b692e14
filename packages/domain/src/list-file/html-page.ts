/** What begins a whole page, and not a part of one. */
const PAGE = /^\ufeff?\s*(?:<!--[^<>]{0,500}-->\s*)?<(?:!doctype html|html|head|body)\b/i;
/** Elements whose content no browser shows as text. */
const HIDDEN = /<(script|style|noscript|template|svg|head)\b/gi;
const MAX_TITLE = 60;

/** Whether a text is the source of a whole page of the web. */
export const isHtmlPage = (text: string): boolean => PAGE.test(text);

/** The title of a page; undefined without one. */
const pageTitle = (text: string): string | undefined => {
  const title = /<title\b[^<>]*>([^<>]{1,300})</i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim();
  return title === undefined || title === '' ? undefined : title.slice(0, MAX_TITLE);
};

/** What a page is, in words that follow "This is". @example describePage('<html><title>404</title>') // 'a web page (“404”)' */
export const describePage = (text: string): string => {
  const title = pageTitle(text);
  return title === undefined ? 'a web page' : `a web page (“${title}”)`;
};

/** A page with blanks in place of what no browser shows: lines and columns stay. */
export const blankHidden = (page: string): string => {
  const lower = page.toLowerCase();
  const parts: string[] = [];
  let index = 0;
  for (const { 1: tag = '', index: start } of page.matchAll(HIDDEN)) {
    if (start < index) continue;
    const close = lower.indexOf(`</${tag.toLowerCase()}`, start);
    const end = close < 0 ? page.length : close;
    parts.push(page.slice(index, start), page.slice(start, end).replace(/[^\n\r]/g, ' '));
    index = end;
    if (close < 0) break;
  }
  return parts.join('') + page.slice(index);
};
