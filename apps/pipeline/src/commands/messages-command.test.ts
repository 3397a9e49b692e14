import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '#src/env';
import { EXIT_CODES, PipelineError } from '#src/pipeline-error';
import { streamProgress } from '#src/progress';
import { addMessagesCommand } from './messages-command';

const FIRST = '20261120-080000-00000000aa';
const SECOND = '20261121-010203-0123456789';
const HOSTILE = 'Hello\u001b[2J\u001b]0;x\u0007\u009b31m\u202egnp.exe\u2066\rgone\u0085\nsecond line';

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  folder = join(dataDir, 'messages');
});

const put = (id: string, fields: Record<string, string>) =>
  writeFile(
    join(folder, `${id}.json`),
    JSON.stringify({ id, kind: 'contact', receivedAt: '2026-11-21T01:02:03.000Z', fields }),
  );

const run = async (...args: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  const root = new Command('pipeline').exitOverride();
  addMessagesCommand(root, {
    env: parseEnv({ DATA_DIR: dataDir }, '/'),
    variables: {},
    fetching: {},
    progress: streamProgress(process.stderr),
    print: (line) => void lines.push(line),
    now: () => new Date(),
  });
  await root.parseAsync(['messages', ...args], { from: 'user' });
  return lines.join('\n');
};

describe('messages', () => {
  it('prints that there are none', async () => {
    expect(await run()).toContain('No messages');
    expect(JSON.parse(await run('list', '--json'))).toEqual({ messages: [], unreadable: [] });
  });

  it('lists the oldest first and names unreadable files', async () => {
    await mkdir(folder);
    await put(SECOND, { message: 'second' });
    await put(FIRST, { message: 'first' });
    await writeFile(join(folder, '20261121-010203-ffffffffff.json'), '{"id":"20261121-0102');
    await writeFile(join(folder, `${SECOND}.json.tmp`), 'half');
    await writeFile(
      join(folder, '20261121-010203-eeeeeeeeee.json'),
      JSON.stringify({ id: SECOND, kind: 'contact' }),
    );
    await mkdir(join(folder, 'a folder.json'));
    const text = await run('list');
    expect(text.indexOf('first')).toBeLessThan(text.indexOf('second'));
    expect(text).toContain('4 files there cannot be read');
    expect(JSON.parse(await run('list', '--json'))).toMatchObject({
      messages: [{ id: FIRST }, { id: SECOND }],
      unreadable: { length: 4 },
    });
  });

  it('shows a message with control characters escaped', async () => {
    await mkdir(folder);
    await put(FIRST, { email: 'a@mail.example', message: HOSTILE });
    for (const text of [await run('show', FIRST), await run('list'), await run('show', FIRST, '--json')]) {
      expect(text).toContain('\\u001b[2J');
      expect(text).toContain('\\u202egnp.exe');
      // eslint-disable-next-line no-control-regex
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }
    expect(JSON.parse(await run('show', FIRST, '--json'))).toMatchObject({ fields: { message: HOSTILE } });
  });

  it('deletes a message', async () => {
    await mkdir(folder);
    await put(FIRST, { message: 'first' });
    await put(SECOND, { message: 'second' });
    expect(await run('delete', FIRST)).toContain(FIRST);
    expect(await readdir(folder)).toEqual([`${SECOND}.json`]);
  });

  it.each([
    [['show', FIRST], 'missing'],
    [['delete', FIRST], 'missing'],
    [['show', '../../etc/passwd'], 'usage'],
    [['delete', '../store'], 'usage'],
    [['show', '\u001b[2J'], 'usage'],
  ] as const)('%j fails as %s', async (args, code) => {
    const failure = await run(...args).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PipelineError);
    expect(failure).toMatchObject({ code });
    expect(EXIT_CODES[code]).toBeGreaterThan(0);
    expect(String(failure)).not.toContain('\u001b');
  });
});
