import type { AppLoadContext } from '@remix-run/node';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderContextProvider } from '#app/ui/render-context/render-context';
import { ShopsProvider } from '#app/ui/render-context/shops';
import { fragmentCache, renderWithFragments } from './fragment-cache.server';
import { createPlacedBytes } from './placed-bytes.server';
import { renderContextOf } from './render-context.server';
import { shopsAt } from './shops.server';
import type { StaticMarkup } from './static-markup';

/** Markup before it is placed in a response. */
export type RenderedMarkup = Pick<StaticMarkup, 'id'> & { readonly bytes: Buffer };

/** Markup in UTF-8 by the id of the element that holds it. */
export type DocumentMarkup = Map<string, Buffer>;

/**
 * Names markup. A getter in this object would keep its bytes until the next full collection of garbage: V8 makes a hidden class for
 * each such object, and that keeps the getter.
 * @param name unique on its page
 */
export const nameMarkup = (name: string, bytes: Buffer): RenderedMarkup => ({
  id: `static-${name}`,
  bytes,
});

/** The HTML of an element in UTF-8. */
export const renderToBytes = (element: ReactElement): Buffer => Buffer.from(renderToStaticMarkup(element));

/** Renders an element in the view and the settings of a request. @param name unique on its page */
export const renderMarkup = (request: Request, name: string, element: ReactElement): RenderedMarkup =>
  nameMarkup(
    name,
    renderWithFragments(
      createElement(
        ShopsProvider,
        { value: shopsAt(new Date()) },
        createElement(RenderContextProvider, { value: renderContextOf(request) }, element),
      ),
      fragmentCache,
    ),
  );

/**
 * Places markup in the response to a request. A document carries it in its body, so it must not travel a second time in
 * the data of the page: it waits in the load context for the document to be rendered. The response to a request for data
 * alone has no document, so there it is part of the data.
 * @returns what the loader responds with
 */
export const placeMarkup = (
  { documentMarkup }: Pick<AppLoadContext, 'documentMarkup'>,
  markup: RenderedMarkup,
): StaticMarkup => {
  const { id, bytes } = markup;
  if (!documentMarkup) return { id, html: bytes.toString() };
  documentMarkup.set(id, bytes);
  return { id };
};

/**
 * Lets React render a document without carrying the markup that is rendered already: placeholders are rendered in its
 * place, to be replaced in the finished document.
 * @param nonce makes placeholders that no text of a page contains
 */
export const createPlaceholders = (markup: DocumentMarkup, nonce: string) => {
  const { place, encode } = createPlacedBytes(nonce);
  const placeholders = new Map([...markup].map(([id, bytes]) => [id, place(bytes)]));
  return {
    /** The value of DocumentMarkupContext. Throws for markup that no loader has placed. */
    read: (id: string): string => {
      const placeholder = placeholders.get(id);
      if (placeholder === undefined) throw new Error(`No loader has placed markup for #${id}.`);
      return placeholder;
    },
    /** The bytes of a finished document with the markup in place. */
    encode,
  };
};
