import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCollection } from './documents.server';
import { openSqliteDocuments } from './sqlite-documents.server';

const NOTES = defineCollection('notes', z.object({ uid: z.string(), text: z.string() }), { owner: 'uid' });

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'damaged-')), 'accounts.sqlite');
  const documents = await openSqliteDocuments(file, [NOTES]);
  await documents.transaction((transaction) => {
    for (let number = 0; number < 500; number += 1)
      transaction.set(NOTES, `note-${number}`, { uid: 'ada', text: 'x'.repeat(500) });
  });
  await documents.close();
});

const PAGE = 4096;
const digest = async (): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
const overwrite = async (at: number, bytes: Buffer): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, at);
  await handle.close();
};

const DAMAGES: readonly (readonly [string, () => Promise<void>])[] = [
  ['a page of zeros', () => overwrite(5 * PAGE, Buffer.alloc(PAGE))],
  ['a page of noise', () => overwrite(9 * PAGE, Buffer.alloc(PAGE, 'noise'))],
  ['half of it missing', async () => truncate(file, Math.floor((await readFile(file)).length / 2))],
  ['another header', () => overwrite(0, Buffer.from('not a database at all'))],
  ['text in its place', () => writeFile(file, 'an error page of a proxy\n'.repeat(1000))],
];

describe('a damaged database', () => {
  it.each(DAMAGES)('with %s is refused at the start with its path, and left as it is', async (_, damage) => {
    await damage();
    const before = await digest();
    await expect(openSqliteDocuments(file, [NOTES])).rejects.toMatchObject({
      name: 'DocumentsError',
      reason: 'unavailable',
      message: expect.stringContaining(file) as string,
    });
    expect(await digest()).toBe(before);
  });
});
