import {
  type AnyCollection,
  type Collection,
  DocumentsError,
  type IndexValue,
  type Query,
} from './documents.server';

/** A document as it was stored, checked with its schema. Throws a DocumentsError. */
export const parseDocument = <T extends object>(
  collection: Collection<T>,
  id: string,
  stored: unknown,
): T => {
  const { success, data, error } = collection.schema.safeParse(stored);
  if (success) return data;
  throw new DocumentsError('invalid', `${collection.name}/${id} does not fit its schema: ${error.message}`);
};

/** A document as it is stored: its valid fields alone. Throws a DocumentsError. */
export const checkDocument = (collection: AnyCollection, id: string, data: object): object => {
  const parsed = collection.schema.safeParse(data);
  if (!parsed.success || typeof parsed.data !== 'object' || parsed.data === null)
    throw new DocumentsError(
      'invalid',
      `${collection.name}/${id} was not written: ${parsed.error?.message ?? 'it is no object'}`,
    );
  return parsed.data;
};

const isIndexValue = (value: unknown): value is IndexValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The indexed fields that a document has, with their values. */
export const indexedFields = (
  { indexed }: AnyCollection,
  data: object,
): readonly (readonly [field: string, value: IndexValue])[] =>
  Object.entries(data).flatMap(([field, value]: [string, unknown]) =>
    indexed.includes(field) && isIndexValue(value) ? [[field, value] as const] : [],
  );

/** Checked fields of a query: those it filters by with their values, or the one it sorts by. */
export interface CheckedQuery {
  readonly where: readonly (readonly [field: string, value: IndexValue])[];
  readonly orderBy: string | undefined;
}

/** Throws a TypeError where a query names no field, a field without an index, or no value for one. */
export const checkQuery = <T extends object>(
  collection: AnyCollection,
  { where, orderBy, after }: Query<T>,
): CheckedQuery => {
  if ((where === undefined) === (orderBy === undefined))
    throw new TypeError('A query names fields to filter by, or one to sort by.');
  if (after !== undefined && where === undefined) throw new TypeError('A sorted query has no pages.');
  const entries = Object.entries<IndexValue | undefined>(where ?? {}).map(([field, value]) => {
    // Left out, it would find the documents of everybody.
    if (value === undefined) throw new TypeError(`A query of ${collection.name} has no value for ${field}.`);
    return [field, value] as const;
  });
  const other = [...entries.map(([field]) => field), ...(orderBy === undefined ? [] : [orderBy])].find(
    (field) => !collection.indexed.includes(field),
  );
  if (other !== undefined) throw new TypeError(`${collection.name} has no index of ${other}.`);
  return { where: entries, orderBy };
};
