import { type MetaArgs, type MetaDescriptor, useActionData, useLoaderData } from '@remix-run/react';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import type { StaticMarkup } from '#app/rendering/static-markup';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

interface Answer {
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
}
type MessageLoader = () => Promise<Answer>;

/** The head of a route with a form. */
export const messageMeta = ({
  data,
  matches,
}: Pick<MetaArgs<MessageLoader>, 'data' | 'matches'>): MetaDescriptor[] => pageMeta(data?.head, matches);

/** The page of a route with a form: what the form came to, where it was sent, else the form. */
export const MessageView = () => {
  const loaded = useLoaderData<MessageLoader>();
  const { slug, markup } = useActionData<MessageLoader>() ?? loaded;
  return <StaticMarkupView key={slug} markup={markup} />;
};

/** Headers of a route with a form: an answer to it has its own. */
export const messageHeaders = ({
  loaderHeaders,
  actionHeaders,
}: {
  readonly loaderHeaders: Headers;
  readonly actionHeaders: Headers;
}): Headers => new Headers([...loaderHeaders, ...actionHeaders]);
