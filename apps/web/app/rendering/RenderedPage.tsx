import { type MetaArgs, type MetaDescriptor, useLoaderData, useMatches } from '@remix-run/react';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import type { StaticMarkup } from './static-markup';
import { StaticMarkupView } from './StaticMarkupView';

/** A link at the start of a page to what is far down in it. */
export interface SkipLink {
  /** of the element */
  readonly id: string;
  readonly text: string;
}

/** What a loader responds with whose page the server renders. */
export interface RenderedPageData {
  /** changes with the page */
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
  readonly skip?: SkipLink;
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

/** The link of the page of the current URL, besides that to its content. */
export const useSkipLink = (): SkipLink | undefined =>
  useMatches()
    .map(({ data }) => (data as Partial<RenderedPageData> | undefined)?.skip)
    .find(Boolean);
