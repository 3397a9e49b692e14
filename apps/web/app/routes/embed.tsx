import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadEmbed } from '#app/features/embed/embed-request.server';
import { EmbedPage } from '#app/features/embed/EmbedPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const head: PageHead = {
    title: 'Embed a commander',
    description: 'A widget for your own site: a commander with its top cards, by script, element or frame.',
    canonical: canonicalUrl(request, '/embed'),
    hidden: new URL(request.url).search !== '',
  };
  return { result: await loadEmbed(request, await getSnapshot()), head };
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  pageMeta(loaded?.head, matches);

export default function Embed() {
  return <EmbedPage result={useLoaderData<typeof loader>().result} />;
}
