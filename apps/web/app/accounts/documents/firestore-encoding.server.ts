import { DocumentsError } from './documents.server';

/** What JSON can hold. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Firestore reserves such names of documents and of fields. */
const RESERVED = /^__.*__$/s;
/** Firestore holds no array in an array: the inner one stands in a map under this name, which `encodeName` never returns. */
const ARRAY = '%[]';

/** A field's name that Firestore accepts. @example encodeName('__x__') // '%5F_x__' */
const encodeName = (name: string): string => {
  if (name === '') return '%';
  const escaped = name.replaceAll('%', '%25');
  return RESERVED.test(escaped) ? `%5F${escaped.slice(1)}` : escaped;
};

const decodeName = (name: string): string =>
  name === '%' ? '' : name.replace(/%(?:25|2E|2F|5F)/g, (code) => decodeURIComponent(code));

/**
 * A document's id that Firestore accepts: it has no slash, is neither . nor .. and not reserved.
 * @example encodeId('a/b') // 'a%2Fb'
 */
export const encodeId = (id: string): string =>
  /^\.\.?$/.test(id) ? id.replace('.', '%2E') : encodeName(id).replaceAll('/', '%2F');

/** The id that `encodeId` has encoded. @example decodeId('a%2Fb') // 'a/b' */
export const decodeId = decodeName;

const encodeMap = (map: { readonly [key: string]: Json }): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [encodeName(name), encodeValue(value)]));

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

const encodeValue = (value: Json): unknown => {
  if (isArray(value))
    return value.map((item) => (isArray(item) ? { [ARRAY]: encodeValue(item) } : encodeValue(item)));
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD');
  return value !== null && typeof value === 'object' ? encodeMap(value) : value;
};

const decodeValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(decodeValue);
  if (value === null || typeof value !== 'object') return value;
  if (ARRAY in value) return decodeValue(value[ARRAY]);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [decodeName(name), decodeValue(item)]),
  );
};

/** The field with the whole document; `firebase/firestore.indexes.json` exempts it from indexing. */
export const WHOLE = 'document';

/**
 * A document as Firestore holds it: whole in one field, and beside it a copy of each field that queries read. Fields that
 * are undefined are left out, as in JSON.
 */
export const encodeDocument = (data: object, indexed: readonly string[]): Record<string, unknown> => {
  if (indexed.includes(WHOLE)) throw new TypeError(`No indexed field may be named ${WHOLE}.`);
  const json = JSON.parse(JSON.stringify(data)) as { readonly [key: string]: Json };
  const copies = indexed.flatMap((field) => {
    const value = json[field];
    return value === undefined || value === null ? [] : [[field, encodeValue(value)] as const];
  });
  return { ...Object.fromEntries(copies), [WHOLE]: encodeMap(json) };
};

/** The document of a stored form. Throws a DocumentsError where it has none. */
export const decodeDocument = (path: string, stored: Readonly<Record<string, unknown>>): unknown => {
  if (!(WHOLE in stored))
    throw new DocumentsError('invalid', `${path} has no field ${WHOLE}: something else has written it.`);
  return decodeValue(stored[WHOLE]);
};
