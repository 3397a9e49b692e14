import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClipboardText } from '#app/features/clipboard/index';
import { listsAction, listsLoader } from '#app/features/lists/lists-route.server';
import { makeListErrors } from '#app/features/lists/GoneListPage';
import { ListsPage } from '#app/features/lists/ListsPage';
import type { RefusedForm } from '#app/features/lists/list-views';
import { sendListForm } from '#app/features/lists/send-list-form';
import { ErrorBoundary as SiteErrors } from '#app/root';
import { pageMeta } from '#app/seo/page-meta';

export const loader = listsLoader;
export const action = listsAction;
export const clientAction = sendListForm;
export const ErrorBoundary = makeListErrors(SiteErrors);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Lists() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  return <ListsPage view={view} draft={refused?.draft} clipboardText={useClipboardText()} />;
}
