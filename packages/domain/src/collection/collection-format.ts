/** Programs whose exports of collections are known. */
export const COLLECTION_FORMATS = {
  moxfield: 'Moxfield',
  archidekt: 'Archidekt',
  manabox: 'ManaBox',
  deckbox: 'Deckbox',
  'dragon-shield': 'Dragon Shield',
  tcgplayer: 'TCGplayer',
  'delver-lens': 'Delver Lens',
} as const;
/** A program whose export of a collection is known. */
export type CollectionFormat = keyof typeof COLLECTION_FORMATS;

/** Titles of columns that tell an export from the others, in lower case without punctuation. */
const SIGNS: readonly (readonly [CollectionFormat, readonly string[]])[] = [
  ['manabox', ['manabox id']],
  ['manabox', ['binder type']],
  ['dragon-shield', ['folder name', 'card name']],
  ['tcgplayer', ['simple name', 'product id']],
  ['tcgplayer', ['tcgplayer id', 'product name']],
  ['delver-lens', ['quantityx']],
  ['archidekt', ['edition name', 'multiverse id']],
  ['archidekt', ['quantity', 'finish', 'edition code']],
  ['moxfield', ['tradelist count', 'last modified']],
  ['moxfield', ['count', 'alter', 'proxy']],
  ['deckbox', ['tradelist count', 'card number']],
  ['deckbox', ['printing id', 'my price']],
];

/** The program whose export has these titles; undefined for none that is known. */
export const formatOfTitles = (titles: readonly string[]): CollectionFormat | undefined =>
  SIGNS.find(([, signs]) => signs.every((sign) => titles.includes(sign)))?.[0];
