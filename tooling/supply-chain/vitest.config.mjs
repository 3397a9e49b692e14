import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('supply-chain', { include: ['src/**/*.test.mjs'], isolate: false });
