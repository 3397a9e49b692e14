import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnContextOf } from '#app/platform/drawn-context.server';
import { env } from '#app/platform/env.server';
import { PictureService } from '../card-frame/picture-service';
import { DrawnProvider } from '../drawn-context';
import type { StaticMarkup } from './static-markup';

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
  return Object.defineProperty({ id: `drawn-${name}` }, 'html', { value: html, enumerable });
};

/** Draws an element for a loader's answer, in the view and the settings of the request; see `placeStaticMarkup`. */
export const makeStaticMarkup = (request: Request, name: string, element: ReactElement): StaticMarkup => {
  const value = drawnContextOf(request);
  return placeStaticMarkup(
    request,
    name,
    renderToStaticMarkup(
      createElement(
        PictureService.Provider,
        { value: env().IMAGE_SERVICE },
        createElement(DrawnProvider, { value }, element),
      ),
    ),
  );
};
