/** Why a text or a file as a whole is no list. */
export interface ListFault {
  /** Bytes that are no text, a zip or a spreadsheet (which is one), something else than a list, a file that ends too early, nothing but blanks, or more than is read. */
  readonly code: 'binary' | 'zip' | 'not-a-list' | 'cut-off' | 'empty' | 'too-long';
  /** What it is instead, in words that follow "This is". */
  readonly what: string;
}

const REMEDIES: Readonly<Record<ListFault['code'], string>> = {
  binary: ', not plain text. Save the list as text or CSV, or paste it.',
  zip: ', not plain text. Unpack it, or save the sheet as CSV.',
  'not-a-list': ', not a list of cards.',
  'cut-off': ' that is incomplete: it ends in the middle. Fetch or copy it again.',
  'too-long': ': at most 100,000 characters are read of a list, and 4,000,000 of a deck in JSON.',
  empty: ': no line has anything in it. Fetch or copy it again.',
};

/** Whether a code is that of a text as a whole. */
export const isFaultCode = (code: string): code is ListFault['code'] => Object.hasOwn(REMEDIES, code);

/** The fault of a file without a byte, and of one of blanks: `parseDeckList` finds nothing in them, and no error. */
export const EMPTY_LIST: ListFault = { code: 'empty', what: 'empty' };

/**
 * The sentence of a fault, the same wherever lists are read.
 * @example listFaultText({ code: 'not-a-list', what: "Scryfall's JSON of a card" }) // "This is Scryfall's JSON of a card, not a list of cards."
 */
export const listFaultText = ({ code, what }: ListFault): string => `This is ${what}${REMEDIES[code]}`;
