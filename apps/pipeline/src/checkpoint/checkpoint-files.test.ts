import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIndex, type SavedIndex, writeIndex } from './checkpoint-files';

const file = (name: string) => ({ file: `${name}-1.bin`, bytes: 1, sha256: name });
const INDEX: SavedIndex = {
  schema: 3,
  key: 'key of 7',
  names: 7,
  files: { counts: file('counts'), cards: file('cards'), 'column-sizes': file('sizes') },
};
const keyOf = (names: number): string => `key of ${names}`;
type Json = { files: Record<string, unknown> };

it('reads an index back, but not with another key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checkpoint-'));
  await writeIndex(folder, INDEX);
  expect(await readIndex(folder, keyOf)).toEqual(INDEX);
  expect(await readIndex(folder, () => 'another')).toBeUndefined();
});

it.each<[string, (json: Json) => unknown]>([
  ...Object.keys(INDEX.files).map((name): [string, (json: Json) => unknown] => [
    `without ${name}`,
    ({ files: { [name]: _gone, ...files }, ...json }) => ({ ...json, files }),
  ]),
  [
    'with two entries swapped',
    ({ files, ...json }) => ({
      ...json,
      files: { ...files, counts: files['cards'], cards: files['counts'] },
    }),
  ],
  ['with one more entry', ({ files, ...json }) => ({ ...json, files: { ...files, more: files['cards'] } })],
  ['of another number of names', (json) => ({ ...json, names: 8, key: 'key of 8' })],
  ['without files', ({ files: _files, ...json }) => json],
  ['that is null', () => null],
])('takes an index %s for none, and counts anew', async (_what, damage) => {
  const folder = await mkdtemp(join(tmpdir(), 'checkpoint-'));
  await writeIndex(folder, INDEX);
  const path = join(folder, 'checkpoint.json');
  const json = JSON.parse(await readFile(path, 'utf8')) as Json;
  await writeFile(path, JSON.stringify(damage(json)));
  expect(await readIndex(folder, keyOf)).toBeUndefined();
});
