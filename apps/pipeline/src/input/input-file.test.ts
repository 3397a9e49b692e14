import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openInput } from './input-file';

it('says of a pipe and of a device that they are no files', async () => {
  const pipe = join(await mkdtemp(join(tmpdir(), 'pipe-')), 'decks.jsonl');
  execFileSync('mkfifo', [pipe]);
  for (const path of [pipe, '/dev/null'])
    await expect(openInput(path)).rejects.toMatchObject({
      code: 'bad-input',
      message: `${path} is a pipe or a device, not a file. Save what it yields to a file first.`,
    });
});
