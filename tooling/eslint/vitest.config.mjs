import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('eslint-config', { include: ['*.test.mjs'] });
