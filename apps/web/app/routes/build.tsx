import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadBuilds, submitBuilds } from '#app/features/collection/what-to-build/build-request.server';
import { BuildPage } from '#app/features/collection/what-to-build/BuildPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const head: PageHead = {
    title: 'What can I build?',
    description:
      'Commanders by how much of their average deck is in your collection, with what the rest costs.',
    canonical: canonicalUrl(request, '/build'),
    hidden: new URL(request.url).search !== '',
  };
  return { result: await loadBuilds(request, await getSnapshot(), context.user), head };
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  pageMeta(loaded?.head, matches);

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { result, status } = await submitBuilds(request, await getSnapshot(), context.formGuard);
  return data(result, { status });
};

/** A change of what is posted changes nothing that the loader knows. */
export const shouldRevalidate = () => false;

export default function Build() {
  const { result } = useLoaderData<typeof loader>();
  return <BuildPage result={useActionData<typeof action>() ?? result} />;
}
