import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { makeSecret } from '../secret.server';

/** The library's default, Argon2id, with the memory (KiB), passes and lanes that OWASP's password storage sheet recommends (read 2026-11-22). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that are computed at a time: more would take memory and every core from the pages. */
const atATime = pLimit(2);

/** A password's hash with its salt and parameters, in PHC format. */
export const hashPassword = (password: string): Promise<string> =>
  atATime(() => hash(password.normalize('NFKC'), OPTIONS));

let decoy: Promise<string> | undefined;

/**
 * Whether a password has this hash. Without a hash it takes as long, so that its time does not tell whether there is one.
 * @param stored in PHC format
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  decoy ??= hashPassword(makeSecret());
  const against = stored ?? (await decoy);
  const isRight = await atATime(() => verify(against, password.normalize('NFKC')));
  return isRight && stored !== undefined;
};
