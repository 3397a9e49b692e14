import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

/**
 * Packs packages as they would be published: `workspace:` ranges become versions, `publishConfig` takes effect.
 * @param {{ name: string }[]} packages @param {string} checkout @param {string} destination a folder that exists
 * @returns {Promise<Record<string, string>>} the tarball of each package, by name
 */
export const packAll = async (packages, checkout, destination) => {
  const tarballs = {};
  for (const { name, folder } of packages) {
    const { stdout } = await runTool('pnpm', ['pack', '--json', '--pack-destination', destination], {
      cwd: join(checkout, folder),
    });
    tarballs[name] = JSON.parse(stdout).filename;
  }
  return tarballs;
};
