import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('container', { include: ['src/**/*.test.mjs'], isolate: false });
