import { type MetaArgs, type MetaDescriptor, useLoaderData, useMatches } from '@remix-run/react';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import type { StaticMarkup } from './static-markup';
import { StaticMarkupView } from './StaticMarkupView';

/** What a loader responds with whose page the server renders. */
export interface RenderedPageData {
  /** changes with the page */
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
  /** whether its lists can be filtered */
  readonly hasFilters?: boolean;
}
type RenderedPageLoader = () => Promise<RenderedPageData>;

/** The `meta` of a route whose loader responds with a rendered page. */
export const renderedPageMeta = ({
  data,
  matches,
}: Pick<MetaArgs<RenderedPageLoader>, 'data' | 'matches'>): MetaDescriptor[] => pageMeta(data?.head, matches);

/** The component of a route whose loader responds with a rendered page. */
export const RenderedPage = () => {
  const { slug, markup } = useLoaderData<RenderedPageLoader>();
  return <StaticMarkupView key={slug} markup={markup} />;
};

/** Whether the page of the current URL has filters of lists. */
export const usePageFilters = (): boolean =>
  useMatches().some(({ data }) => (data as Partial<RenderedPageData> | undefined)?.hasFilters === true);
