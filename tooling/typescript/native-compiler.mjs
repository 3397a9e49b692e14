import { createRequire } from 'node:module';
import { join } from 'node:path';

// tsup writes its configuration, with this file, into one module, where `import.meta.resolve` would begin elsewhere.
const require = createRequire(import.meta.url);

/** The script of the native TypeScript compiler, several times faster than the one in JavaScript, which ESLint needs. */
export const nativeCompiler = join(require.resolve('typescript-native/package.json'), '../bin/tsc');
