import { existsSync, readdirSync } from 'node:fs';

/** What each pure package may import from outside itself; everything else is refused. */
const packages = {
  domain: { allow: [], why: 'The domain imports nothing.' },
  'api-client': { allow: ['@crownsmith/domain', 'zod'], why: 'The contract knows the domain and zod alone.' },
  'mana-symbols': { allow: ['@crownsmith/domain', 'react'], why: 'Symbols know the domain and React alone.' },
  recommender: { allow: ['@crownsmith/domain'], why: 'The recommender is pure: facts are injected.' },
};

const escape = (text) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
const outside = (allow) => `^(?!\\.{1,2}/)(?!(${allow.map(escape).join('|') || '(?!)'})(/|$))`;
const restrict = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const neverSrc = { regex: '^@crownsmith/[^/]+/(src|dist)', message: 'Enter a package by its exports.' };

const pure = Object.entries(packages).map(([name, { allow, why }]) => ({
  files: [`packages/${name}/src/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: restrict([{ regex: outside(allow), message: why }]),
}));

const featuresDir = new URL('../../apps/web/app/features/', import.meta.url);
const features = existsSync(featuresDir)
  ? readdirSync(featuresDir, { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => e.name)
  : [];
const message = 'A feature imports no other feature: compose them in a route.';
const featureRules = features.flatMap((name) => [
  {
    files: [`apps/web/app/features/${name}/*.{ts,tsx}`],
    rules: restrict([
      { regex: `^#app/features/(?!${escape(name)}(/|$))`, message },
      { regex: '^\\.\\./', message },
      neverSrc,
    ]),
  },
  {
    files: [`apps/web/app/features/${name}/*/**/*.{ts,tsx}`],
    rules: restrict([{ regex: `^#app/features/(?!${escape(name)}(/|$))`, message }, neverSrc]),
  },
]);

/** Who may import whom (docs/architecture.md), as one list of eslint configs. */
export const boundaries = [
  ...pure,
  {
    files: ['packages/catalog/src/**/*.ts'],
    rules: restrict([
      { regex: '^@crownsmith/(?!domain(/|$))', message: 'The catalogue knows the domain alone.' },
      { regex: '^react', message: 'No React in the catalogue.' },
    ]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['apps/pipeline/src/**/*.ts'],
    rules: restrict([
      neverSrc,
      { regex: '^@crownsmith/(web|widget)', message: 'Apps never import each other.' },
    ]),
  },
  {
    files: ['apps/web/app/platform/**/*.{ts,tsx}'],
    rules: restrict([
      { regex: '^#app/(routes|features)/', message: 'The platform knows no route and no feature.' },
      neverSrc,
    ]),
  },
  {
    files: ['apps/web/app/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.server.{ts,tsx}'],
    rules: restrict([
      {
        regex: '^#app/(routes|features)/|^#app/platform/.*[.]server$',
        message: 'Components of the ui fetch and decide nothing.',
      },
      neverSrc,
    ]),
  },
  ...featureRules,
  {
    files: ['apps/web/app/**/*.{ts,tsx}'],
    ignores: [
      '**/*.server.{ts,tsx}',
      '**/*.test.{ts,tsx}',
      '**/entry.server.tsx',
      '**/symbol-sheet/write.ts',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@crownsmith/(catalog|recommender)',
              message: 'Only *.server.ts may know it.',
              allowTypeImports: true,
            },
            { regex: '^node:', message: 'Only *.server.ts may use Node.' },
          ],
        },
      ],
    },
  },
];
