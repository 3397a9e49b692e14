/** Limits of cards, characters and bytes (specification, sections 3 and 9). */

/** Commanders of a deck (CR 702.124). */
export const MAX_COMMANDERS = 2;
/** Copies of a card in one entry of a list. */
export const MAX_COPIES = 999;

/** Characters of a pasted list; a deck of 100 cards with their printings has about 5,000. */
export const MAX_LIST_CHARACTERS = 100_000;
/** Characters of a deck in JSON, which says much of each card. */
export const MAX_DOCUMENT_CHARACTERS = 4_000_000;
/** Lines of a pasted list. */
export const MAX_LIST_LINES = 5000;
/** Errors of a list that are stated one by one. */
export const MAX_LIST_ERRORS = 500;
/** Characters of one entry; a line can have several. */
export const MAX_LINE_CHARACTERS = 500;
/** Characters of a row of a table, which can have columns of links. */
export const MAX_ROW_CHARACTERS = 4000;
/** Marks (printing, finish, category, tag, price …) of one entry. */
export const MAX_ENTRY_MARKS = 12;
/** Characters of a heading; a longer comment is none. */
export const MAX_HEADING_CHARACTERS = 40;
/** Places where a line is tried as two commanders, and names with commas in a list without quantities. */
export const MAX_SPLITS = 12;
export const MAX_NAME_COMMAS = 3;
/** Cards of a list that is searched for the only card that can lead it. */
export const MAX_SEARCHED_ENTRIES = 250;
/** Characters of a card's name, slug or URL path in a list, a form or a request. */
export const MAX_NAME_CHARACTERS = 200;
/** Characters of a set code, a collector number, or another mark of a copy. */
export const MAX_MARK_CHARACTERS = 40;
/** Characters of a slug in a URL, which can be that of two commanders. */
export const MAX_SLUG_CHARACTERS = 300;
/** Characters of a search query. */
export const MAX_QUERY_CHARACTERS = 200;
/** Characters from which the typeahead starts. */
export const TYPEAHEAD_MIN_LENGTH = 3;

/** Cards in the list of a clipboard. */
export const MAX_CLIPBOARD_CARDS = 2000;
/** States that undo can go back. */
export const MAX_UNDO_STATES = 10;
/** Names per request for cards. */
export const CARD_NAME_BATCH_SIZE = 100;
/** Different cards per request for recommendations, commanders left out. */
export const MAX_RECS_CARDS = 1000;
/** Characters of a deck's code in an address; a deck of 100 cards has about 200. */
export const MAX_DECK_CODE_CHARACTERS = 6000;
/** Length of a stored clipboard; one of the most cards is a quarter of it, and browsers store little more. */
export const MAX_STORED_CHARACTERS = 4_000_000;
/**
 * Bytes of a posted form with a list or a collection: a deck in JSON fits, and a list of which percent-encoding makes nine bytes of each
 * character. Scripts read larger collections in the browser.
 */
export const MAX_LIST_FORM_BYTES = 4 * 1024 * 1024;
/** The greatest salt score; the least is 0. */
export const MAX_SALT = 4;

/** Saved lists of a person, without those in the trash. */
export const MAX_LISTS = 500;
/** Deleted lists of a person that can be restored. */
export const MAX_TRASHED_LISTS = 500;
/** How long a deleted list can be restored, in days. */
export const TRASH_DAYS = 30;
/** Cards of a saved list, with copies and commanders. */
export const MAX_LIST_CARDS = 1000;
/** Saved lists that a person may have handed in to the counts at a time. */
export const MAX_HANDED_IN_LISTS = 100;
/** Versions of a saved list that are kept, with the current one. */
export const MAX_LIST_VERSIONS = 20;
/** Characters of a saved list's name. */
export const MAX_LIST_NAME_CHARACTERS = 100;
/** Characters of what a player says of a saved list: roles with the slugs of their cards, limits. */
export const MAX_WORDS_CHARACTERS = 12_000;

/** Characters of a collection's file; 50,000 rows of a program's export have about 7 million. */
export const MAX_COLLECTION_CHARACTERS = 10_000_000;
/** Rows of a collection's file. */
export const MAX_COLLECTION_ROWS = 100_000;
/** Copies of a card in one row of a collection, and in all of it. */
export const MAX_OWNED_COPIES = 99_999;
/** Different cards of a collection. */
export const MAX_OWNED_CARDS = 50_000;
