import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The script of the native TypeScript compiler, several times faster than the one in JavaScript, which ESLint needs. */
export const nativeCompiler = join(
  createRequire(import.meta.url).resolve('typescript-native/package.json'),
  '../bin/tsc',
);
