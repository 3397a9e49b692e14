import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('contributing', { include: ['*.test.mjs'] });
