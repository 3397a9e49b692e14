/** Shared vitest settings: sources of the workspace's packages, not their builds; a stray console.error fails. */
export const preset = {
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'node', 'module', 'import', 'default'] } },
};
