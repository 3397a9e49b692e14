import type { LoaderFunctionArgs } from '@remix-run/node';
import { useEffect } from 'react';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/symbols/Symbols.module.css';
import { bindCopyCode } from '#app/features/symbols/copy-code';
import { symbolsPage } from '#app/features/symbols/symbols-page.server';
import { placePage } from '#app/rendering/rendered-page.server';
import { RenderedPage } from '#app/rendering/RenderedPage';

export const loader = ({ request, context }: LoaderFunctionArgs) => placePage(context, symbolsPage(request));

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function Symbols() {
  useEffect(() => bindCopyCode(document), []);
  return <RenderedPage />;
}
