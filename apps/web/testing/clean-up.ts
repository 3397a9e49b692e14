// A set-up file: test files share a process and its modules, so what one of them replaces is put back before the next.
import { afterAll, expect, vi } from 'vitest';
import { hasOwnModules } from './own-modules';

const { testPath = '' } = expect.getState();

const isApart = hasOwnModules(testPath);

if (isApart) vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (isApart) vi.resetModules();
});
