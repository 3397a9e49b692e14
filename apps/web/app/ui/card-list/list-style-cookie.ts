/** The cookie that remembers how lists of cards are drawn: images, text or table. */
export const LIST_STYLE_COOKIE = 'listStyle';
