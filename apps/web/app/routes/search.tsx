// Styles of markup that only the server renders, for this page alone.
import '#app/features/search/SearchPage.module.css';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { LazyCompletion } from '#app/features/search/completion/LazyCompletion';
import { searchPage } from '#app/features/search/search-page.server';
import { RenderedPage, renderedPageMeta } from '#app/rendering/RenderedPage';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, await searchPage(request, await getSnapshot()));

export const meta = renderedPageMeta;

export default function Search() {
  const { search } = useLocation();
  return (
    <>
      <RenderedPage />
      <LazyCompletion key={search} />
    </>
  );
}
