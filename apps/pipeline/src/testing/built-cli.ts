import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

const buildOnce = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cli-'));
  // What is not bundled is found from where the bundle is.
  await symlink(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  const config = join(workspace, 'tsup.config.mjs');
  const sources = { cli: 'src/cli.ts', 'publish-worker': 'src/publish/publish-worker.ts' };
  const entry = Object.fromEntries(
    Object.entries(sources).map(([name, path]) => [name, join(workspace, path)]),
  );
  await build({ config, silent: true, sourcemap: false, clean: false, entry, outDir: folder });
  return folder;
};

let built: Promise<string> | undefined;

/** The folder of the built command line and its thread, which are built once for the tests of a process. */
export const builtCli = (): Promise<string> => (built ??= buildOnce());
