import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderContextOf } from './render-context.server';
import { env } from '#app/platform/env.server';
import { PictureService } from '#app/ui/render-context/picture-service';
import { RenderContextProvider } from '#app/ui/render-context/render-context';
import { fragmentCache } from './fragment-cache.server';
import { FragmentCacheContext } from '#app/ui/render-context/CachedMarkup';
import type { StaticMarkup } from './static-markup';

/** The text of markup that was handed to a loader's answer, whatever stands there meanwhile. */
const placed = new WeakMap<object, string>();

/**
 * Hands drawn markup to a loader's answer.
 *
 * A document carries the markup in its body, so there the text must not travel a second time in the data of the page:
 * it is kept in a property that is not enumerable, which the page's rendering reads and the serialiser passes over. For
 * a navigation in the browser (which asks for the data alone, by `fetch`) the text is part of the answer.
 * @param name of its kind on a page; the element that holds it has the id `drawn-{name}`, which no part of a page has
 */
export const placeStaticMarkup = (request: Request, name: string, html: string): StaticMarkup => {
  const enumerable = request.headers.get('Sec-Fetch-Dest') === 'empty';
  const markup: StaticMarkup = { id: `drawn-${name}` };
  placed.set(markup, html);
  return Object.defineProperty(markup, 'html', { value: html, enumerable, writable: true });
};

/**
 * Takes the markup out of loaders' answers before a document is rendered around it, so that React need not carry what is
 * drawn already: marks stand in its place.
 * @param loaderData answers of the routes of a document
 * @param nonce makes marks that no text of a page holds
 * @returns what puts the markup in the place of the marks again
 */
export const extractStaticMarkup = (
  loaderData: Readonly<Record<string, unknown>>,
  nonce: string,
): ((html: string) => string) => {
  const lifted: string[] = [];
  for (const data of Object.values(loaderData)) {
    const values: readonly unknown[] = typeof data === 'object' && data !== null ? Object.values(data) : [];
    for (const value of values) {
      const html = typeof value === 'object' && value !== null ? placed.get(value) : undefined;
      if (html === undefined) continue;
      const mark = `<!--${nonce}:${lifted.push(html) - 1}-->`;
      Object.defineProperty(value, 'html', { value: mark });
    }
  }
  const marks = new RegExp(`<!--${nonce}:(\\d+)-->`, 'g');
  return (html) => html.replace(marks, (_mark, index: string) => lifted[Number(index)] ?? '');
};

/** Draws an element for a loader's answer, in the view and the settings of the request; see `placeStaticMarkup`. */
export const makeStaticMarkup = (request: Request, name: string, element: ReactElement): StaticMarkup => {
  const value = renderContextOf(request);
  return placeStaticMarkup(
    request,
    name,
    renderToStaticMarkup(
      createElement(
        PictureService.Provider,
        { value: env().IMAGE_SERVICE },
        createElement(
          FragmentCacheContext.Provider,
          { value: fragmentCache },
          createElement(RenderContextProvider, { value }, element),
        ),
      ),
    ),
  );
};
