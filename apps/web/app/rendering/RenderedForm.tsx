// Styles of markup that only the server renders.
import '#app/ui/form/Form.module.css';
import { useActionData, useLoaderData } from '@remix-run/react';
import { usePendingForms } from '#app/ui/form/use-pending-forms';
import type { RenderedPageData } from './RenderedPage';
import { StaticMarkupView } from './StaticMarkupView';

/** The data of a route with a form: of the rejected form after a post, else what was loaded. */
export const useFormData = <T,>() => {
  usePendingForms();
  const loaded = useLoaderData<() => Promise<T>>();
  return useActionData<() => Promise<T>>() ?? loaded;
};

/** The component of a route with a form that the server renders. */
export const RenderedForm = () => {
  const { slug, markup } = useFormData<RenderedPageData>();
  return <StaticMarkupView key={slug} markup={markup} />;
};

/** The `headers` of a route with a form: Remix leaves those of the loader and the action out of a document. */
export const formHeaders = ({
  loaderHeaders,
  actionHeaders,
}: {
  readonly loaderHeaders: Headers;
  readonly actionHeaders: Headers;
}): Headers => new Headers([...loaderHeaders, ...actionHeaders]);
