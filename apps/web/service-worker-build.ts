import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

/** Modules that work offline, before any page with them was seen. Their imports and styles belong to them. */
const OFFLINE_MODULES: readonly RegExp[] = [
  /\/app\/entry\.client\.tsx$/,
  /\/app\/root\.tsx/,
  /\/app\/routes\/(?:offline|collection)\.tsx/,
  /\/features\/collection\/(?:CollectionView|run-import|owned-marks)\.tsx?$/,
  /\/features\/clipboard\/(?:clipboard-actions|panel\/PanelRoot)\.tsx?$/,
];

const ENTRY = 'app/features/offline/service-worker.ts';

/** Files of the offline modules. */
const offlineFiles = (bundle: Rollup.OutputBundle): readonly string[] => {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    const id = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '').replaceAll('\\', '/') : '';
    if (OFFLINE_MODULES.some((module) => module.test(id))) add(chunk.fileName);
  }
  return [...files].sort();
};

/** Builds the service worker after the client, with the list of the files that it stores at once. */
export const serviceWorker = (): Plugin => ({
  name: 'crownsmith-service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = offlineFiles(bundle);
    const revision = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
    const precache = [
      { url: '/offline', revision },
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
    ];
    await build({
      configFile: false,
      logLevel: 'warn',
      root: import.meta.dirname,
      define: {
        PRECACHE: JSON.stringify(precache),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        lib: {
          entry: join(import.meta.dirname, ENTRY),
          formats: ['iife'],
          name: 'serviceWorker',
          fileName: () => 'sw.js',
        },
      },
    });
  },
});
