import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Folder of the site's modules. */
const APP = join(import.meta.dirname, 'app/');

/** Style sheets that each page loads: those that the root imports. */
const sheetsOfRoot = (importsOf: (id: string) => readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || !(id.startsWith(APP) || id.endsWith('.css'))) return;
    seen.add(id);
    importsOf(id).forEach(visit);
  };
  visit(join(APP, 'root.tsx'));
  return new Set([...seen].filter((id) => id.endsWith('.css')));
};

/**
 * Scripts of modules that are loaded together, by name, the first that has a module wins: each file of its own would be a
 * request and compress badly. Nothing here may be what most pages that load the script can do without.
 */
const SCRIPTS: Readonly<Record<string, readonly RegExp[]>> = {
  // What every page runs on; it stays in browsers' caches as long as these packages stay.
  framework: [
    /\/node_modules\/(?:@remix-run\/(?:react|router|server-runtime)|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|zustand)\//,
    /vite\/preload-helper|commonjsHelpers/,
  ],
  // What every page loads and other scripts share.
  shared: [
    /\/domain\/src\/(?:limits|result|text\/(?:accent|entity)|card\/card-name|clipboard\/clipboard-state|color\/color)\.ts$/,
    /\/domain\/src\/site\/(?:brand|color-mode|cookie|toast)\.ts$/,
    /\/app\/(?:behaviours\/delegate|model\/table-size|platform\/(?:client-error|page-status|site|site-path))\.ts$/,
    /\/app\/(?:rendering\/(?:plain-page|static-markup|StaticMarkupView|RenderedPage)|seo\/page-(?:meta|preview|subject))\.tsx?$/,
    /\/app\/(?:features\/(?:clipboard\/(?:clipboard-store|clipboard-text|load-actions)|search\/use-listbox))\.ts$/,
    /\/app\/(?:ui\/(?:card-frame\/frame-card|toast\/toast-store)|visitor\/cookie-attributes)\.ts$/,
  ],
  // What every form runs on; the page around it is the server's.
  forms: [
    /\/app\/ui\/form\/(?:use-pending-forms|SubmitButton)\.tsx?$|\/app\/ui\/form\/Form\.module\.css/,
    /\/app\/(?:rendering\/RenderedForm|routes\/count-my-deck\._index)\.tsx$/,
  ],
  // What a text field is made of.
  fields: [
    /\/app\/ui\/form\/(?:FieldNotes|TextField)\.tsx$/,
    /\/react-aria-components\/dist\/private\/(?:Input|Label|Text|TextField)\.mjs$/,
  ],
  // What every tool and form loads.
  tools: [
    /\/app\/(?:ui\/(?:form\/FormPage|layout\/(?:Breadcrumbs|PageHeader)|states\/Alert)|shell\/forget-offline)\.tsx?$/,
    /\/app\/visitor\/(?:collection-flag|personal-cache|use-has-collection)\.ts$/,
    /\/answers\/src\/text\/numbers\.ts$|\/domain\/src\/figures\/share\.ts$/,
  ],
  // What works on lists of cards.
  lists: [
    /\/domain\/src\/(?:card-list\/(?:card-list|printings)|color\/identity-name|price\/find-printings)\.ts$|\/app\/ui\/price\/PriceText\.tsx$/,
    /\/app\/(?:behaviours\/(?:download-text|keep-input)|visitor\/(?:load|use)-owned-cards)\.ts$/,
  ],
  // What the clipboard needs once it holds cards.
  clipboard: [
    /\/domain\/src\/command-zone\/(?:card-filter|command-zone|crown|deck-allowance|deck-grant|partner-ability|partners-with|stored-grants)\.ts$/,
    /\/domain\/src\/clipboard\/(?:clipboard|clipboard-card|clipboard-copies|clipboard-storage|clipboard-view|legacy-card|printings-storage|stored-value)\.ts$/,
    /\/domain\/src\/card\/(?:card|copy-limit|creature-types|front-text|primary-type|type-line)\.ts$/,
    /\/domain\/src\/(?:deck-list\/make-deck-list|link\/(?:affiliate|export|external)-link|link\/export-name|price\/(?:list-price|price-copies)|text\/memoize-text)\.ts$/,
    /\/app\/features\/clipboard\/(?:card-actions|clipboard|clipboard-storage|exchanged|export-list|local-clipboard|storage-status)\.ts$/,
    /\/app\/ui\/(?:deck\/site-links|format\/external-url)\.ts$/,
  ],
};

/** Bytes of code below which a script joins another one where no page loads more for it. */
const LEAST_SCRIPT = 1000;

/**
 * Bundles what every page loads: the styles into one style sheet, for a second one would be another request before the
 * first paint, and scripts into few files.
 */
export const bundleShared = (): Plugin => {
  let sheets: ReadonlySet<string> | undefined;
  return {
    name: 'crownsmith-bundle-shared',
    config: (_config, { isSsrBuild, command }) => {
      if (isSsrBuild || command !== 'build') return undefined;
      const manualChunks: Rollup.ManualChunksOption = (id, { getModuleInfo }) => {
        sheets ??= sheetsOfRoot((module) => getModuleInfo(module)?.importedIds ?? []);
        if (sheets.has(id)) return 'shared';
        return Object.keys(SCRIPTS).find((name) => SCRIPTS[name]?.some((module) => module.test(id)));
      };
      const output = {
        manualChunks,
        onlyExplicitManualChunks: true,
        experimentalMinChunkSize: LEAST_SCRIPT,
      } satisfies Rollup.OutputOptions;
      return { build: { rollupOptions: { output } } };
    },
  };
};
