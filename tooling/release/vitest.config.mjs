import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('release', { include: ['src/**/*.test.mjs'] });
