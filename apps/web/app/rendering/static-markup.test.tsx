import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLoadContext } from './load-context.server';
import { DocumentMarkupContext, type StaticMarkup } from './static-markup';
import { createPlaceholders, placeMarkup, renderMarkup } from './static-markup.server';
import { StaticMarkupView } from './StaticMarkupView';

const request = new Request('http://localhost/');
const markup = renderMarkup(request, 'page', <b>{'Sol Ring $& <!--n:0-->'}</b>);
const HTML = '<b>Sol Ring $&amp; &lt;!--n:0--&gt;</b>';

describe('static markup', () => {
  it('is left out of the data of a document and waits in the load context', () => {
    const context = createLoadContext('/top');
    expect(placeMarkup(context, markup)).toEqual({ id: 'static-page' });
    expect([...(context.documentMarkup ?? [])]).toEqual([['static-page', Buffer.from(HTML)]]);
  });

  it.each([
    ['a request for data alone', createLoadContext('/top.data')],
    ['a server that gives no load context', {}],
  ])('is part of the data for %s', (_name, context) => {
    const placed = placeMarkup(context, markup);
    expect(JSON.parse(JSON.stringify(placed))).toEqual({ id: 'static-page', html: HTML });
    expect(renderToStaticMarkup(<StaticMarkupView markup={placed} />)).toBe(
      `<div id="static-page">${HTML}</div>`,
    );
  });

  it('is replaced by placeholders while the document is rendered, as often as that is tried', () => {
    const context = createLoadContext('/');
    const placed = placeMarkup(context, markup);
    for (const nonce of ['n', 'o']) {
      const placeholders = createPlaceholders(context.documentMarkup ?? new Map(), nonce);
      const html = renderToStaticMarkup(
        <DocumentMarkupContext.Provider value={placeholders.read}>
          <StaticMarkupView markup={placed} />
        </DocumentMarkupContext.Provider>,
      );
      expect(html).toBe(`<div id="static-page"><!--${nonce}:0--></div>`);
      expect(placeholders.encode(html).toString()).toBe(`<div id="static-page">${HTML}</div>`);
    }
  });

  it('throws in a document for which no loader has placed it', () => {
    const unplaced: StaticMarkup = { id: 'static-other' };
    expect(() => createPlaceholders(new Map(), 'n').read(unplaced.id)).toThrow('#static-other');
  });
});
