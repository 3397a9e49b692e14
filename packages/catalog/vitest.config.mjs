import { defineTestProject } from '../../tooling/vitest/index.mjs';

// Modules of this package hold no state that one test file could leave to another.
export default defineTestProject('catalog', { dir: import.meta.dirname, isolate: false });
