import { EARLY_INPUT_SCRIPT } from './early-input';

/** Longest that scripts wait for a page that is never painted (a tab in the background), in ms. */
const LONGEST_WAIT = 3000;

const PRELOAD = '<link rel="modulepreload" href=';
const LATE_PRELOAD = '<link rel="modulepreload" media="not all" href=';

/** What Remix writes at the end of a page to load its modules. */
const MODULES =
  /(<script\b[^>]*\btype="module"[^>]*>);\n((?:import \* as route\d+ from "[^"]+";\n)+)([\s\S]*?)\n(window\.__remixRouteModules = \{[^}]*\};)\n\n(import\("[^"]+"\);)<\/script>/;

const IMPORT = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * Calls `load` when the page has been painted for the first time, and lets the browser fetch what it imports at once
 * from then on.
 */
const WAIT = `${EARLY_INPUT_SCRIPT}
let begun=false;
const begin=()=>{if(begun)return;begun=true;
for(const link of document.querySelectorAll('link[rel=modulepreload][media]'))link.removeAttribute('media');
load()};
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch{begin()}
setTimeout(begin,document.hidden?0:${LONGEST_WAIT});`;

/**
 * Makes a rendered page load its scripts after its first paint, so that they do not compete with its styles and fonts:
 * everything that a page shows at first is in its markup. A page that is written in another way than Remix writes them
 * stays as it is.
 */
export const loadScriptsLate = (html: string): string => {
  const start = html.indexOf(PRELOAD);
  if (start < 0) return html;
  const tail = html.slice(start);
  const found = MODULES.exec(tail);
  if (!found) return html;
  const [whole, tag = '', imports = '', manifest = '', modules = '', entry = ''] = found;
  const routes = [...imports.matchAll(IMPORT)];
  const names = routes.map(([, name]) => name).join(',');
  const sources = routes.map(([, , source]) => `import(${source})`).join(',');
  const script = `${tag}${manifest}
const load=()=>Promise.all([${sources}]).then(([${names}])=>{${modules}
return ${entry}});
${WAIT}</script>`;
  return html.slice(0, start) + tail.replace(whole, () => script).replaceAll(PRELOAD, LATE_PRELOAD);
};
