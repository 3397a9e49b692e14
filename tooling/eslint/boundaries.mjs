import { existsSync, readdirSync } from 'node:fs';

/** What each pure package may import besides its own files. */
const packages = {
  domain: { allow: [], why: 'The domain imports nothing.' },
  'api-client': {
    allow: ['@crownsmith/domain', 'zod'],
    why: 'The HTTP contract imports only the domain and zod.',
  },
  'mana-symbols': {
    allow: ['@crownsmith/domain', 'react'],
    why: 'The symbols import only the domain and React.',
  },
  recommender: {
    allow: ['@crownsmith/domain'],
    why: 'The recommender imports only the domain: inject facts.',
  },
  'deck-report': {
    allow: ['@crownsmith/domain', '@crownsmith/recommender'],
    why: 'The deck report imports only the domain and the recommender: inject facts.',
  },
  playtest: {
    allow: ['@crownsmith/domain', 'pure-rand'],
    why: 'Playtest imports only the domain and its generator of random numbers: inject facts.',
  },
  compatible: {
    allow: ['@crownsmith/domain', '@crownsmith/api-client', 'zod'],
    why: 'The shapes of open clients import only the domain and the HTTP contract: inject what is read.',
  },
  'widget-view': {
    allow: ['@crownsmith/domain', 'react'],
    why: 'The view of the widget imports only the domain and React.',
  },
};

const escape = (text) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
const outside = (allow) => `^(?!\\.{1,2}/)(?!(${allow.map(escape).join('|') || '(?!)'})(/|$))`;
const restrict = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const neverSrc = { regex: '^@crownsmith/[^/]+/(src|dist)', message: 'Import a package by its exports.' };

const pure = Object.entries(packages).map(([name, { allow, why }]) => ({
  files: [`packages/${name}/src/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: restrict([{ regex: outside(allow), message: why }]),
}));

const APP = 'apps/web/app';
const SOURCES = '*.{ts,tsx}';

/** The rooms below features, each with the rooms it may import. The table has no cycle, so no import runs both ways. */
const rooms = {
  platform: [],
  model: [],
  accounts: ['platform', 'visitor'],
  messages: ['platform'],
  'deck-addresses': ['platform', 'model', 'snapshot'],
  visitor: ['platform'],
  seo: ['platform', 'model'],
  snapshot: ['platform', 'model'],
  'public-api': ['platform', 'model', 'snapshot'],
  ui: ['platform', 'model', 'visitor'],
  behaviours: ['platform', 'visitor', 'ui'],
  rendering: ['platform', 'model', 'accounts', 'visitor', 'seo', 'snapshot', 'ui'],
  gallery: ['platform', 'model', 'visitor', 'ui'],
};

/** Patterns of relative imports that leave a room whose files are `depth` folders deep in it. */
const leavesRoom = (depth) => ({
  regex: `^(\\.\\./){${depth}}`,
  message: 'Import another room as #app/…: relative imports stay inside their room.',
});

/** One config per folder depth of a room: `patterns` hold everywhere in it. */
const roomRules = (folder, patterns) =>
  [1, 2, 3].map((depth) => ({
    files: [`${folder}/${'*/'.repeat(depth - 1)}${SOURCES}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict([...patterns, leavesRoom(depth), neverSrc]),
  }));

const layers = Object.entries(rooms).flatMap(([name, allowed]) =>
  roomRules(`${APP}/${name}`, [
    {
      regex: `^#app/(?!(${[name, ...allowed].join('|')})/)`,
      message: `${name}/ may import ${allowed.length > 0 ? `${allowed.join(', ')}` : 'no other room'}.`,
    },
    // Components and behaviours run in the browser; what they get is decided elsewhere.
    ...(['ui', 'behaviours', 'gallery'].includes(name)
      ? [{ regex: '^#app/.*[.]server$', message: `${name}/ runs in the browser: pass it data instead.` }]
      : []),
  ]),
);

const featuresDir = new URL(`../../${APP}/features/`, import.meta.url);
const features = existsSync(featuresDir)
  ? readdirSync(featuresDir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  : [];
const featureRules = features.flatMap((name) =>
  roomRules(`${APP}/features/${name}`, [
    {
      regex: `^#app/(routes|shell|root)|^#app/features/(?!${escape(name)}/)`,
      message: 'A feature imports no other feature: compose them in a route or the shell.',
    },
  ]),
);

/** Features that respond without a route: the only ones that the Express server may import. */
const SERVER_FEATURES = ['deck/discord', 'embed', 'feeds', 'link-preview'];
const serverRules = {
  files: [`apps/web/server/**/${SOURCES}`],
  rules: restrict([
    {
      regex: `^#app/(?!(platform|model|accounts|deck-addresses|visitor|snapshot|public-api|rendering|seo)/|features/(${SERVER_FEATURES.join('|')})/index[.]server$)`,
      message: 'The server imports rooms and the features made for it, nothing of the pages.',
    },
    neverSrc,
  ]),
};

/** Who may import whom (docs/architecture.md), as one list of eslint configs. */
export const boundaries = [
  ...pure,
  {
    files: ['packages/catalog/src/**/*.ts'],
    rules: restrict([
      { regex: '^@crownsmith/(?!domain(/|$))', message: 'The catalogue imports only the domain.' },
      { regex: '^react', message: 'No React in the catalogue.' },
    ]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['packages/cli/src/**/*.ts'],
    rules: restrict([
      {
        regex:
          '^@crownsmith/(?!(domain|api-client|api-client/v1|catalog|catalog/starter|deck-report|answers|answers/snapshot|answers/text)$)',
        message: 'The command line imports the packages by their exports, and no app.',
      },
    ]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['packages/answers/src/**/*.ts'],
    rules: restrict([
      {
        regex: '^@crownsmith/(?!(domain|api-client|recommender|deck-report|playtest)$)',
        message: 'Answers import only the domain, the shapes, the recommender, the deck report and playtest.',
      },
    ]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['packages/snapshot-bucket/src/**/*.ts'],
    rules: restrict([
      {
        regex: '^@crownsmith/(?!(api-client|answers/snapshot)$)',
        message: 'The bucket of snapshots imports only the shapes and the readers of snapshots.',
      },
    ]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['packages/data-folder/src/**/*.ts'],
    rules: restrict([
      {
        regex: '^@crownsmith/(?!answers/snapshot$)',
        message: 'The data folder imports only the readers of snapshots.',
      },
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
    files: ['apps/widget/src/**/*.{ts,tsx}'],
    rules: restrict([
      neverSrc,
      {
        regex: '^@crownsmith/(?!(?:widget-view|domain|api-client)(?:/|$)|answers/text$)',
        message:
          'The widget imports only its view, the domain, the HTTP contract and the sentences of answers.',
      },
    ]),
    ignores: ['**/*.test.{ts,tsx}'],
  },
  ...layers,
  ...featureRules,
  serverRules,
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
              regex:
                '^@crownsmith/(answers$|answers/snapshot$|catalog|compatible|data-folder|deck-report|recommender|snapshot-bucket)',
              message: 'Import it in *.server.ts only.',
              allowTypeImports: true,
            },
            { regex: '^node:', message: 'Use Node in *.server.ts only.' },
          ],
        },
      ],
    },
  },
];
