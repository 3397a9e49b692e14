import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from './collections.server';
import { WHOLE } from './firestore-encoding.server';

const folder = fileURLToPath(new URL('../../../../../firebase/', import.meta.url));

describe('firestore.rules', () => {
  /** Statements without comments, with single spaces. */
  const readRules = async (): Promise<string> =>
    (await readFile(`${folder}firestore.rules`, 'utf8'))
      .replace(/\/\/.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();

  // Firestore grants only what an allow statement with a true condition names, so none may have another condition.
  it('allows nothing: every condition is false', async () => {
    const allowed = [...(await readRules()).matchAll(/\ballow\b([^;]*);?/g)].map(([, rest]) => rest?.trim());
    expect(allowed).toEqual(['read, write: if false']);
  });

  it('covers every document of every database', async () => {
    expect(await readRules()).toBe(
      "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { " +
        'match /{document=**} { allow read, write: if false; } } }',
    );
  });
});

describe('firestore.indexes.json', () => {
  // Queries filter by equal values or sort by one field: Firestore's automatic indexes of single fields are enough.
  it('has no composite index, and exempts the whole of each document', async () => {
    const indexes = {
      indexes: [],
      fieldOverrides: COLLECTIONS.map(({ name }) => ({
        collectionGroup: name,
        fieldPath: WHOLE,
        indexes: [],
      })),
    };
    await expect(`${JSON.stringify(indexes, undefined, 2)}\n`).toMatchFileSnapshot(
      `${folder}firestore.indexes.json`,
    );
  });
});
