import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  COLOR_CHOOSER,
  listOf,
  ruleChangingCards,
  RULEBREAKERS,
  writeSnapshotFixture,
} from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../mcp/tools';
import { createSnapshotSource } from '../source/snapshot-source';
import { runCommand } from '../testing/run-command';
import { LegalityAnswer } from './legality';
import { RecommendAnswer } from './recommend';
import { ReportAnswer } from './report';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rule-changers-'));
  await writeSnapshotFixture(folder, { cards: ruleChangingCards() });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = async (command: string, list: string, ...flags: readonly string[]) => {
  const args = [command, '--snapshot', folder, '--json', ...flags];
  const { code, stdout, stderr } = await runCommand(args, { input: list });
  return { code, stderr, answer: stdout === '' ? undefined : (JSON.parse(stdout) as unknown) };
};
const legality = async (list: string, ...flags: readonly string[]) => {
  const { code, answer } = await run('legality', list, ...flags);
  return { code, ...LegalityAnswer.parse(answer) };
};

describe.each(RULEBREAKERS)('crownsmith legality of a deck of $name', (of) => {
  it('is yes with what it may have, and no with anything else', async () => {
    expect(await legality(listOf(of))).toMatchObject({ code: 0, legal: true, violations: [] });
    for (const card of of.forbidden)
      expect(await legality(listOf(of, [card]))).toMatchObject({
        code: 1,
        violations: [{ code: 'outside-identity', cards: [card] }],
      });
  });
});

describe('--chosen-color', () => {
  const list = listOf(COLOR_CHOOSER);

  it('states the colour of a commander, by its letter or name, for each command about a list', async () => {
    expect(await legality(list)).toMatchObject({ code: 0, identity: ['R'] });
    for (const color of ['G', 'g', 'green', 'Green'])
      expect(await legality(list, '--chosen-color', color)).toMatchObject({
        code: 1,
        identity: ['G'],
        notes: expect.arrayContaining(['The colour that is chosen for the commander is green.']) as unknown,
      });
    const report = ReportAnswer.parse((await run('report', list, '--chosen-color', 'G')).answer);
    expect(report).toMatchObject({ chosen_colors: ['G'], legality: { legal: false } });
    const recommended = RecommendAnswer.parse((await run('recommend', list, '--chosen-color', 'G')).answer);
    expect(recommended).toMatchObject({
      chosen_colors: ['G'],
      notes: expect.arrayContaining(['The colour that is chosen for the commander is green.']) as unknown,
    });
    expect(recommended.add.map(({ name }) => name)).toContain('Green Bear');
  });

  it.each(['C', '', 'purple', 'WU'])('is refused as “%s”', async (color) => {
    const { code, stderr } = await run('legality', list, '--chosen-color', color);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('W (white), U (blue)'),
    });
  });

  it.each(['legality', 'recommend', 'deck_report'])('is chosen_color of the tool %s', async (name) => {
    const source = await createSnapshotSource(folder);
    const tool = TOOLS.find((one) => one.name === name);
    const ask = (color: string) => tool?.answer({ list, chosen_color: color }, async () => source);
    const answer = await ask('G');
    expect(answer?.texts.join('')).toContain('The colour that is chosen for the commander is green.');
    await expect(async () => ask('green')).rejects.toThrow(/chosen_color/);
  });
});
