// Gives @firestore-emulator/server pages of documents as Firestore documents them: sorted by the document's name, from a cursor
// on. The server itself neither sorts by names nor reads cursors.

/** How queries call the name of a document, which is its whole path. */
const NAME = '__name__';

/** What pages need and this does not give them fails a test, instead of finding too much. */
const assertSupported = (query) => {
  const fields = query.order_by.map(({ field }) => field.field_path);
  if (fields.length !== 1 || fields[0] !== NAME || query.order_by[0].direction === 2)
    throw new Error(`Pages are sorted by ${NAME} alone here, not by ${fields.join(', ')}.`);
  if (query.has_end_at || query.offset > 0) throw new Error('Pages have no end and no offset here.');
};

/** The path that a cursor names. It need not be that of a document. */
const pathOf = ({ values }) => {
  if (values.length !== 1 || !values[0].has_reference_value)
    throw new Error(`A cursor in the order of ${NAME} is one reference.`);
  return values[0].reference_value;
};

/** Names are compared by their bytes, part by part. */
const compareNames = (a, b) => {
  const [first, second] = [a.split('/'), b.split('/')];
  const at = first.findIndex((part, index) => part !== second[index]);
  return at === -1
    ? first.length - second.length
    : Buffer.compare(Buffer.from(first[at]), Buffer.from(second[at] ?? ''));
};

/**
 * Replaces the method of the state that answers queries.
 * @param {any} state the state of the server
 */
export const pageQueries = (state) => {
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, structured) => {
    const isByName = structured.order_by.some(({ field }) => field.field_path === NAME);
    if (!isByName && !structured.has_start_at) return query(parent, structured);
    assertSupported(structured);
    // The same query, without what the server would do too early or not at all.
    const whole = Object.create(structured, { has_limit: { value: false }, order_by: { value: [] } });
    const cursor = structured.has_start_at ? structured.start_at : undefined;
    const found = query(parent, whole)
      .filter((document) => {
        if (!cursor) return true;
        const order = compareNames(document.getPath(), pathOf(cursor));
        return cursor.before ? order >= 0 : order > 0;
      })
      .sort((a, b) => compareNames(a.getPath(), b.getPath()));
    return structured.has_limit ? found.slice(0, structured.limit.value) : found;
  };
};
