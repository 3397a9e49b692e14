// A set-up file: test files share a process and its modules, so what one of them replaces is put back before the next.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const { testPath = '' } = expect.getState();

/** Modules that are loaded already would not be mocked, and have read the environment: such a file has modules of its own. */
const hasOwnModules = /\bvi\.(?:mock|doMock|stubEnv)\(/.test(readFileSync(testPath, 'utf8'));

if (hasOwnModules) vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (hasOwnModules) vi.resetModules();
});
