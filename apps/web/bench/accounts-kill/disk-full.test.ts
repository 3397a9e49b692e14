import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { postWrite, startWriter } from './writer-process';

const namesIn = async (file: string): Promise<readonly string[]> => {
  const documents = await openSqliteDocuments(file, COLLECTIONS);
  const lists = await createLists(documents).all('ada');
  await documents.close();
  return lists.map(({ name }) => name).sort();
};

it('a full disk refuses writes with an error, loses none that was acknowledged, and heals with more room', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'full-')), 'accounts.sqlite');
  const cramped = await startWriter(file, { maxFileKb: 300 });
  const acknowledged: string[] = [];
  let status: number | undefined = 204;
  for (let number = 1; status === 204 && number <= 400; number += 1) {
    const name = `List ${String(number).padStart(3, '0')}`;
    status = await postWrite(cramped.origin, '/lists/ada', { name });
    if (status === 204) acknowledged.push(name);
  }
  expect(status).toBe(503);
  expect(acknowledged.length).toBeGreaterThan(5);
  // The process goes on; a checkpoint may have made room for one more.
  const another = await postWrite(cramped.origin, '/lists/ada', { name: 'One more' });
  expect([204, 503]).toContain(another);
  if (another === 204) acknowledged.push('One more');
  await cramped.kill();
  expect(await namesIn(file)).toEqual(acknowledged);

  const roomy = await startWriter(file);
  expect(await postWrite(roomy.origin, '/lists/ada', { name: 'List 999' })).toBe(204);
  await roomy.kill();
  expect(await namesIn(file)).toEqual([...acknowledged, 'List 999'].sort());
});
