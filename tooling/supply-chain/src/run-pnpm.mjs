import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/toolchain.mjs';

/** Longest that pnpm may take, in ms. */
const TIMEOUT_MS = 60_000;

/**
 * Runs the pinned pnpm, whatever its exit code.
 * @param {readonly string[]} args
 * @returns {Promise<unknown>} what it printed, as JSON; undefined where that is none
 */
export const runPnpm = (args) =>
  new Promise((resolve) => {
    const bin = join(root, 'node_modules', '.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
    const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile(join(bin, 'pnpm'), args, options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(undefined);
      }
    });
  });
