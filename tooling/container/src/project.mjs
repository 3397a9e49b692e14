import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/toolchain.mjs';
import { parseDockerIgnore } from './docker-ignore.mjs';

/** The workspaces that run in production. */
const APPS = ['@crownsmith/web', '@crownsmith/pipeline'];

/** A file of the project as text. @param {string} path */
export const readProjectFile = (path) => readFileSync(join(root, path), 'utf8');

const readManifest = (path) => JSON.parse(readProjectFile(path));

/** Manifests of all workspaces, by name, with their folder. */
const readWorkspaces = () =>
  new Map(
    ['apps', 'packages', 'tooling'].flatMap((parent) =>
      readdirSync(join(root, parent))
        .map((name) => `${parent}/${name}`)
        .filter((folder) => existsSync(join(root, folder, 'package.json')))
        .map((folder) => {
          const manifest = readManifest(`${folder}/package.json`);
          return [manifest.name, { folder, dependencies: manifest.dependencies ?? {} }];
        }),
    ),
  );

/** Folders of the workspaces that the apps need in production, the apps among them. */
const findProductionFolders = () => {
  const workspaces = readWorkspaces();
  const found = new Set();
  const add = (name) => {
    const workspace = workspaces.get(name);
    if (!workspace || found.has(workspace.folder)) return;
    found.add(workspace.folder);
    Object.keys(workspace.dependencies).forEach(add);
  };
  APPS.forEach(add);
  return [...found];
};

/** Files that operators and the compose file run by `node` in the image. */
const findPrograms = () => {
  const texts = ['docs/operations/containers.md', 'compose.yaml'].map(readProjectFile).join('\n');
  return [...new Set([...texts.matchAll(/\bnode[\s,]+([\w./-]+\.m?js)\b/g)].map(([, file]) => file))];
};

/** Whether a path is left out of the build. */
export const isIgnored = parseDockerIgnore(readProjectFile('.dockerignore'));

/** What the lint of the Dockerfile compares it with. @returns {import('./lint-dockerfile.mjs').Project} */
export const readProject = () => ({
  nodeVersion: parse(readProjectFile('pnpm-workspace.yaml')).nodeVersion,
  packageManager: readManifest('package.json').packageManager,
  manifests: findProductionFolders(),
  programs: findPrograms(),
  exists: (path) => existsSync(join(root, path)) && !isIgnored(path),
});
