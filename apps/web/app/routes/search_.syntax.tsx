// Styles of markup that only the server renders, for this page alone.
import '#app/features/search/SearchPage.module.css';
import '#app/features/search/SyntaxPage.module.css';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LazyCompletion } from '#app/features/search/completion/LazyCompletion';
import { syntaxPage } from '#app/features/search/syntax-page.server';
import { RenderedPage, renderedPageMeta } from '#app/rendering/RenderedPage';
import { placePage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(context, await syntaxPage(request, await getSnapshot()));

export const meta = renderedPageMeta;

export default function SearchSyntax() {
  return (
    <>
      <RenderedPage />
      <LazyCompletion />
    </>
  );
}
