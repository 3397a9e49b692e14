// A copy of the checkout in which the next versions are set, so that a dry run changes nothing here.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicPackages, root } from './packages.mjs';
import { runTool } from './run-tool.mjs';

/** The changesets that wait: their names without the extension. */
export const pendingChangesets = (checkout = root) =>
  readdirSync(join(checkout, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.replace(/\.md$/, ''));

const copy = (path, stage) => {
  rmSync(join(stage, path), { recursive: true, force: true });
  cpSync(join(root, path), join(stage, path), { recursive: true });
};

/** What a pack needs besides the committed files: the builds, and the packages beside each other. */
const completePackage = ({ folder, manifest }, packages, stage) => {
  for (const path of ['package.json', 'README.md', 'NOTICE', 'dist'])
    if (existsSync(join(root, folder, path))) copy(join(folder, path), stage);
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [name] of ranges.filter(([, range]) => range.startsWith('workspace:'))) {
    const staged = packages.find((other) => other.name === name);
    const link = join(stage, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(
      staged ? join(stage, staged.folder) : join(root, folder, 'node_modules', name),
      link,
      'junction',
    );
  }
};

/**
 * Makes the copy in a folder that does not exist yet, from the last commit, with today's builds and changesets.
 * @param {string} stage
 */
export const makeStage = async (stage) => {
  await runTool('git', ['clone', '--quiet', '--shared', root, stage]);
  copy('.changeset', stage);
  const packages = publicPackages();
  for (const own of packages) completePackage(own, packages, stage);
  symlinkSync(join(root, 'node_modules'), join(stage, 'node_modules'), 'junction');
};

/** The newest part of a package's changelog, without its heading; empty if there is none. */
const newestChanges = (file, version) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, part = ''] = text.split(`\n## ${version}\n`);
  return part.split(/\n## \d/)[0].trim();
};

/**
 * Turns the changesets of a copy into versions and changelogs.
 * @returns {Promise<{ name: string, from: string, to: string, changes: string, dependencies: string[] }[]>} all public
 * packages; `to` equals `from` where nothing changed
 */
export const versionStage = async (stage) => {
  const before = publicPackages(stage);
  await runTool('changeset', ['version'], { cwd: stage });
  return publicPackages(stage).map(({ name, folder, manifest }) => ({
    name,
    from: before.find((own) => own.name === name).manifest.version,
    to: manifest.version,
    changes: newestChanges(join(stage, folder, 'CHANGELOG.md'), manifest.version),
    dependencies: Object.keys(manifest.dependencies ?? {}),
  }));
};

/** Packages whose step is wrong: a dependent without a new version, a new version without a changelog. */
export const findVersionErrors = (versions) => {
  const changed = new Set(versions.filter(({ from, to }) => from !== to).map(({ name }) => name));
  return [
    ...versions
      .filter(
        ({ name, dependencies }) => !changed.has(name) && dependencies.some((other) => changed.has(other)),
      )
      .map(({ name }) => `${name} has no new version, although a package that it depends on has one`),
    ...versions
      .filter(({ name, changes }) => changed.has(name) && changes === '')
      .map(({ name, to }) => `${name}: CHANGELOG.md says nothing about ${to}`),
  ];
};
