// The commit since which changes are checked.
import { spawnSync } from 'node:child_process';

const MAINS = ['main', 'origin/main'];

/** What git prints for arguments; undefined where it fails, or there is none. */
const ask = (folder, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Finds the commit that a clone is compared with: a chosen one, or the one where its branch left main, be it that of a remote.
 * @param {string} folder @param {string} [chosen]
 * @returns {{ readonly commit: string } | { readonly reason: string }}
 */
export const findBase = (folder, chosen) => {
  if (ask(folder, 'rev-parse', '--verify', 'HEAD') === undefined)
    return { reason: 'This is no clone of a repository with commits: run npm test without changed.' };
  if (chosen === undefined) {
    for (const main of MAINS) {
      const commit = ask(folder, 'merge-base', 'HEAD', main);
      if (commit !== undefined) return { commit };
    }
    return {
      reason: `This clone has no commit in common with ${MAINS.join(' or ')}: name one, like npm test -- changed HEAD~1.`,
    };
  }
  const commit = ask(folder, 'rev-parse', '--verify', '--end-of-options', `${chosen}^{commit}`);
  return commit === undefined
    ? { reason: `This clone has no commit ${chosen}: name another, like npm test -- changed HEAD~1.` }
    : { commit };
};
