import { expect, it } from 'vitest';
import { loadScriptsLate } from './deferred-scripts.server';

const page = (scripts: string): string => `<html><body><main>Sol Ring</main>${scripts}</body></html>`;

const PRELOADS =
  '<link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/>';

/** As Remix writes it. */
const MODULES = `<script>window.__remixContext = {"url":"/"};</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/top-1.js";
window.__remixManifest = {
  "entry": { "module": "/assets/entry-1.js" }
};
window.__remixRouteModules = {"root":route0,"routes/top":route1};

import("/assets/entry-1.js");</script>`;

it('fetches no module before the first paint', () => {
  const late = loadScriptsLate(page(PRELOADS + MODULES));
  expect(late).not.toMatch(/^import /m);
  expect(late.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" media="not all" href="/assets/entry-1.js"/>',
    '<link rel="modulepreload" media="not all" href="/assets/root-1.js"/>',
  ]);
  expect(late).toContain("observe({type:'paint',buffered:true})");
});

it('hands the routes to the entry, in their order, once they are there', () => {
  const late = loadScriptsLate(page(PRELOADS + MODULES));
  expect(late).toContain(
    'Promise.all([import("/assets/root-1.js"),import("/assets/top-1.js")]).then(([route0,route1])=>{' +
      'window.__remixRouteModules = {"root":route0,"routes/top":route1};\nreturn import("/assets/entry-1.js");});',
  );
  expect(late).toContain('"entry": { "module": "/assets/entry-1.js" }');
});

it('keeps the mark of the script, so that its new text is hashed', () => {
  expect(loadScriptsLate(page(PRELOADS + MODULES))).toContain(
    '<script nonce="n" type="module" async="">window.',
  );
});

it.each([
  ['a page without scripts', page('')],
  ['preloads without their script', page(PRELOADS)],
  ['scripts that are written otherwise', page(`${PRELOADS}<script type="module">import "/a.js"</script>`)],
])('leaves %s as it is', (_name, html) => {
  expect(loadScriptsLate(html)).toBe(html);
});
