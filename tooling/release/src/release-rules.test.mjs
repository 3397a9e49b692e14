import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkExampleFiles } from './check-examples.mjs';
import { compareCost } from './import-cost.mjs';
import { publicPackages, readJson, root } from './packages.mjs';
import { reasonsNotToPublish } from './publish.mjs';
import { findVersionErrors } from './stage.mjs';

const repository = { url: 'git+https://git.example/crownsmith/crownsmith.git' };
const workflow = {
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKFLOW: 'release',
  GITHUB_SERVER_URL: 'https://git.example',
  GITHUB_REPOSITORY: 'crownsmith/crownsmith',
};

describe('reasonsNotToPublish', () => {
  it('has none in the release workflow of the repository without changesets', () =>
    expect(reasonsNotToPublish(workflow, repository, [])).toEqual([]));

  it.each([
    ['on a developer’s machine', {}, []],
    ['in another workflow', { ...workflow, GITHUB_WORKFLOW: 'ci' }, []],
    ['in a fork', { ...workflow, GITHUB_REPOSITORY: 'someone/crownsmith' }, []],
    ['while changesets wait', workflow, ['new-symbols']],
  ])('has some %s', (_, env, changesets) =>
    expect(reasonsNotToPublish(env, repository, changesets)).not.toEqual([]),
  );

  it('has one while nothing states where the project is', () =>
    expect(reasonsNotToPublish(workflow, undefined, [])).toEqual([
      expect.stringContaining('no `repository`'),
    ]));
});

describe('findVersionErrors', () => {
  const domain = { name: 'domain', from: '1.0.0', to: '1.1.0', changes: 'New symbols.', dependencies: [] };
  const catalog = {
    name: 'catalog',
    from: '1.0.0',
    to: '1.0.1',
    changes: 'Updated.',
    dependencies: ['domain'],
  };

  it('accepts dependents with versions of their own, and packages that nothing changed', () =>
    expect(findVersionErrors([domain, catalog, { ...domain, name: 'other', to: '1.0.0' }])).toEqual([]));

  it('rejects a dependent without a new version', () =>
    expect(findVersionErrors([domain, { ...catalog, to: '1.0.0' }])).toEqual([
      expect.stringContaining('catalog'),
    ]));

  it('rejects a version without a changelog', () =>
    expect(findVersionErrors([{ ...domain, changes: '' }])).toEqual([expect.stringContaining('1.1.0')]));
});

describe('compareCost', () => {
  const empty = { megabytes: 50, seconds: 1 };
  const within = { megabytes: 110, seconds: 3, errors: [] };

  it('accepts 60 MB more and three times the time of an empty file', () =>
    expect(compareCost('client', within, empty)).toEqual({
      line: 'client: 60 MB and 3.0 times the time of an empty file',
      errors: [],
    }));

  it.each([
    ['more memory', { ...within, megabytes: 110.1 }],
    ['more time', { ...within, seconds: 3.1 }],
    ['figures that are none', { ...within, megabytes: Number.NaN }],
    ['an import that does not compile', { ...within, errors: ['Cannot find module'] }],
  ])('rejects %s', (_, own) => expect(compareCost('client', own, empty).errors).toHaveLength(1));
});

describe('public packages', () => {
  const packages = publicPackages();

  it('are all built before they are checked', () => {
    const { devDependencies } = readJson(new URL('../package.json', import.meta.url));
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(packages.map(({ name }) => name)));
  });

  it('have an example each', () => expect(checkExampleFiles(packages)).toEqual([]));

  it('depend on public packages only', () => {
    const names = packages.map(({ name }) => name);
    const dependencies = packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
    expect(dependencies.filter((name) => name.startsWith('@crownsmith/') && !names.includes(name))).toEqual(
      [],
    );
  });
});

it.each([
  [['--dry'], "Unknown option '--dry'."],
  [['dry-run'], "Unexpected argument 'dry-run'."],
  [['--dry-run', '--out'], "Option '--out <value>' argument missing."],
])('release answers the arguments %j in a line', (args, what) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tooling/release/release.mjs'), ...args],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([
    1,
    `${what} Use: npm run release -- --dry-run [--quick] [--out folder]\n`,
  ]);
});
