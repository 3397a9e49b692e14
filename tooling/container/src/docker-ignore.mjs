import { matchesGlob } from 'node:path';

/** A path with the folders that it is in. @example withFolders('a/b') // ['a', 'a/b'] */
const withFolders = (path) => path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));

/**
 * Whether a .dockerignore keeps a path out of the build: patterns are matched from the root, a folder takes its files with it.
 * @param {string} text of the file @returns {(path: string) => boolean}
 */
export const parseDockerIgnore = (text) => {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^\/|\/$/g, ''));
  if (patterns.some((pattern) => pattern.startsWith('!')))
    throw new Error('.dockerignore: exceptions (!) are not supported by this check.');
  return (path) => withFolders(path).some((part) => patterns.some((pattern) => matchesGlob(part, pattern)));
};
