import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { OfflinePage } from '#app/features/offline/OfflinePage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const head: PageHead = {
    title: 'You are offline',
    description: 'Pages that you have seen, your clipboard and your collection work without a connection.',
    canonical: canonicalUrl(request, '/offline'),
    hidden: true,
  };
  return { head };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default OfflinePage;
