import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('widget-view', { isolate: false });
