import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OpenInClipboard, useClipboardText } from '#app/features/clipboard/index';
import { listAction, listLoader } from '#app/features/lists/list-route.server';
import { makeListErrors } from '#app/features/lists/GoneListPage';
import { ListPage } from '#app/features/lists/ListPage';
import { ErrorBoundary as SiteErrors } from '#app/root';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';
import type { RefusedForm } from '#app/features/lists/list-views';
import { sendListForm } from '#app/features/lists/send-list-form';
import { pageMeta } from '#app/seo/page-meta';

export const loader = listLoader;
export const action = listAction;
export const clientAction = sendListForm;
// Where the boundary of the whole site takes what an action throws, what its header and footer show was not loaded.
export const ErrorBoundary = makeListErrors(SiteErrors);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function List() {
  const { view, text, chosenColor, markup } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  return (
    <ListPage
      view={view}
      draft={refused?.draft}
      clipboardText={useClipboardText()}
      openButton={<OpenInClipboard text={text} chosenColor={chosenColor} />}
    >
      <StaticMarkupView key={`deck ${view.id} ${view.version} ${view.from}`} markup={markup} />
    </ListPage>
  );
}
