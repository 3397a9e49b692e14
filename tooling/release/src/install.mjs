// Fresh folders outside the workspace with the packed packages installed, as a developer elsewhere would have them.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';
import { runTool, ToolError } from './run-tool.mjs';

/** What the examples and the type check need besides the packages. */
const COMPANIONS = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.27' };

const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|META_FETCH_FAIL|NO_OFFLINE/;

const INSTALL = {
  npm: ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
  pnpm: ['install', '--prefer-offline', '--ignore-scripts', '--reporter=append-only', '--no-frozen-lockfile'],
};

const writeManifest = (folder, tarballs) => {
  const files = Object.fromEntries(
    Object.entries(tarballs).map(([name, tarball]) => [name, `file:${tarball}`]),
  );
  const manifest = {
    name: 'examples',
    private: true,
    type: 'module',
    dependencies: { ...files, ...COMPANIONS },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // The packages name each other by version, and no registry has these versions yet: npm finds them installed,
  // pnpm needs overrides. Settings of its own keep pnpm from looking for a workspace above.
  const overrides = Object.entries(files).map(([name, file]) => `  '${name}': ${file}\n`);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: []\noverrides:\n${overrides.join('')}`);
};

/**
 * Installs tarballs in a new folder beside the examples.
 * @param {'npm' | 'pnpm'} manager @param {Record<string, string>} tarballs @param {string} folder is made
 * @throws Error that says so if the package registry cannot be reached
 */
export const installFresh = async (manager, tarballs, folder) => {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'docs/examples'), folder, { recursive: true });
  writeManifest(folder, tarballs);
  try {
    await runTool(manager, INSTALL[manager], { cwd: folder });
  } catch (error) {
    if (error instanceof ToolError && UNREACHABLE.test(error.output))
      throw new Error(
        `${manager} cannot reach the package registry, so the packed packages were not checked:\n${error.output}`,
        { cause: error },
      );
    throw error;
  }
};
