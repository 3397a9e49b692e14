import { matchRoutes, type RemixServerProps } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { renderToHtml } from './render-to-html.server';

type RemixContext = RemixServerProps['context'];
type Manifest = RemixContext['manifest'];

/** Names by which Remix's client finds what a document hands it; a name that Remix drops fails to compile. */
type RemixGlobal = Extract<keyof typeof globalThis, `__remix${string}`>;
const CONTEXT = '__remixContext' satisfies RemixGlobal;
const MANIFEST = '__remixManifest' satisfies RemixGlobal;
const ROUTE_MODULES = '__remixRouteModules' satisfies RemixGlobal;

/** Longest that scripts wait for a page that is never painted, such as one in a background tab, in ms. */
const LONGEST_WAIT = 3000;

/** Calls `load` once the page has been painted for the first time and lets the browser fetch all modules at once. */
const LOAD_AFTER_PAINT = `let begun=false;
const begin=()=>{if(begun)return;begun=true;
for(const link of document.querySelectorAll('link[rel=modulepreload][media]'))link.removeAttribute('media');
load()};
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch{begin()}
setTimeout(begin,document.hidden?0:${LONGEST_WAIT});`;

/** JSON that can be part of an inline script. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

interface RouteNode {
  readonly id: string;
  readonly path?: string;
  readonly caseSensitive?: boolean;
  readonly index?: false;
  readonly children?: RouteNode[];
}
type IndexRoute = Omit<RouteNode, 'index' | 'children'> & { readonly index: true };

const routeTree = (routes: Manifest['routes'], parent?: string): (RouteNode | IndexRoute)[] =>
  Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, caseSensitive, index }) => {
      const route = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return index ? { ...route, index } : { ...route, children: routeTree(routes, id) as RouteNode[] };
    });

/** Folders whose routes are remembered: a site has a dozen, but anybody can ask for others. */
const MAX_FOLDERS = 100;

/** Finds the routes of the paths above a page. The router ranks every route anew for each match, so folders are remembered. */
const createParentRoutes = (manifest: Manifest): ((pathname: string) => readonly string[]) => {
  const tree = routeTree(manifest.routes);
  const remembered = new LRUCache<string, readonly string[]>({
    max: MAX_FOLDERS,
    memoMethod: (folder) => {
      const segments = folder.split('/').filter(Boolean);
      const paths = ['', ...segments].map((_segment, index) => `/${segments.slice(0, index).join('/')}`);
      return paths.flatMap((path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id));
    },
  });
  return (pathname) => remembered.memo(pathname.split('/').filter(Boolean).slice(0, -1).join('/'));
};

const parentRoutes = new WeakMap<Manifest, ReturnType<typeof createParentRoutes>>();

/** Ids of the routes at the parent paths of a page: without their index routes the router would render none there. */
const parentRouteIds = (manifest: Manifest, pathname: string): readonly string[] => {
  const find = parentRoutes.get(manifest) ?? createParentRoutes(manifest);
  parentRoutes.set(manifest, find);
  return find(pathname);
};

/** The part of the manifest that a page starts with; the router fetches the rest on demand. */
const partialManifest = (manifest: Manifest, routeIds: readonly string[]): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    routeIds.flatMap((id) => {
      const route = manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  ),
});

/** Inline script that hands Remix's client the state of the page: `RemixServer` writes the loader data into its stream. */
const contextScript = (handoff: string): string =>
  `window.${CONTEXT}=${handoff};
window.${CONTEXT}.stream=new ReadableStream({start(controller){window.${CONTEXT}.streamController=controller}}).pipeThrough(new TextEncoderStream());`;

/** Inline module that loads the routes of the page, then the entry that hydrates it. */
const loaderScript = (manifest: Manifest, routeIds: readonly string[]): string =>
  `window.${MANIFEST}=${toInlineJson(manifest)};
const load=async()=>{${manifest.hmr ? `await import(${toInlineJson(manifest.hmr.runtime)});` : ''}
window.${ROUTE_MODULES}=Object.fromEntries(await Promise.all(${toInlineJson(routeIds)}.map(async(id)=>
[id,await import(${MANIFEST}.routes[id].module)])));
await import(${MANIFEST}.entry.module)};
${LOAD_AFTER_PAINT}`;

/** What a page loads: the part of its scripts that is the same for all pages of its routes. */
interface PageModules {
  /** HTML of the preloads */
  readonly preloads: string;
  readonly loader: string;
}

/** Combinations of routes whose modules are remembered. */
const MAX_COMBINATIONS = 500;

const describeModules = (
  manifest: Manifest,
  ids: readonly string[],
  parents: readonly string[],
): PageModules => {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const routeIds = routes.map(({ id }) => id);
  const modules = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const preloads = [...new Set(modules)].map((href) => (
    <link key={href} rel="modulepreload" media="not all" href={href} />
  ));
  return {
    preloads: renderToHtml(<>{preloads}</>).toString(),
    loader: loaderScript(partialManifest(manifest, [...new Set([...routeIds, ...parents])]), routeIds),
  };
};

const createPageModules = (
  manifest: Manifest,
): ((ids: readonly string[], parents: readonly string[]) => PageModules) => {
  const remembered = new LRUCache<string, PageModules>({ max: MAX_COMBINATIONS });
  return (ids, parents) => {
    const key = [...ids, '', ...parents].join('\n');
    const modules = remembered.get(key) ?? describeModules(manifest, ids, parents);
    remembered.set(key, modules);
    return modules;
  };
};

const pageModules = new WeakMap<Manifest, ReturnType<typeof createPageModules>>();

const modulesOf = (manifest: Manifest, ids: readonly string[], pathname: string): PageModules => {
  const find = pageModules.get(manifest) ?? createPageModules(manifest);
  pageModules.set(manifest, find);
  return find(ids, parentRouteIds(manifest, pathname));
};

/**
 * Renders what a document needs to become a Remix page in the browser, so that its scripts do not compete with its styles
 * and fonts: module preloads that wait, and a loader that begins after the first paint.
 * @param nonce marks the inline scripts, see nonce.ts
 * @returns HTML
 */
export const createDeferredScripts = (context: RemixContext, nonce: string): string => {
  const { manifest, serverHandoffString, renderMeta, staticHandlerContext } = context;
  if (serverHandoffString === undefined || !renderMeta)
    throw new Error(
      'Remix hands over no page state: createDeferredScripts must be adapted to this version of Remix.',
    );
  // Without it RemixServer leaves the loader data out.
  renderMeta.didRenderScripts = true;
  const { matches, location } = staticHandlerContext;
  const ids = matches.map(({ route }) => route.id);
  const { preloads, loader } = modulesOf(manifest, ids, location.pathname);
  const script = `<script nonce="${nonce}"`;
  return `${preloads}${script}>${contextScript(serverHandoffString)}</script>${script} type="module" async="">${loader}</script>`;
};
