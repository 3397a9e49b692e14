import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDeals } from './deals-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deals-'));
});
afterAll(() => rm(folder, { recursive: true }));

const readText = async (text: string) => {
  const path = join(folder, 'deals.json');
  await writeFile(path, text);
  return readDeals(path);
};
const sale = { start: '2026-11-27', end: '2026-11-30T08:00:00Z', percent: 15 };

it('reads a kickback and a sale, either of which may be missing', async () => {
  expect(await readText(JSON.stringify({ tcgplayerSale: sale }))).toEqual({
    tcgplayerKickback: null,
    tcgplayerSale: sale,
  });
});

it.each([
  ['text that is no JSON', '{'],
  ['a field of another name', JSON.stringify({ tcgplayersale: sale })],
  ['a day that is none', JSON.stringify({ tcgplayerSale: { ...sale, start: 'yesterday' } })],
  ['a percentage above 100', JSON.stringify({ tcgplayerSale: { ...sale, percent: 150 } })],
])('refuses %s', async (_what, text) => {
  await expect(readText(text)).rejects.toMatchObject({
    code: 'bad-input',
    message: expect.stringContaining('deals.json is not a deals file.'),
  });
});

it('names a folder in place of a file', async () => {
  await expect(readDeals(folder)).rejects.toMatchObject({
    code: 'bad-input',
    message: `${folder} is a folder, not a file.`,
  });
});
