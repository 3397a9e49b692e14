import type { ImportReport } from './import-collection';

/** What the page shows beside the form. */
export interface CollectionResult {
  readonly report?: ImportReport | undefined;
  /** why nothing was read */
  readonly error?: string | undefined;
}
