import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { submitCollection } from '#app/features/collection/collection-request.server';
import { CollectionPage } from '#app/features/collection/CollectionPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { pageMeta } from '#app/seo/page-meta';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const head: PageHead = {
    title: 'Your collection',
    description:
      'Import the cards that you own, see what they are worth, and find commanders to build from them.',
    canonical: canonicalUrl(request, '/collection'),
  };
  return { head };
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  pageMeta(loaded?.head, matches);

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { result, status } = await submitCollection(request, await getSnapshot(), context.formGuard);
  return data(result, { status });
};

export default function Collection() {
  return <CollectionPage result={useActionData<typeof action>() ?? {}} />;
}
