import { createHash } from 'node:crypto';

/**
 * Identifies what counts of before are compared by: the program that counts, and the store's names, whose numbers decks list. All else that counts
 * depend on is part of them (`CountFacts`).
 * @param program identifies the program
 * @returns the key for the first so many of the names; those that were added since belong to no deck of before
 */
export const makeCountKey =
  (program: string, names: readonly string[]): ((names: number) => string) =>
  (known) =>
    createHash('sha256')
      .update(JSON.stringify([program, process.arch, process.version]))
      .update(JSON.stringify(names.slice(0, known)))
      .digest('base64url');
