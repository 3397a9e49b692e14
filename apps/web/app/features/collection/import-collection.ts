import {
  COLLECTION_FORMATS,
  collectionSteps,
  type CollectionError,
  faultOf,
  finishSteps,
  isOwnedPlace,
  listCopies,
  type ListFault,
  listFaultText,
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTION_ROWS,
  MAX_OWNED_COPIES,
  MAX_ROW_CHARACTERS,
  type ParsedCollection,
  resolveCollection,
} from '@crownsmith/domain';
import { unknownCardText } from '@crownsmith/answers/text';
import { countText } from '#app/ui/format/numbers';
import type { OwnedCards } from '@crownsmith/api-client';
import { storedCopies } from '#app/platform/owned-cards';

/** What was read of a file. */
export interface ImportReport {
  /** what the file is, in words */
  readonly format: string;
  /** rows that were read, and different cards and copies in them */
  readonly rows: number;
  readonly cards: number;
  readonly copies: number;
  /** copies that the file has as wished */
  readonly wished: number;
  /** rows of quantity 0 */
  readonly notOwned: number;
  /** the first rows that were not understood, in the order of the file */
  readonly errors: readonly { readonly line: number; readonly row: string; readonly text: string }[];
  /** how many rows were not understood */
  readonly errorCount: number;
}

/** A collection that was read. */
export interface ImportedCollection {
  readonly cards: OwnedCards;
  readonly report: ImportReport;
}

/** Rows that a report names; a file of another kind has thousands. */
const MAX_NAMED = 200;

const ERRORS: Readonly<Record<Exclude<CollectionError['code'], ListFault['code']>, string>> = {
  'text-too-long': `A file has at most ${countText(MAX_COLLECTION_CHARACTERS)} characters; the rest was left out.`,
  'too-many-rows': `A file has at most ${countText(MAX_COLLECTION_ROWS)} rows; the rest was left out.`,
  'row-too-long': `A row has at most ${countText(MAX_ROW_CHARACTERS)} characters.`,
  'open-quote': 'A quote is not closed.',
  'invalid-quantity': `Not a quantity from 1 to ${countText(MAX_OWNED_COPIES)}.`,
  'name-too-long': 'The card name is too long.',
  'no-name': 'No card name.',
};

const errorText = (error: CollectionError): string => {
  const fault = faultOf(error);
  return fault === undefined ? ERRORS[error.code as keyof typeof ERRORS] : listFaultText(fault);
};

const formatText = (format: ParsedCollection['format']): string => {
  if (format === 'list') return 'a list';
  return format === 'table' ? 'a table' : `an export of ${COLLECTION_FORMATS[format]}`;
};

/**
 * Reads a collection from the text of a file, in the steps of `collectionSteps`: thousands of rows take a while.
 * @param findSlug the slug of a card's name; undefined for an unknown one
 * @param findSet the code of a set's name; undefined for an unknown one
 */
export function* importSteps(
  text: string,
  findSlug: (name: string) => string | undefined,
  findSet?: (name: string) => string | undefined,
): Generator<unknown, ImportedCollection> {
  const slugs = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    if (!slugs.has(name)) slugs.set(name, findSlug(name));
    return slugs.get(name);
  };
  const parsed = yield* collectionSteps(text, (name) => find(name) !== undefined);
  const { cards, unknown } = resolveCollection(parsed, find, findSet);
  const errors = [
    ...parsed.errors.map((error) => ({ line: error.line, row: error.text, text: errorText(error) })),
    ...unknown.map(({ line, name }) => ({ line, row: '', text: unknownCardText(name) })),
  ].sort((a, b) => a.line - b.line);
  return {
    cards: Object.fromEntries([...cards].map(([slug, owned]) => [slug, storedCopies(owned)])),
    report: {
      format: formatText(parsed.format),
      rows: parsed.entries.length - unknown.length,
      cards: cards.size,
      copies: [...cards.values()].reduce((sum, { count }) => sum + count, 0),
      wished: [...cards.values()]
        .flatMap(listCopies)
        .reduce((sum, { count, place }) => sum + (isOwnedPlace(place) ? 0 : count), 0),
      notOwned: parsed.notOwned,
      errors: errors.slice(0, MAX_NAMED),
      errorCount: errors.length,
    },
  };
}

/** What the steps of `importSteps` come to, done at once. */
export const importCollection = (...from: Parameters<typeof importSteps>) =>
  finishSteps(importSteps(...from));
