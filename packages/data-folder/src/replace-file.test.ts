import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from './replace-file';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'replace-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces a file, and leaves nothing beside what it cannot replace', () => {
  replaceFile(join(folder, 'a'), '1');
  replaceFile(join(folder, 'a'), '2');
  mkdirSync(join(folder, 'b'));
  expect(() => replaceFile(join(folder, 'b'), '1')).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('2');
  expect(readdirSync(folder)).toEqual(['a', 'b']);
});
