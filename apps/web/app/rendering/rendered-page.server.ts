import type { AppLoadContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { placeMarkup, type RenderedMarkup, renderMarkup } from './static-markup.server';
import type { RenderedPageData } from './RenderedPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';

/** A page whose markup is not placed in a response yet. */
export type RenderedPage = RenderedPageData & { readonly markup: RenderedMarkup };

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

/** Renders a page for the response of its loader. */
export const renderPage = (
  request: Request,
  { id, title, description, path, page, items, hidden }: Drawing,
): RenderedPage => ({
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
  markup: renderMarkup(request, id, page),
});

/** Places a page in the response of its loader, see `placeMarkup`. */
export const placePage = (context: AppLoadContext, page: RenderedPage): RenderedPageData => ({
  ...page,
  markup: placeMarkup(context, page.markup),
});

/**
 * What became of a request for a page: the page; another address that has it for good; or nothing, with addresses that
 * may have been meant.
 */
export type PageOutcome =
  RenderedPage | { readonly redirectTo: string } | { readonly suggestions: readonly Suggestion[] };
