import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLLECTIONS, PROFILES } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { postWrite, startWriter } from './writer-process';

const UID = 'ada';

/** What a person writes one after the other, and the names of what is stored. */
const writes = {
  'saved lists': {
    post: (origin: string, name: string) => postWrite(origin, `/lists/${UID}`, { name }),
    namesIn: async (documents: Documents) =>
      (await createLists(documents).all(UID)).map(({ name }) => name).sort(),
  },
  'settings of a profile': {
    post: (origin: string, name: string) => postWrite(origin, `/profile/${UID}`, { setting: name }),
    namesIn: async (documents: Documents) =>
      Object.keys((await documents.get(PROFILES, UID))?.changedAt ?? {}).sort(),
  },
} as const;

const withDocuments = async <T>(file: string, use: (documents: Documents) => Promise<T>): Promise<T> => {
  const documents = await openSqliteDocuments(file, COLLECTIONS);
  try {
    return await use(documents);
  } finally {
    await documents.close();
  }
};

it.each(['saved lists', 'settings of a profile'] as const)(
  'a full disk refuses %s with an error, loses none that were acknowledged, and heals with more room',
  async (kind) => {
    const { post, namesIn } = writes[kind];
    const file = join(await mkdtemp(join(tmpdir(), 'full-')), 'accounts.sqlite');
    const person = { uid: UID, email: 'ada@mail.example', displayName: 'Ada' };
    await withDocuments(file, (documents) =>
      documents.transaction((transaction) => transaction.set(PROFILES, UID, makeProfile(person, Date.now()))),
    );
    const cramped = await startWriter(file, { maxFileKb: 300 });
    const acknowledged: string[] = [];
    let status: number | undefined = 204;
    for (let number = 1; status === 204 && number <= 400; number += 1) {
      const name = `write-${String(number).padStart(3, '0')}`;
      status = await post(cramped.origin, name);
      if (status === 204) acknowledged.push(name);
    }
    expect(status).toBe(503);
    expect(acknowledged.length).toBeGreaterThan(5);
    // The process goes on; a checkpoint may have made room for one more.
    const another = await post(cramped.origin, 'write-998');
    expect([204, 503]).toContain(another);
    if (another === 204) acknowledged.push('write-998');
    await cramped.kill();
    expect(await withDocuments(file, namesIn)).toEqual(acknowledged);

    const roomy = await startWriter(file);
    expect(await post(roomy.origin, 'write-999')).toBe(204);
    await roomy.kill();
    expect(await withDocuments(file, namesIn)).toEqual([...acknowledged, 'write-999']);
  },
);
