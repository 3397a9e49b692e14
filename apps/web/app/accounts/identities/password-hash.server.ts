import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { makeSecret } from '../secret.server';

/** The library's default, Argon2id, with the memory (KiB), passes and lanes that OWASP's password storage sheet recommends (read 2026-11-22). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that are computed at a time, on threads of their own: more would take memory and every core from the pages. */
const atATime = pLimit(2);

/**
 * Lanes of what strangers can make as many of as they like. One hash of each is computed or waits at a time, so whoever signs in waits
 * for no more than two of them, however many there are.
 */
const LANES = { registration: pLimit(1), reset: pLimit(1) } as const;

const compute = (password: string): Promise<string> => hash(password.normalize('NFKC'), OPTIONS);

/**
 * A password's hash with its salt and parameters, in PHC format.
 * @param lane where it waits behind passwords to verify; none for a person who has proved who they are
 */
export const hashPassword = (password: string, lane?: keyof typeof LANES): Promise<string> => {
  const inTurn = (): Promise<string> => atATime(() => compute(password));
  return lane === undefined ? inTurn() : LANES[lane](inTurn);
};

let decoy: Promise<string> | undefined;

/**
 * Whether a password has this hash. Without a hash it takes as long, so that its time does not tell whether there is one.
 * @param stored in PHC format
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  decoy ??= atATime(() => compute(makeSecret()));
  const against = stored ?? (await decoy);
  const isRight = await atATime(() => verify(against, password.normalize('NFKC')));
  return isRight && stored !== undefined;
};
