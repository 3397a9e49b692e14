import compat from 'eslint-plugin-compat';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';
import { fileNames } from './file-names.mjs';

/**
 * The project's ESLint preset: regular expressions, what browsers know, names of files and who may import whom. All other rules
 * are in .oxlintrc.json, which native code checks in a tenth of the time.
 */
export default [
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/node_modules/**',
      '**/.turbo/**',
      '**/.cache/**',
      'data/**',
      'docs/**',
      'coverage/**',
      // For tests there is no rule but that for their names (tooling/scripts/check-words.mjs), and of the server what it may import.
      '**/*.test.{ts,tsx}',
      '!apps/web/server/**/*.test.ts',
    ],
  },
  // oxlint says which comments disable nothing.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  {
    // The names of routes are those of their URLs; root.tsx is Remix's.
    ignores: ['**/app/routes/**', '**/app/root.tsx'],
    plugins: { crownsmith: { rules: { 'file-names': fileNames } } },
    rules: { 'crownsmith/file-names': 'error' },
  },
  {
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'List the names: knip cannot find dead exports behind `export *`.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForFunction"] > [async=true]',
          message: 'Playwright takes the promise for true and does not wait: use `waitUntil`.',
        },
        {
          selector: 'ImportDeclaration[source.value="zod"] > ImportSpecifier',
          message:
            "Write `import * as z from 'zod'`: of the name `z` a bundle has all, with the messages in all languages.",
        },
      ],
    },
  },
  {
    // A regular expression takes linear time, however often a text repeats a character. The rules see no repeated words; the
    // lengths of texts bound those.
    files: ['apps/**', 'packages/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/bench/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // The browsers are those of the web app's package.json.
    files: ['apps/web/app/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.server.{ts,tsx}', '**/testing/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  ...boundaries,
];
