import type { SSROptions } from 'vite';

/** Workspace packages resolve to their sources, so that they need no build first. */
export const CONDITIONS: readonly string[] = ['source', 'module', 'import', 'default'];

/** Bundles for Node contain the workspace's packages; other packages stay imports. */
export const SERVER_SOURCES: SSROptions = {
  noExternal: [/^@crownsmith\//],
  resolve: { conditions: ['source', 'node', ...CONDITIONS.slice(1)], externalConditions: ['node'] },
};
