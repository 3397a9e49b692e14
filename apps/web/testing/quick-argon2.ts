// Tests get this in place of `@node-rs/argon2`: they hash hundreds of passwords, and none guesses one.
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// By require, for Vite resolves the import of this name to this file.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

let isQuick = true;

/** Hashes at the cost that is asked for while some work goes on. */
export const atFullCost = async <T>(work: () => Promise<T>): Promise<T> => {
  isQuick = false;
  try {
    return await work();
  } finally {
    isQuick = true;
  }
};

/**
 * Hashes with a three-hundredth of the memory of the site's, in one pass.
 * @public
 */
export const hash = (password: string, options: Argon2.Options): Promise<string> =>
  argon2.hash(password, isQuick ? { ...options, memoryCost: 64, timeCost: 1 } : options);

/**
 * Verifies at the cost of the hash.
 * @public
 */
export const { verify } = argon2;
