import { defineConfig } from 'vite';
import { SERVER_SOURCES } from './workspace-sources';

/** Builds the commands of `npm run accounts` as one file, for machines without the sources: docs/operations/containers.md. */
export default defineConfig({
  publicDir: false,
  ssr: SERVER_SOURCES,
  build: {
    ssr: true,
    outDir: 'build/operator',
    target: 'es2022',
    rollupOptions: { input: { accounts: './operator/cli.ts' } },
  },
});
