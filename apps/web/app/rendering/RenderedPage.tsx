import { type MetaArgs, type MetaDescriptor, useLoaderData } from '@remix-run/react';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import type { StaticMarkup } from './static-markup';
import { StaticMarkupView } from './StaticMarkupView';

interface Drawn {
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
}
type RenderedPageLoader = () => Promise<Drawn>;

/** The head of a route whose loader answers a drawn page. */
export const renderedPageMeta = ({
  data,
  matches,
}: Pick<MetaArgs<RenderedPageLoader>, 'data' | 'matches'>): MetaDescriptor[] => pageMeta(data?.head, matches);

/** The page of a route whose loader answers a drawn page. */
export const RenderedPage = () => {
  const { slug, markup } = useLoaderData<RenderedPageLoader>();
  return <StaticMarkupView key={slug} markup={markup} />;
};
