import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('reference', { include: ['src/**/*.test.mjs'] });
