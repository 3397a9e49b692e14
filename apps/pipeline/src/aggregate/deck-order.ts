/**
 * The order of decks that count: by date and content, so that it does not depend on which were imported first; those that count besides
 * the store's have no content, and keep theirs.
 */
export const DECK_ORDER = 'day nulls first, content1, content2, deck';
