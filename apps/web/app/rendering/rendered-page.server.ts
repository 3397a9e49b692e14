import type { AppLoadContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { LIST_FILTERS_ID } from '#app/ui/card-list/list-filters-id';
import type { Suggestion } from '#app/ui/states/NotFoundPage';
import type { RenderedPageData } from './RenderedPage';
import { placeMarkup, type RenderedMarkup, renderMarkup } from './static-markup.server';

/** A page whose markup is not placed in a response yet. */
export type RenderedPage = RenderedPageData & { readonly markup: RenderedMarkup };

/** Items of a list that structured data contain at most. */
const MAX_ITEMS = 24;

interface PageOptions {
  /** name of its markup, unique on a page */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** canonical path, with the query parameters that make another page */
  readonly path: string;
  readonly page: ReactElement;
  /** what the page lists, in order, for structured data */
  readonly items?: readonly Suggestion[] | undefined;
  /** true for a page that search engines must not index, such as filters without results */
  readonly hidden?: boolean;
}

/** Renders a page with its metadata, for the URL and the settings of a request. */
export const renderPage = (
  request: Request,
  { id, title, description, path, page, items, hidden }: PageOptions,
): RenderedPage => {
  const markup = renderMarkup(request, id, page);
  return {
    slug: path,
    head: {
      title,
      description,
      canonical: canonicalUrl(request, path),
      ...(hidden && { hidden }),
      ...(items && {
        items: items.slice(0, MAX_ITEMS).map(({ label, url }) => ({ name: label, path: url })),
      }),
    },
    markup,
    ...(markup.bytes.includes(`id="${LIST_FILTERS_ID}"`) && {
      skip: { id: LIST_FILTERS_ID, text: 'Skip to filters' },
    }),
  };
};

/** Places a page in the response of its loader, see `placeMarkup`. */
export const placePage = (context: AppLoadContext, page: RenderedPage): RenderedPageData => ({
  ...page,
  markup: placeMarkup(context, page.markup),
});

/** Why a page does not exist, where that is known, and pages to visit instead. */
interface MissingPage {
  readonly suggestions: readonly Suggestion[];
  /** a sentence */
  readonly reason?: string | undefined;
}

/** The outcome of a request for a page: the page, a permanent redirect, or suggestions for an unknown one. */
export type PageOutcome = RenderedPage | { readonly redirectTo: string } | MissingPage;
