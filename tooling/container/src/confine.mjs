import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes all of the file system read-only but two folders, then becomes the user of the image and starts the command. */
const NAMESPACE = `
  mount --bind "$IMAGE" "$IMAGE" && mount --bind "$DATA" "$DATA" && mount --bind "$TMPDIR" "$TMPDIR" &&
  mount -o remount,bind,ro "$IMAGE" && mount -o remount,bind,ro / &&
  exec setpriv --reuid "$RUN_UID" --regid "$RUN_GID" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`;

const isRoot = process.getuid?.() === 0;

/** Whether this user may mount folders read-only for one process. */
export const hasNamespaces = () =>
  isRoot &&
  spawnSync('unshare', ['--mount', '--propagation', 'private', 'mount', '-o', 'remount,bind,ro', '/'])
    .status === 0;

/** Takes the right to write from everything below a folder, for a user who owns it. @param {readonly string[]} except */
export const makeReadOnly = (folder, except) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !except.includes(path)) makeReadOnly(path, except);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o555);
  }
  chmodSync(folder, lstatSync(folder).mode & 0o555);
};

/**
 * Starts a command of the image as its user: nothing can be written but the data folder and the one for temporary files.
 * @param {readonly string[]} command
 * @param {{ folder: string, data: string, temporary: string, user: string, cwd: string, env: Record<string, string> }} place
 */
export const startConfined = (command, { folder, data, temporary, user, cwd, env }) => {
  const [uid, gid] = user.split(':').map(Number);
  const options = { cwd, stdio: ['ignore', 'pipe', 'pipe'] };
  const own = { ...env, TMPDIR: temporary, HOME: '/nonexistent' };
  if (hasNamespaces())
    return spawn(
      'unshare',
      ['--mount', '--propagation', 'private', 'sh', '-c', NAMESPACE, 'sh', ...command],
      {
        ...options,
        env: {
          ...own,
          PATH: `${env.PATH}:${process.env.PATH}`,
          IMAGE: folder,
          DATA: data,
          RUN_UID: uid,
          RUN_GID: gid,
        },
      },
    );
  const [program, ...args] = command;
  return spawn(program, args, { ...options, env: own, ...(isRoot && { uid, gid }) });
};
