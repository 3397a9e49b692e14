import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { HomePage } from '#app/features/home/HomePage';
import { countedFormats } from '#app/ui/format/counted-formats';
import { UNAVAILABLE } from '#app/model/unavailable';
import { countedText } from '#app/ui/format/numbers';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';

/** Commanders, and cards, on the page. */
const LISTED = 12;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const [commanders, top] = await Promise.all([
    optionalPart(context, snapshot.commanderList()),
    optionalPart(context, snapshot.browse.top('top', 'all')),
  ]);
  const { decks, cards, formats } = snapshot.manifest;
  return placePage(
    context,
    renderPage(request, {
      id: 'home',
      title: 'Commander deck recommendations',
      description: `Cards and commanders for ${countedFormats(formats)}, recommended from ${countedText(decks, 'deck')}.`,
      path: '/',
      page: createElement(HomePage, {
        decks,
        cards,
        commanders: commanders === UNAVAILABLE ? commanders : (commanders?.rows.slice(0, LISTED) ?? []),
        topCards: top === UNAVAILABLE ? top : (top?.lists[0]?.rows.slice(0, LISTED) ?? []),
      }),
    }),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
