/** Id of the live region of a page, in root.tsx. */
export const STATUS_ID = 'page-status';
