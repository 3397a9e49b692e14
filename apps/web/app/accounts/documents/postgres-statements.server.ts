import type { AnyCollection, Collection, IndexValue, Query } from './documents.server';
import { checkQuery, indexedFields } from './parse-document.server';

/** A statement with its parameters, as `pg` takes it. */
export interface PostgresStatement {
  readonly text: string;
  readonly values: readonly (string | number | null | readonly (string | number | null)[])[];
}

type Parameter = PostgresStatement['values'][number];

/** A document as it is stored; `pg` has parsed its JSON. */
export interface PostgresRow {
  readonly id: string;
  /** grows with every change of any document */
  readonly revision: string;
  readonly data: unknown;
}

/** A text as it is stored: PostgreSQL's texts hold every character but U+0000. */
const encodeText = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\0', '\\0');

/** What `encodeText` has encoded. */
export const decodeText = (stored: string): string =>
  stored.replaceAll(/\\([\\0])/g, (_, character) => (character === '0' ? '\0' : '\\'));

/** An indexed value in its two columns: numbers come before texts, and `false` before `true`. */
const columnsOf = (value: IndexValue): { readonly number: number | null; readonly text: string | null } =>
  typeof value === 'string'
    ? { number: null, text: encodeText(value) }
    : { number: Number(value), text: null };

/** Numbers the parameters of a statement. */
const createParameters = () => {
  const values: Parameter[] = [];
  return {
    values,
    /** @returns the place of a parameter in the text, as `$1` */
    add: (value: Parameter): string => `$${values.push(value)}`,
  };
};

export const selectDocument = (collection: AnyCollection, id: string): PostgresStatement => ({
  text: 'SELECT id, revision, data FROM documents WHERE collection = $1 AND id = $2',
  values: [collection.name, encodeText(id)],
});

/** Selects the documents of a query. Throws a TypeError as `checkQuery` does. */
export const selectDocuments = <T extends object>(
  collection: Collection<T>,
  query: Query<T>,
): PostgresStatement => {
  const { where, orderBy } = checkQuery(collection, query);
  const { values, add } = createParameters();
  const name = add(collection.name);
  if (orderBy !== undefined) {
    const order = ['number', 'text', 'id']
      .map((column) => `f.${column} ${query.descending ? 'DESC' : 'ASC'}`)
      .join();
    return {
      text: `SELECT d.id, d.revision, d.data FROM fields f JOIN documents d USING (collection, id)
             WHERE f.collection = ${name} AND f.field = ${add(orderBy)} ORDER BY ${order} LIMIT ${add(query.limit)}`,
      values,
    };
  }
  const matching = where.map(([field, value]) => {
    const { number, text } = columnsOf(value);
    const condition =
      text === null ? `number = ${add(number)}::float8` : `number IS NULL AND text = ${add(text)}`;
    return `SELECT id FROM fields WHERE collection = ${name} AND field = ${add(field)} AND ${condition}`;
  });
  if (matching.length === 0) matching.push(`SELECT id FROM documents WHERE collection = ${name}`);
  // Ids come from the index of their values first: in the order of ids, PostgreSQL might read the whole collection instead.
  return {
    text: `WITH matching AS MATERIALIZED (${matching.join(' INTERSECT ')}),
                page AS MATERIALIZED (
                  SELECT id FROM matching WHERE id > ${add(encodeText(query.after ?? ''))} ORDER BY id LIMIT ${add(query.limit)})
           SELECT d.id, d.revision, d.data FROM page JOIN documents d ON d.collection = ${name} AND d.id = page.id
           ORDER BY d.id`,
    values,
  };
};

const INDEX = `INSERT INTO fields (collection, id, field, number, text)
  SELECT $1, $2, * FROM unnest($3::text[], $4::float8[], $5::text[])
  ON CONFLICT (collection, id, field) DO UPDATE SET number = excluded.number, text = excluded.text
  WHERE (fields.number, fields.text) IS DISTINCT FROM (excluded.number, excluded.text)`;

const indexParameters = (collection: AnyCollection, id: string, data: object): readonly Parameter[] => {
  const fields = indexedFields(collection, data).map(
    ([field, value]) => ({ field, ...columnsOf(value) }) as const,
  );
  return [
    collection.name,
    encodeText(id),
    fields.map(({ field }) => field),
    fields.map(({ number }) => number),
    fields.map(({ text }) => text),
  ];
};

/** Indexes a stored document by its collection's indexed fields. */
export const indexDocument = (collection: AnyCollection, id: string, data: object): PostgresStatement => ({
  text: INDEX,
  values: indexParameters(collection, id, data),
});

/** Writes a document with its indexed fields. */
export const upsertDocument = (collection: AnyCollection, id: string, data: object): PostgresStatement => ({
  text: `WITH indexed AS (${INDEX}),
              dropped AS (DELETE FROM fields WHERE collection = $1 AND id = $2 AND field <> ALL ($3::text[]))
         INSERT INTO documents (collection, id, data) VALUES ($1, $2, $6)
         ON CONFLICT (collection, id) DO UPDATE SET revision = excluded.revision, data = excluded.data`,
  values: [...indexParameters(collection, id, data), JSON.stringify(data)],
});

/** Deletes a document; its indexed fields follow by their foreign key. */
export const deleteDocument = (collection: AnyCollection, id: string): PostgresStatement => ({
  text: 'DELETE FROM documents WHERE collection = $1 AND id = $2',
  values: [collection.name, encodeText(id)],
});
