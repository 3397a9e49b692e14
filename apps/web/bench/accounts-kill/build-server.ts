import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('../..', import.meta.url));

const buildOnce = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'accounts-kill-server-'));
  // For the packages that the bundle imports.
  await symlink(join(WEB, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    ssr: {
      noExternal: [/^@crownsmith\//],
      resolve: { conditions: ['source', 'module', 'import', 'default'] },
    },
    build: {
      ssr: fileURLToPath(new URL('server.ts', import.meta.url)),
      target: 'esnext',
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  return join(folder, 'server.mjs');
};

let built: Promise<string> | undefined;

/** Bundles `server.ts` once per process, so that its many starts compile nothing. @returns the path of the bundle */
export const buildServer = (): Promise<string> => (built ??= buildOnce());
