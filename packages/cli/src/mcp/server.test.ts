import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fixtureCards, writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardAnswer } from '../answer/card';
import { CommanderAnswer, CommanderBrief } from '../answer/commander';
import { LegalityAnswer } from '../answer/legality';
import { RecommendAnswer } from '../answer/recommend';
import { ReportAnswer } from '../answer/report';
import { SearchAnswer } from '../answer/search';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildCommand, type BuiltCommand } from '../testing/built-command';
import { TOOL_NAMES } from './tool-names';

let built: BuiltCommand;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-mcp-'));
  await writeSnapshotFixture(folder);
  built = await buildCommand();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Connects to a server in a process of its own. */
const withClient = async (args: readonly string[], use: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [built.file, 'mcp', ...args],
      stderr: 'inherit',
    }),
  );
  try {
    await use(client);
  } finally {
    await client.close();
  }
};

const call = async (client: Client, name: string, input: Record<string, unknown>) => {
  const { content, structuredContent, isError } = await client.callTool({
    name,
    arguments: { detail: 'full', ...input },
  });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text, structuredContent, isError: isError === true };
};

const commander = fixtureCards().find(({ canBeCommander }) => canBeCommander)?.name ?? '';

const PAIR = ['Tymna the Weaver', 'Thrasios, Triton Hero'];

describe('the server over the starter catalogue', () => {
  it('lists read-only tools with schemas of what they take', async () => {
    await withClient([], async (client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
      for (const tool of tools) {
        expect(tool.annotations?.readOnlyHint).toBe(true);
        expect(tool.inputSchema.type).toBe('object');
      }
    });
  });

  it('has a list of tools that a strict client reads without a word, in 12 kB', async () => {
    await withClient([], async (client) => {
      const { tools } = await client.listTools();
      expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(12_000);
      const reported: unknown[] = [];
      const report = (...words: unknown[]) => void reported.push(words);
      const ajv = new Ajv2020({
        strict: true,
        allowUnionTypes: true,
        logger: { log: report, warn: report, error: report },
      });
      for (const { inputSchema } of tools) ajv.compile(inputSchema as object);
      expect(reported).toEqual([]);
    });
  });

  it('answers as text and as data', async () => {
    await withClient([], async (client) => {
      const card = await call(client, 'card', { name: 'sol ring' });
      expect(card.text).toContain('Sol Ring  {1}');
      expect(CardAnswer.parse(card.structuredContent).card.url).toBe('/cards/sol-ring');
      const list = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain\n1 Counterspell';
      const legality = await call(client, 'legality', { list });
      expect(LegalityAnswer.parse(legality.structuredContent).violations.map(({ code }) => code)).toEqual([
        'outside-identity',
      ]);
      expect((await call(client, 'identity', { names: ['Opt', 'Lightning Bolt'] })).text).toBe('UR  Izzet');
      const exported = await call(client, 'export', { list: '1 sol ring', to: 'plain' });
      expect(exported.structuredContent).toEqual({ text: '1 Sol Ring', unknown: [], errors: [] });
    });
  });

  it('says what to do where it cannot answer', async () => {
    await withClient([], async (client) => {
      const recommend = await call(client, 'recommend', { commanders: ['Krenko, Mob Boss'] });
      expect(recommend.isError).toBe(true);
      expect(recommend.text).toContain('--snapshot');
      const duel = await call(client, 'legality', { list: '1 Sol Ring', format: 'duel' });
      expect(duel.text).toContain('Pass one as `banned`.');
      const link = await call(client, 'export', { list: '1 Sol Rign', to: 'archidekt-link' });
      expect(link.text).toMatch(/none of Sol Rign\. Correct unknown names, .* or export to archidekt\.$/);
      const unknown = await call(client, 'card', { name: 'Sol Rign' });
      expect(unknown).toMatchObject({ isError: true, structuredContent: undefined });
      const invalid = await call(client, 'card', { name: '' });
      expect(invalid.isError).toBe(true);
      expect(invalid.text).toMatch(/: name: Send at least 1 character\.$/);
      const misspelt = await call(client, 'card', { nmae: 'Sol Ring' });
      expect(misspelt.text).toContain(': nmae: Unknown field. Did you mean “name”?');
      const list = 'Commander\n1 Krenko, Mob Boss';
      const misplaced = await call(client, 'deck_report', { list, budget: 50 });
      expect(misplaced).toMatchObject({
        isError: true,
        text: expect.stringContaining('budget: Unknown field.'),
      });
      for (const [tool, more] of [
        ['legality', {}],
        ['deck_report', {}],
        ['export', { to: 'plain' }],
      ] as const) {
        const blank = await call(client, tool, { list: ' \n', ...more });
        expect(blank).toMatchObject({ isError: true, text: expect.stringContaining('This is empty') });
      }
    });
  });
});

describe('the server over a snapshot', () => {
  it('knows commanders and recommends', async () => {
    await withClient(['--snapshot', folder], async (client) => {
      const page = await call(client, 'commander', { names: [commander], cards_per_list: 2 });
      const brief = CommanderBrief.parse(page.structuredContent);
      expect(brief.commanders).toEqual([commander]);
      expect(brief.lists.every(({ cards }) => cards.length <= 2)).toBe(true);
      const twice = await call(client, 'commander', { names: [commander, commander], cards_per_list: 2 });
      expect(twice.structuredContent).toEqual(page.structuredContent);
      const short = await client.callTool({ name: 'commander', arguments: { names: [commander] } });
      const link = short.content.find((part) => part.type === 'resource_link');
      const { contents } = await client.readResource({ uri: link?.uri ?? '' });
      const [whole] = contents.map((part) =>
        CommanderAnswer.parse(JSON.parse('text' in part ? part.text : '')),
      );
      expect(whole?.commander.cards.map(({ name }) => name)).toEqual([commander]);
      expect(whole?.commander.lists.length).toBe(brief.lists.length);
      await expect(client.readResource({ uri: 'crownsmith://commanders/nobody' })).rejects.toThrow(
        'nobody: no decks and no page',
      );
      const report = await call(client, 'deck_report', { list: `Commander\n1 ${commander}` });
      expect(ReportAnswer.parse(report.structuredContent).average.num_decks).toBeGreaterThan(0);
      expect(report.text).toMatch(/Average deck of [\d,]+ decks, \d+ of tournaments:/);
      const found = await call(client, 'search_cards', { query: 't:creature mv>=1', limit: 2 });
      const { total, cards } = SearchAnswer.parse(found.structuredContent);
      expect(total).toBeGreaterThan(2);
      expect(cards).toHaveLength(2);
      const second = { query: 't:creature mv>=1', limit: 2, page: 2 };
      const more = SearchAnswer.parse((await call(client, 'search_cards', second)).structuredContent);
      expect(more.cards.map(({ name }) => name)).not.toContain(cards[0]?.name);
      const past = await call(client, 'search_cards', { query: 't:creature mv>=1', page: 999 });
      expect(past.text).toContain('This page is past the last one.');
      const [first = ''] = PAIR;
      const pair = await call(client, 'commander', { names: [PAIR.join(' // ')] });
      expect(CommanderBrief.parse(pair.structuredContent).commanders.toSorted()).toEqual(PAIR.toSorted());
      const half = await call(client, 'commander', { names: [`${first} + Nobody Zorble`] });
      expect(half).toMatchObject({ isError: true, text: expect.stringContaining('no such card') });
      const wrong = await call(client, 'search_cards', { query: 't:elf tpye:elf' });
      expect(wrong).toMatchObject({ isError: true });
      expect(wrong.text).toContain('Column 7: “tpye” is no field; did you mean “type”?');
      const recs = await call(client, 'recommend', { commanders: [commander], limit: 3 });
      expect(RecommendAnswer.parse(recs.structuredContent).add.length).toBeGreaterThan(0);
      const unread = await call(client, 'recommend', { list: `Commander\n1 ${commander}\n\nDeck\n-1 Opt` });
      expect(unread.text).toContain('Left out, line 5: Not a valid quantity.');
    });
  });

  it('that is missing is an error of each call, not of the connection', async () => {
    await withClient(['--snapshot', join(folder, 'none')], async (client) => {
      const card = await call(client, 'card', { name: 'Opt' });
      expect(card).toMatchObject({ isError: true });
      expect(card.text).toContain('There is no snapshot at');
    });
  });
});
