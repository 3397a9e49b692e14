import { readFileSync } from 'node:fs';

/**
 * Whether a test file needs modules of its own: those that are loaded already would not be mocked, and have read the
 * environment.
 */
export const hasOwnModules = (path: string): boolean =>
  /\bvi\.(?:mock|doMock|stubEnv)\(/.test(readFileSync(path, 'utf8'));
