import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import browserslist from 'browserslist';
import { defineConfig, type Plugin } from 'vite';
import { bundleShared } from './bundle-shared';
import { colorModes } from './color-modes';
import { minifyScripts } from './minify-scripts';
import { publishedOnly } from './published-only';
import { serviceWorker } from './service-worker-build';
import { stillGrids } from './still-grids';
import { CONDITIONS, SERVER_SOURCES } from './workspace-sources';

const brotli = promisify(brotliCompress);

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Makes the Express server the entry of the server build: pages and API share one bundle and one snapshot in memory. */
const serverEntry = (): Plugin => ({
  name: 'crownsmith-server-entry',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: './server/index.ts' } } } : undefined,
});

/** What the development server itself serves: sources, its client, and files with a suffix. */
const SOURCES =
  /^\/(?:@|node_modules\/|app\/|packages\/|__)|^\/[^?]*\.(?:[cm]?[jt]sx?|css|svg|png|woff2?|map)(?:\?|$)/;

/** Whether a request is one for the site: a document, the data of a page, a form, or anything of the API. */
const isForSite = ({ url = '', method, headers }: IncomingMessage): boolean => {
  if (
    /^\/(?:api|json|healthz|og|oembed|mcp|feeds|sitemaps|sitemap\.xml|robots\.txt|account\/events)(?:[/?]|$)/.test(
      url,
    )
  )
    return true;
  if (SOURCES.test(url)) return false;
  const isDocument =
    headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true;
  return isDocument || method === 'POST' || /^[^?]*\.data(?:\?|$)/.test(url);
};

/** Mounts the site's Express app in the development server: requests pass what they pass in production. */
const siteInDevelopment = (): Plugin => ({
  name: 'crownsmith-site',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!isForSite(request)) {
        next();
        return;
      }
      server
        .ssrLoadModule('/server/dev.ts')
        .then((module: { devApp?: (...handlerArguments: unknown[]) => void }) =>
          module.devApp?.(request, response, next),
        )
        .catch(next);
    });
  },
});

/**
 * Keeps the styles of CSS modules whose class names no browser code imports: app/styles.ts lists them for pages that only
 * the server renders.
 */
const keepStyles = (): Plugin => ({
  name: 'crownsmith-keep-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
});

/** Compresses the client's assets with Brotli at its highest quality, for server/assets/precompressed-assets.ts. */
const precompressAssets = (): Plugin => ({
  name: 'crownsmith-precompress-assets',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: async ({ dir }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|svg)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir ?? '', file);
        await writeFile(`${path}.br`, await brotli(await readFile(path)));
      }),
    );
  },
});

/** The oldest of the browsers that package.json names, as esbuild writes them. @example ['chrome119', …] */
const supportedBrowsers = (): string[] =>
  (browserslist.loadConfig({ path: import.meta.dirname }) ?? []).map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (name === undefined || version === undefined) throw new Error(`package.json: browserslist "${query}"`);
    return `${name === 'ios_saf' ? 'ios' : name}${version}`;
  });

export default defineConfig({
  plugins: [
    !process.env['VITEST'] &&
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
        },
      }),
    !process.env['VITEST'] && serverEntry(),
    publishedOnly(),
    keepStyles(),
    stillGrids(),
    bundleShared(),
    minifyScripts(),
    precompressAssets(),
    serviceWorker(),
    siteInDevelopment(),
  ],
  resolve: { conditions: [...CONDITIONS, 'browser'] },
  ssr: SERVER_SOURCES,
  worker: { format: 'es', plugins: () => [minifyScripts()] },
  // Short names: every page contains them.
  css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: [colorModes()] } },
  build: { target: supportedBrowsers(), assetsInlineLimit: 0 },
});
