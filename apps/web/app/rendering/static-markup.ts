/**
 * Markup that the server drew and the browser never draws again: of a page of cards neither the components nor their
 * data are sent, only what they look like. docs/decisions says why.
 */
export interface StaticMarkup {
  /** id of the element that holds it */
  readonly id: string;
  /** absent in the browser on the first page, whose document holds it already */
  readonly html?: string | undefined;
}
