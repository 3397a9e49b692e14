import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writePrivateFile } from './write-file.server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'));
});

it('keeps one whole text of many that are written to a path at once', async () => {
  const path = join(folder, 'votes.csv');
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(10_000));
  await Promise.all(texts.map((text) => writePrivateFile(path, text)));
  expect(texts).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['votes.csv']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('leaves what there was where it cannot write, and no part of the new text', async () => {
  await writeFile(join(folder, 'file'), 'before');
  await expect(writePrivateFile(join(folder, 'file', 'below'), 'after')).rejects.toThrow('ENOTDIR');
  await expect(writePrivateFile(folder, 'after')).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['file']);
});
