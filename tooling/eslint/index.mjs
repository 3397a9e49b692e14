import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';
import { fileNames } from './file-names.mjs';

/** The project's ESLint preset: hooks, regular expressions, names of files and who may import whom. */
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
    ],
  },
  js.configs.recommended,
  // Without the rules that need types: those are in .oxlintrc.json.
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'Buffer', 'URL', 'AbortSignal', 'fetch', 'setTimeout', 'clearTimeout'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
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
  {
    // Data, and lists of public names.
    files: ['packages/catalog/src/starter/data/**', 'packages/*/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/bench/**', '**/journeys/**', 'apps/pipeline/src/**', 'apps/web/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/web/app/**/*.tsx', 'packages/mana-symbols/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...boundaries,
];
