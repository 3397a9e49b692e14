import type { RemixServerProps } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createDeferredScripts } from './deferred-scripts.server';
import { DeferredScripts, DeferredScriptsContext } from './DeferredScripts';

type RemixContext = RemixServerProps['context'];

const route = (id: string, path?: string, more: object = {}) => ({
  id,
  ...(path !== undefined && { path }),
  ...(id !== 'root' && { parentId: 'root' }),
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: `/assets/${id}-1.js`,
  imports: ['/assets/shared-1.js'],
  ...more,
});

const ROUTES = [
  route('root', ''),
  route('index', undefined, { index: true }),
  route('top', 'top'),
  route('top-list', 'top/:list'),
  route('faq', 'faq'),
];

const contextOf = (pathname: string, ids: readonly string[], hmr?: { runtime: string }): RemixContext => ({
  manifest: {
    entry: { module: '/assets/entry-1.js', imports: ['/assets/shared-1.js'] },
    routes: Object.fromEntries(ROUTES.map((of) => [of.id, of])),
    url: '/assets/manifest-1.js',
    version: '1',
    ...(hmr && { hmr }),
  },
  routeModules: {},
  serverHandoffString: '{"url":"/"}',
  renderMeta: {},
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
  staticHandlerContext: {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: ids.map((id) => ({ params: {}, pathname, pathnameBase: pathname, route: { id } })),
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  },
});

const TOP = contextOf('/top/creatures', ['root', 'top-list']);
const render = (context: RemixContext): string => createDeferredScripts(context, 'n');

/** The text of the inline module. */
const loaderOf = (context: RemixContext): string =>
  /<script nonce="n" type="module" async="">([\s\S]*)<\/script>/.exec(render(context))?.[1] ?? '';

/** Runs the inline module of a page as its browser would. */
const runLoader = (context: RemixContext) => {
  const loaded: string[] = [];
  const window: Record<string, unknown> = {};
  let paint = (): void => undefined;
  const document = { hidden: false, addEventListener: () => undefined, querySelectorAll: () => [] };
  class PerformanceObserver {
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe(): void {
      // The test paints.
    }
  }
  const importModule = (url: string) => {
    loaded.push(url);
    if (url === '/assets/entry-1.js') expect(window['__remixRouteModules']).toBeDefined();
    return Promise.resolve({ url });
  };
  const names = [
    'window',
    '__remixManifest',
    'document',
    'PerformanceObserver',
    'setTimeout',
    'importModule',
  ];
  const script = loaderOf(context)
    .replaceAll('import(', 'importModule(')
    .replaceAll('__remix', 'window.__remix');
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the inline script of a page
  const run = new Function(...names, script.replaceAll('window.window.', 'window.')) as (
    ...of: unknown[]
  ) => void;
  run(window, undefined, document, PerformanceObserver, () => undefined, importModule);
  return { window, loaded, paint: () => paint() };
};

describe('deferred scripts', () => {
  it('preload modules without fetching them before the first paint', () => {
    const html = render(TOP);
    expect(html).not.toMatch(/^import /m);
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual(
      ['entry', 'shared', 'root', 'top-list'].map(
        (name) => `<link rel="modulepreload" media="not all" href="/assets/${name}-1.js"/>`,
      ),
    );
    expect(html).toContain("observe({type:'paint',buffered:true})");
  });

  it('load the routes, in order, and then the entry, after the first paint', async () => {
    const { window, loaded, paint } = runLoader(TOP);
    expect(loaded).toEqual([]);
    paint();
    paint();
    await expect.poll(() => loaded.length).toBe(3);
    expect(loaded).toEqual(['/assets/root-1.js', '/assets/top-list-1.js', '/assets/entry-1.js']);
    expect(window['__remixRouteModules']).toEqual({
      root: { url: '/assets/root-1.js' },
      'top-list': { url: '/assets/top-list-1.js' },
    });
  });

  it('list the routes of the page and of its parent paths only', () => {
    const { window } = runLoader(TOP);
    const { routes } = window['__remixManifest'] as RemixContext['manifest'];
    expect(Object.keys(routes).sort()).toEqual(['index', 'root', 'top', 'top-list']);
  });

  it('load the runtime of the development server before any route', async () => {
    const { loaded, paint } = runLoader(contextOf('/', ['root', 'index'], { runtime: '/hmr.js' }));
    paint();
    await expect.poll(() => loaded[0]).toBe('/hmr.js');
  });

  it('have the nonce on their inline scripts and make Remix send the loader data', () => {
    const context = contextOf('/faq', ['root', 'faq']);
    expect(render(context).match(/<script nonce="n"/g)).toHaveLength(2);
    expect(render(context)).toContain('window.__remixContext={"url":"/"};');
    expect(context.renderMeta?.didRenderScripts).toBe(true);
  });

  it('throw where Remix provides no page state', () => {
    const { serverHandoffString: _none, ...context } = TOP;
    expect(() => createDeferredScripts(context, 'n')).toThrow(/page state/);
  });

  it('are rendered on the server alone; the browser renders their empty element', () => {
    const rendered = renderToStaticMarkup(
      <DeferredScriptsContext.Provider value="<script></script>">
        <DeferredScripts />
      </DeferredScriptsContext.Provider>,
    );
    expect(rendered).toBe('<div hidden=""><script></script></div>');
    expect(renderToStaticMarkup(<DeferredScripts />)).toBe('<div hidden=""></div>');
  });
});
