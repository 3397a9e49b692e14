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

it('says how many cards are priced as another printing than the list states', async () => {
  const list = 'Commander\n1 Edgar Markov\nDeck\n2 Sol Ring (C21) 263\n1 Rhystic Study *F*';
  const { totals } = PriceAnswer.parse(await run('price', list, '--source', 'tcgplayer'));
  expect(totals).toMatchObject([{ priced: 4, as_cheapest: 3 }]);
  expect(ReportAnswer.parse(await run('report', list)).price.as_cheapest).toBe(3);
  const texts = await Promise.all(
    ['price', 'report'].map((command) => runCommand([command, '--snapshot', folder], { input: list })),
  );
  for (const { stdout } of texts) expect(stdout).toContain(', 3 cards as the cheapest printing');
});

it('says in a report which names and prices are not known', async () => {
  const input = 'Commander\n1 Edgar Markov\nDeck\n1 Sol Ring\n1 Nobody Knows This';
  const { stdout } = await runCommand(['report', '--snapshot', folder], { input });
  expect(stdout).toContain('Edgar Markov, 3 cards, 1 unknown name among them: not legal');
  expect(stdout).toMatch(/Price \$\d+\.\d\d without 1 card of unknown price, salt/);
});
