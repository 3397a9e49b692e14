import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClipboardText } from '#app/features/clipboard/index';
import { loadRecs, submitRecs } from '#app/features/recs/recs-request.server';
import { RecsPage } from '#app/features/recs/recs-page';
import { guardOf } from '#app/platform/form-guard.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const meta: MetaFunction = () => [
  { title: 'Recommendations · Crownsmith' },
  {
    name: 'description',
    content: 'Card recommendations for your own Commander list, each with its reasons.',
  },
];

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { answer, status } = await loadRecs(request, await getSnapshot(), guardOf(context));
  return data(answer, { status });
};

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { answer, status } = await submitRecs(request, await getSnapshot(), guardOf(context));
  return data(answer, { status });
};

export default function Recs() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? loaded;
  return <RecsPage answer={answer} ownList={useClipboardText()} />;
}
