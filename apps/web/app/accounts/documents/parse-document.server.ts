import { type AnyCollection, type Collection, DocumentsError } from './documents.server';

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
