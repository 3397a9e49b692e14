import { defineTestProject } from './index.mjs';

export default defineTestProject('vitest-config', { include: ['*.test.mjs'] });
