import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticMarkup } from './static-markup';

/**
 * Draws an element for a loader's answer.
 *
 * A document carries the markup in its body, so there the text must not travel a second time in the data of the page:
 * it is kept in a property that is not enumerable, which the page's rendering reads and the serialiser passes over. For
 * a navigation in the browser (which asks for the data alone, by `fetch`) the text is part of the answer.
 * @param id of the element that will hold it; one of its kind on a page
 */
export const makeStaticMarkup = (request: Request, id: string, element: ReactElement): StaticMarkup => {
  const value = renderToStaticMarkup(element);
  const enumerable = request.headers.get('Sec-Fetch-Dest') === 'empty';
  return Object.defineProperty({ id }, 'html', { value, enumerable });
};
