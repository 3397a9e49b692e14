import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('widget-view', { dir: import.meta.dirname, isolate: false });
