import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClipboardText } from '#app/features/clipboard/index';
import { loadRecs, submitRecs } from '#app/features/recs/recs-request.server';
import { RecsPage } from '#app/features/recs/RecsPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { guardOf } from '#app/platform/form-guard.server';
import { getSnapshot } from '#app/snapshot/current.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { answer, status } = await loadRecs(request, await getSnapshot(), guardOf(context));
  const head: PageHead = {
    title: 'Recommendations',
    description: 'Card recommendations for your own Commander list, each with its reasons.',
    canonical: canonicalUrl(request, '/recs'),
    // The answer for somebody's list is theirs.
    hidden: new URL(request.url).search !== '',
  };
  return data({ answer, head }, { status });
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  pageMeta(loaded?.head, matches);

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { answer, status } = await submitRecs(request, await getSnapshot(), guardOf(context));
  return data(answer, { status });
};

export default function Recs() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? loaded.answer;
  return <RecsPage answer={answer} ownList={useClipboardText()} />;
}
