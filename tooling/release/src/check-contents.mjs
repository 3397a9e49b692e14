import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './packages.mjs';

/** At most this many kB unpacked, without the changelog, which grows with each version. A package that is not listed may have DEFAULT_KB. */
const MAX_KB = {
  '@crownsmith/api-client': 750,
  '@crownsmith/catalog': 1000,
  '@crownsmith/cli': 1910,
  '@crownsmith/domain': 810,
  '@crownsmith/recommender': 280,
};
const DEFAULT_KB = 250;

/** Packages with works of others, or facts about them. */
const WITH_NOTICE = ['@crownsmith/catalog', '@crownsmith/cli', '@crownsmith/mana-symbols'];

/** Fields that say who made a package and where it is developed: the same as the root's, or absent in both. */
const SHARED_FIELDS = ['license', 'author', 'homepage'];

const LIFECYCLE = /^(?:pre|post)?(?:install|uninstall|prepare|publish)/;

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));

/** The JavaScript that a package's sources are built to; a command is bundled into files with names of their own. */
const builtFiles = (folder, { bin }) =>
  bin
    ? listFiles(join(root, folder, 'dist'))
        .filter((file) => file.endsWith('.js'))
        .map((file) => `dist/${file}`)
    : listFiles(join(root, folder, 'src'))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.m?ts$|(?:^|\/)testing\//.test(file))
        .map((file) => `dist/${file.replace(/\.tsx?$/, '.js')}`);

const withoutSource = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === 'string') return [path, target];
      return [
        path,
        Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'source')),
      ];
    }),
  );

const targetsOf = (exports) =>
  Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));

const checkManifest = (packed, own, shared, folder) => [
  ...SHARED_FIELDS.filter((field) => packed[field] !== shared[field]).map(
    (field) => `package.json: ${field} is not that of the root`,
  ),
  ...(JSON.stringify(packed.repository) ===
  JSON.stringify(shared.repository && { ...shared.repository, directory: folder })
    ? []
    : ['package.json: repository is not that of the root with the directory of the package']),
  ...['description', 'keywords', 'engines', 'sideEffects', 'type', 'exports', 'publishConfig'].flatMap(
    (field) =>
      packed[field] === undefined && own.publishConfig?.[field] === undefined
        ? [`package.json: no ${field}`]
        : [],
  ),
  ...(own.publishConfig?.access === 'public' ? [] : ['package.json: publishConfig.access is not public']),
  ...(JSON.stringify(packed.exports) === JSON.stringify(withoutSource(own.exports))
    ? []
    : ['package.json: publishConfig.exports are not the exports without `source`']),
  ...Object.keys(packed.scripts ?? {})
    .filter((script) => LIFECYCLE.test(script))
    .map((script) => `package.json: the script ${script} would run at installation`),
  ...Object.entries({ ...packed.dependencies, ...packed.peerDependencies })
    .filter(([, range]) => /^(?:workspace|file|link|npm):/.test(range))
    .map(([name, range]) => `package.json: ${name} is ${range}`),
];

/**
 * Compares an installed package with what its tarball should hold.
 * @param {{ name: string, folder: string, manifest: object }} own the package in the workspace
 * @param {string} installed its folder in node_modules
 * @returns {{ errors: string[], kilobytes: number, files: number }}
 */
export const checkContents = ({ name, folder, manifest }, installed) => {
  const files = listFiles(installed);
  const packed = readJson(join(installed, 'package.json'));
  const texts = ['package.json', 'README.md', 'LICENSE', ...(WITH_NOTICE.includes(name) ? ['NOTICE'] : [])];
  if (existsSync(join(root, folder, 'CHANGELOG.md'))) texts.push('CHANGELOG.md');
  const expected = new Set([...texts, ...builtFiles(folder, manifest)]);
  const kilobytes =
    files.reduce(
      (sum, file) => sum + (file === 'CHANGELOG.md' ? 0 : statSync(join(installed, file)).size),
      0,
    ) / 1000;
  const errors = [
    ...[...expected].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => !expected.has(file) && !/^dist\/.*\.d\.ts$/.test(file) && file !== 'CHANGELOG.md')
      .map((file) => `${file} should not be there`),
    ...targetsOf(packed.exports)
      .filter((target) => !files.includes(target.slice(2)))
      .map((target) => `exports: ${target} is missing`),
    ...(kilobytes > (MAX_KB[name] ?? DEFAULT_KB) ? [`${kilobytes.toFixed(0)} kB unpacked`] : []),
    ...checkManifest(packed, manifest, readJson(join(root, 'package.json')), folder),
  ];
  return { errors: errors.map((error) => `${name}: ${error}`), kilobytes, files: files.length };
};
