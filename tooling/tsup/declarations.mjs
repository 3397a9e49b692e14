import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativeCompiler } from '../typescript/native-compiler.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the declarations of single files are, in the folder of a package. */
const FOLDER = '.cache/declarations';

/** The sources that the `exports` of a package name, as output name → file. */
const exportedSources = () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = Object.values(exports).flatMap(({ source }) => source ?? []);
  return Object.fromEntries(
    sources.map((source) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source.slice(2)]),
  );
};

/** The file of a declaration, as written by the compiler, of a source whose path begins in the folder of the package. */
const declarationOf = (source) => join(FOLDER, 'types', relative(root, source).replace(/\.tsx?$/, '.d.ts'));

/**
 * The declarations of a package, for tsup to bundle: one for each source that its `exports` name. The native compiler writes those of single
 * files, in a tenth of the time that the one in JavaScript takes, and does not check types: a step of its own does.
 * @param paths sources that are read by path, as in a tsconfig, so that their types become the package's own
 */
export const bundleDeclarations = (paths = {}) => {
  const sources = exportedSources();
  const inFolder = (path) => relative(FOLDER, path);
  const mapPaths = (map) =>
    Object.fromEntries(Object.entries(paths).map(([name, files]) => [name, files.map(map)]));
  const config = {
    extends: inFolder('tsconfig.json'),
    compilerOptions: {
      composite: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      tsBuildInfoFile: null,
      rootDir: root,
      declarationDir: 'types',
      paths: mapPaths(inFolder),
    },
    files: Object.values(sources).map(inFolder),
    include: [],
    references: [],
  };
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const args = [nativeCompiler, '--project', FOLDER, '--singleThreaded'];
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error('The declarations could not be written.');
  return {
    entry: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, declarationOf(source)])),
    compilerOptions: { baseUrl: '.', paths: mapPaths(declarationOf) },
  };
};
