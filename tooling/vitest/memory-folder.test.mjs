import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('memory-folder.mjs', import.meta.url));

/** The path and the mode of the folder that a process of its own makes; none where there is no room. */
const folderOfAProcess = () => JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', `
    import { statSync } from 'node:fs';
    import { makeMemoryFolder } from ${JSON.stringify(module)};
    const folder = makeMemoryFolder();
    console.log(JSON.stringify({ folder, mode: folder && (statSync(folder).mode & 0o777).toString(8) }));
  `], { encoding: 'utf8' })); // prettier-ignore

const hasRoom = folderOfAProcess().folder !== undefined;

it.skipIf(!hasRoom)('makes a folder that others can go through, and deletes it with its process', () => {
  const { folder, mode } = folderOfAProcess();
  expect(folder).toMatch(/^\/dev\/shm\/crownsmith-of-\d+-/);
  expect(mode).toBe('711');
  expect(existsSync(folder)).toBe(false);
});

it.skipIf(!hasRoom)('deletes the folders of processes that have ended, and no others', () => {
  // Above the most processes that Linux numbers.
  const left = '/dev/shm/crownsmith-of-4194999-left';
  const own = `/dev/shm/crownsmith-of-${process.pid}-left`;
  for (const folder of [left, own]) mkdirSync(folder, { recursive: true });
  folderOfAProcess();
  expect([left, own].map((folder) => existsSync(folder))).toEqual([false, true]);
  execFileSync('rmdir', [own]);
});
