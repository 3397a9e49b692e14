/** The metadata of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** absolute URL of the page */
  readonly canonical: string;
  /** the first entries of a list page in order, for structured data */
  readonly items?: readonly { readonly name: string; readonly path: string }[] | undefined;
  /** questions and answers on the page, for structured data */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[] | undefined;
  /** true for a page that search engines must not index */
  readonly hidden?: boolean | undefined;
}
