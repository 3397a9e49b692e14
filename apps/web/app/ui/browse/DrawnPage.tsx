import { type MetaArgs, type MetaDescriptor, useLoaderData } from '@remix-run/react';
import { type PageHead, pageMeta } from '../page-meta';
import type { StaticMarkup } from '../static-markup/static-markup';
import { StaticMarkupView } from '../static-markup/StaticMarkupView';

interface Drawn {
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
}
type DrawnLoader = () => Promise<Drawn>;

/** The head of a route whose loader answers a drawn page. */
export const drawnMeta = ({
  data,
  matches,
}: Pick<MetaArgs<DrawnLoader>, 'data' | 'matches'>): MetaDescriptor[] => pageMeta(data?.head, matches);

/** The page of a route whose loader answers a drawn page. */
export const DrawnPage = () => {
  const { slug, markup } = useLoaderData<DrawnLoader>();
  return <StaticMarkupView key={slug} markup={markup} />;
};
