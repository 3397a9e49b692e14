// Styles of markup that only the server renders.
import '#app/ui/form/Form.module.css';
import { STATUS_ID } from '#app/behaviours/page-status';
import { usePendingForms } from '#app/ui/form/use-pending-forms';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

type MessageLoader = () => Promise<RenderedPageData>;

/** The component of a route with a form: the rejected form after a post, else what was loaded. */
export const MessageView = () => {
  usePendingForms(STATUS_ID);
  const loaded = useLoaderData<MessageLoader>();
  const { slug, markup } = useActionData<MessageLoader>() ?? loaded;
  return <StaticMarkupView key={slug} markup={markup} />;
};

/** The `headers` of a route with a form: Remix leaves those of the loader and the action out of a document. */
export const messageHeaders = ({
  loaderHeaders,
  actionHeaders,
}: {
  readonly loaderHeaders: Headers;
  readonly actionHeaders: Headers;
}): Headers => new Headers([...loaderHeaders, ...actionHeaders]);
