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
