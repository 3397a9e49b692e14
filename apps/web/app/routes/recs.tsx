import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClipboardText } from '#app/features/clipboard/index';
import { loadRecs, submitRecs } from '#app/features/recs/recs-request.server';
import { RecsPage } from '#app/features/recs/RecsPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { result, status } = await loadRecs(request, await getSnapshot(), context.formGuard);
  const head: PageHead = {
    title: 'Recommendations',
    description: 'Card recommendations for your own Commander list, each with its reasons.',
    canonical: canonicalUrl(request, '/recs'),
    // Results for a visitor's own list are not for search engines.
    hidden: new URL(request.url).search !== '',
  };
  return data({ result, head }, { status });
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  pageMeta(loaded?.head, matches);

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { result, status } = await submitRecs(request, await getSnapshot(), context.formGuard);
  return data(result, { status });
};

export default function Recs() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? loaded.result;
  return <RecsPage result={result} clipboardText={useClipboardText()} />;
}
