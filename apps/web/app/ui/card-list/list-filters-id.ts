/** The id of the list toolbar's filters, which a link at the start of their page leads to. */
export const LIST_FILTERS_ID = 'list-filters';
