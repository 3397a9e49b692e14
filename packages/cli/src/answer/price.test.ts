import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command';
import { PriceAnswer } from './price';
import { ReportAnswer } from './report';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'price-'));
  await writeSnapshotFixture(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = async (command: string, list: string, ...flags: readonly string[]): Promise<unknown> => {
  const args = [command, '--snapshot', folder, '--json', ...flags];
  return JSON.parse((await runCommand(args, { input: list })).stdout);
};

it.each([
  'Commander\n1 Edgar Markov\nDeck\n1 Sol Ring\n30 Swamp',
  'Commander\n1 Edgar Markov\nDeck\n1 Sol Ring\n2 Nobody Knows This\n30 Swamp',
  'Commander\n1 Nobody Knows This\nDeck\n1 Sol Ring',
  'Companion\n1 Rhystic Study\nCommander\n1 Edgar Markov\nDeck\n1 Sol Ring',
])('says of a price what the report says: %#', async (list) => {
  const { price } = ReportAnswer.parse(await run('report', list));
  const [total] = PriceAnswer.parse(await run('price', list, '--source', 'tcgplayer')).totals;
  expect([price.total, price.unpriced]).toEqual([total?.amount, total?.unpriced]);
});

it('says which price it is where the list states printings', async () => {
  const notesOf = async (list: string) => PriceAnswer.parse(await run('price', list)).notes;
  expect(await notesOf('1 Sol Ring')).toEqual([]);
  expect(await notesOf('1 Sol Ring (C21) 263')).toEqual([
    'Each card is priced as its cheapest printing; a report prices the printings that the list states.',
  ]);
});

it('says in a report which names and prices are not known', async () => {
  const input = 'Commander\n1 Edgar Markov\nDeck\n1 Sol Ring\n1 Nobody Knows This';
  const { stdout } = await runCommand(['report', '--snapshot', folder], { input });
  expect(stdout).toContain('Edgar Markov, 3 cards, 1 unknown name among them: not legal');
  expect(stdout).toMatch(/Price \$\d+\.\d\d without 1 card of unknown price, salt/);
});
