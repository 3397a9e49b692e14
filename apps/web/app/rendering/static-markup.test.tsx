import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { extractStaticMarkup, makeStaticMarkup } from './static-markup.server';
import { StaticMarkupView } from './StaticMarkupView';

const ask = (dest?: string) =>
  new Request('http://localhost/', dest === undefined ? {} : { headers: { 'Sec-Fetch-Dest': dest } });

it('keeps the text of a document out of its data, yet shows it', () => {
  const markup = makeStaticMarkup(ask('document'), 'page', <b>Sol Ring</b>);
  expect(JSON.stringify(markup)).toBe('{"id":"drawn-page"}');
  expect(renderToStaticMarkup(<StaticMarkupView markup={markup} />)).toBe(
    '<div id="drawn-page"><b>Sol Ring</b></div>',
  );
});

it('takes a request that says nothing for one of a document', () => {
  expect(Object.keys(makeStaticMarkup(ask(), 'page', <b />))).toEqual(['id']);
});

it('answers a navigation in the browser with the text', () => {
  expect(JSON.stringify(makeStaticMarkup(ask('empty'), 'page', <b>1</b>))).toBe(
    '{"id":"drawn-page","html":"<b>1</b>"}',
  );
});

it('is lifted out while the document is rendered, as often as that is tried', () => {
  const markup = makeStaticMarkup(ask(), 'page', <b>{'$& <!--n:0-->'}</b>);
  const loaderData = { root: { theme: 'dark', nothing: null }, page: { markup }, none: undefined };
  const whole = '<div id="drawn-page"><b>$&amp; &lt;!--n:0--&gt;</b></div>';
  for (const nonce of ['n', 'o']) {
    const putBack = extractStaticMarkup(loaderData, nonce);
    const html = renderToStaticMarkup(<StaticMarkupView markup={markup} />);
    expect(html).toBe(`<div id="drawn-page"><!--${nonce}:0--></div>`);
    expect(putBack(html)).toBe(whole);
    expect(JSON.stringify(loaderData.page)).toBe('{"markup":{"id":"drawn-page"}}');
  }
});
