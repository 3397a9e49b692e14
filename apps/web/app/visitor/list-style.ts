/** The layouts of a card list. */
export const LIST_STYLES = ['images', 'text', 'table'] as const;
export type ListStyle = (typeof LIST_STYLES)[number];

/** Whether a text names a list style. @example isListStyle('table') // true */
export const isListStyle = (text: unknown): text is ListStyle =>
  (LIST_STYLES as readonly unknown[]).includes(text);

/** The cookie that remembers the visitor's list style. */
export const LIST_STYLE_COOKIE = 'listStyle';
