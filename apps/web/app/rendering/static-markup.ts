import { createContext } from 'react';

/**
 * Markup that the server renders and the browser never renders again: neither its components nor their data are sent,
 * only what they look like. docs/decisions gives the reasons.
 */
export interface StaticMarkup {
  /** id of the element that holds it */
  readonly id: string;
  /** absent where the document of the request holds it already */
  readonly html?: string | undefined;
}

/** Reads the markup of an element that the document holds: in the browser from the element itself. */
export const DocumentMarkupContext = createContext(
  (id: string): string => document.getElementById(id)?.innerHTML ?? '',
);
