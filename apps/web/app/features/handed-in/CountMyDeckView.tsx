// Styles of markup that only the server renders.
import '#app/ui/form/Form.module.css';
import { useActionData, useLoaderData } from '@remix-run/react';
import { STATUS_ID } from '#app/behaviours/page-status';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';
import { usePendingForms } from '#app/ui/form/use-pending-forms';

type FormLoader = () => Promise<RenderedPageData>;

/** The component of the form's route: the rejected form after a post, else what was loaded. */
export const CountMyDeckView = () => {
  usePendingForms(STATUS_ID);
  const loaded = useLoaderData<FormLoader>();
  const { slug, markup } = useActionData<FormLoader>() ?? loaded;
  return <StaticMarkupView key={slug} markup={markup} />;
};

/** The `headers` of the form's route: Remix leaves those of the loader and the action out of a document. */
export const countMyDeckHeaders = ({
  loaderHeaders,
  actionHeaders,
}: {
  readonly loaderHeaders: Headers;
  readonly actionHeaders: Headers;
}): Headers => new Headers([...loaderHeaders, ...actionHeaders]);
