import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import setUp from './temporary-folder.mjs';

it('has the temporary files of a run in one folder and deletes it at the end', async () => {
  const before = process.env.TMPDIR;
  const tearDown = await setUp();
  const folder = await mkdtemp(join(tmpdir(), 'left-'));
  await writeFile(join(folder, 'file'), 'text');
  expect(dirname(folder)).not.toBe(before);
  await tearDown();
  expect(existsSync(dirname(folder))).toBe(false);
  expect(process.env.TMPDIR).toBe(before);
});
