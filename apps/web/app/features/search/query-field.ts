/** Id of the page's search field, which suggestions are added to. */
export const QUERY_FIELD_ID = 'query';
