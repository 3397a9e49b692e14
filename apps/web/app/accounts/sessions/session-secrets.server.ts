import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '@crownsmith/answers/snapshot';
import type { Env } from '#app/platform/env.server';
import { makeSecret } from '../secret.server';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Waits for the process that has just created the file to fill it. */
const readCreated = (file: string): string => {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const secret = read(file);
    if (secret !== undefined) return secret;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  throw new Error(`${file} is empty. Delete it: a new secret is made at the next start.`);
};

/**
 * The secrets that sign cookies: SESSION_SECRETS, else one that the first start keeps in a file of DATA_DIR. The first
 * signs, all verify. Throws where the file can neither be read nor written.
 */
export const sessionSecrets = ({
  SESSION_SECRETS,
  DATA_DIR,
}: Pick<Env, 'SESSION_SECRETS' | 'DATA_DIR'>): readonly string[] => {
  if (SESSION_SECRETS) return SESSION_SECRETS;
  const file = join(DATA_DIR, 'session-secret');
  const known = read(file);
  if (known !== undefined) return [known];
  const secret = makeSecret();
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return [secret];
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return [readCreated(file)];
    throw error;
  }
};
