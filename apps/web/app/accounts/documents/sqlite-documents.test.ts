import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CONTRACT_COLLECTIONS, testDocuments } from './documents.contract';
import { defineCollection } from './documents.server';
import { openSqliteDocuments } from './sqlite-documents.server';

const contractFile = join(await mkdtemp(join(tmpdir(), 'documents-')), 'accounts.sqlite');
testDocuments('SQLite', () => openSqliteDocuments(contractFile, CONTRACT_COLLECTIONS));

describe('the SQLite file', () => {
  let file: string;
  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'documents-')), 'deep', 'accounts.sqlite');
  });

  const Thing = z.object({ kind: z.string(), rank: z.number() });
  const PLAIN = defineCollection('things', Thing);
  const BY_KIND = defineCollection('things', Thing, { indexed: ['kind'] });

  it('is readable by its owner alone', async () => {
    await (await openSqliteDocuments(file, [PLAIN])).close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('indexes what was stored before a field was indexed', async () => {
    const before = await openSqliteDocuments(file, [PLAIN]);
    await before.transaction((transaction) => transaction.set(PLAIN, 'a', { kind: 'x', rank: 1 }));
    await before.close();
    const after = await openSqliteDocuments(file, [BY_KIND]);
    expect(await after.find(BY_KIND, { where: { kind: 'x' }, limit: 5 })).toHaveLength(1);
    await expect(after.find(BY_KIND, { where: { rank: 1 }, limit: 5 })).rejects.toThrow('no index of rank');
    await after.close();
  });

  it('is refused where it is no database, and left as it is', async () => {
    await (await openSqliteDocuments(file, [PLAIN])).close();
    await writeFile(file, 'this is a diary, not a database '.repeat(200));
    await expect(openSqliteDocuments(file, [PLAIN])).rejects.toThrow(`${file} cannot be opened`);
    expect(await readFile(file, 'utf8')).toMatch(/^this is a diary/);
  });

  it('is refused where a newer version wrote it', async () => {
    await (await openSqliteDocuments(file, [PLAIN])).close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expect(openSqliteDocuments(file, [PLAIN])).rejects.toThrow('version 999');
  });

  it('rejects a stored document that does not fit its schema', async () => {
    const documents = await openSqliteDocuments(file, [PLAIN]);
    const loose = defineCollection('things', z.looseObject({}));
    await documents.transaction((transaction) => transaction.set(loose, 'bad', { kind: 3 }));
    await expect(documents.get(PLAIN, 'bad')).rejects.toThrow('things/bad does not fit its schema');
    await documents.close();
  });
});
