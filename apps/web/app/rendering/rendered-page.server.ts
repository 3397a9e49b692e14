import type { ReactElement } from 'react';
import type { PageHead } from '#app/seo/page-head';
import { makeStaticMarkup } from './static-markup.server';
import type { StaticMarkup } from './static-markup';
import { canonicalUrl } from '#app/seo/canonical-url.server';

/** What a loader answers whose page the server draws. */
export interface RenderedPageData {
  /** changes with the page */
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
}

/** An address with what it is called. */
interface Suggestion {
  readonly label: string;
  readonly url: string;
}

/** How many things of a list search engines are told of. */
const LISTED = 24;

interface Drawing {
  /** of the element that will hold the page; one of its kind */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** canonical address with its leading slash, and those parts of the query that make another page */
  readonly path: string;
  readonly page: ReactElement;
  /** what it lists, in its order, for search engines */
  readonly items?: readonly Suggestion[] | undefined;
  /** true for a page that search engines shall not list, such as an empty answer to filters */
  readonly hidden?: boolean;
}

/** Draws a page for its loader's answer. */
export const renderPage = (
  request: Request,
  { id, title, description, path, page, items, hidden }: Drawing,
): RenderedPageData => ({
  slug: path,
  head: {
    title,
    description,
    canonical: canonicalUrl(request, path),
    ...(hidden && { hidden }),
    ...(items && {
      items: items.slice(0, LISTED).map(({ label, url }) => ({ name: label, path: url })),
    }),
  },
  markup: makeStaticMarkup(request, id, page),
});

/**
 * What became of a request for a page: the page; another address that has it for good; or nothing, with addresses that
 * may have been meant.
 */
export type PageOutcome =
  RenderedPageData | { readonly redirectTo: string } | { readonly suggestions: readonly Suggestion[] };
