import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, utimes, writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { StoredMessage } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { createMessageStore, MessageStoreError } from './message-store.server';

const freshFolder = async (): Promise<string> =>
  join(await mkdtemp(join(tmpdir(), 'messages-')), 'deep', 'messages');
const read = async (folder: string): Promise<readonly StoredMessage[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => StoredMessage.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
};

it('save writes the message to a file that only the operator can read', async () => {
  const folder = await freshFolder();
  const store = createMessageStore({ folder, now: () => new Date('2026-11-21T01:02:03.004Z') });
  const { id } = await store.save('contact', { name: '', message: 'Grüße \u001b[31m\u{1F409}\n"x"' });
  expect(id).toMatch(/^20261121-010203-[0-9a-f]{10}$/);
  expect(await read(folder)).toEqual([
    {
      id,
      kind: 'contact',
      receivedAt: '2026-11-21T01:02:03.004Z',
      fields: { message: 'Grüße \u001b[31m\u{1F409}\n"x"' },
    },
  ]);
  expect((await stat(join(folder, `${id}.json`))).mode & 0o777).toBe(0o600);
});

it('save loses no message of concurrent calls and processes', async () => {
  const folder = await freshFolder();
  const script = `
    import { createMessageStore } from ${JSON.stringify(new URL('./message-store.server.ts', import.meta.url).href)};
    const store = createMessageStore({ folder: ${JSON.stringify(folder)} });
    await Promise.all(Array.from({ length: 40 }, (_, i) => store.save('contact', { message: 'm'.repeat(3000) + i })));
  `;
  const file = join(await mkdtemp(join(tmpdir(), 'writer-')), 'writer.mts');
  await writeFile(file, script);
  const run = () =>
    promisify(execFile)(
      process.execPath,
      [
        '--conditions=source',
        '--import',
        pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
        file,
      ],
      {
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
  const own = createMessageStore({ folder });
  await Promise.all([
    run(),
    run(),
    ...Array.from({ length: 40 }, (_, i) => own.save('apply', { message: `own ${i}` })),
  ]);
  expect(await read(folder)).toHaveLength(120);
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('save rejects over the limit of messages', async () => {
  const folder = await freshFolder();
  const store = createMessageStore({ folder, maxMessages: 2 });
  await store.save('contact', { message: 'one' });
  await store.save('contact', { message: 'two' });
  await expect(store.save('contact', { message: 'three' })).rejects.toMatchObject({ reason: 'full' });
  expect(await read(folder)).toHaveLength(2);
});

it('save rejects where it cannot write', async () => {
  const folder = await freshFolder();
  await mkdir(join(folder, '..'), { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const failure = await createMessageStore({ folder })
    .save('contact', { message: 'x' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessageStoreError);
  expect(failure).toMatchObject({ reason: 'disk' });
});

it('save counts messages alone, and removes the temporary files of killed processes', async () => {
  const folder = await freshFolder();
  await mkdir(folder, { recursive: true });
  for (let file = 0; file < 5; file += 1) {
    await writeFile(join(folder, `${file}.json.tmp`), '{');
    if (file > 0) await utimes(join(folder, `${file}.json.tmp`), new Date(0), new Date(0));
  }
  const store = createMessageStore({ folder, maxMessages: 2 });
  await store.save('contact', { message: 'one' });
  await store.save('contact', { message: 'two' });
  await expect(store.save('contact', { message: 'three' })).rejects.toMatchObject({ reason: 'full' });
  // Another process may be writing it.
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual(['0.json.tmp']);
});

it('list reads the newest messages first, by state and by part', async () => {
  const folder = await freshFolder();
  let time = Date.parse('2026-11-21T01:00:00Z');
  const store = createMessageStore({ folder, now: () => new Date((time += 1000)) });
  expect(await store.list('open', { offset: 0, limit: 5 })).toEqual({ messages: [], total: 0 });
  const ids: string[] = [];
  for (const message of ['a', 'b', 'c']) ids.unshift((await store.save('contact', { message })).id);
  const textsOf = async (state: 'open' | 'done', offset: number, limit: number) => {
    const { messages, total } = await store.list(state, { offset, limit });
    return [messages.map(({ fields }) => fields['message']), total];
  };
  expect(await textsOf('open', 0, 2)).toEqual([['c', 'b'], 3]);
  expect(await textsOf('open', 2, 2)).toEqual([['a'], 3]);
  expect(await store.mark(ids[1] ?? '', 'done')).toBe(true);
  expect([await textsOf('open', 0, 9), await textsOf('done', 0, 9)]).toEqual([
    [['c', 'a'], 2],
    [['b'], 1],
  ]);
  await writeFile(join(folder, '20261122-010203-0123456789.json'), '{ "a": ');
  await writeFile(join(folder, 'notes.json'), '{}');
  expect(await textsOf('open', 0, 9)).toEqual([['c', 'a'], 3]);
});

it('mark and delete say whether the message was there, and reach no other file', async () => {
  const folder = await freshFolder();
  const store = createMessageStore({ folder });
  const { id } = await store.save('contact', { message: 'x' });
  expect(await store.read(id)).toMatchObject({ state: 'open', message: { fields: { message: 'x' } } });
  expect([await store.mark(id, 'done'), await store.mark(id, 'done')]).toEqual([true, true]);
  expect(await store.read(id)).toMatchObject({ state: 'done' });
  expect(await store.mark(id, 'open')).toBe(true);
  const outside = join(folder, '..', 'outside.json');
  const foreign = { id, kind: 'contact', receivedAt: new Date().toISOString(), fields: {} };
  await writeFile(outside, JSON.stringify(foreign));
  for (const other of ['../outside', '20261122-010203-0123456789', '']) {
    expect(await store.read(other)).toBeUndefined();
    expect([await store.mark(other, 'done'), await store.delete(other)]).toEqual([false, false]);
  }
  expect((await stat(outside)).size).toBeGreaterThan(0);
  expect([await store.delete(id), await store.delete(id)]).toEqual([true, false]);
  expect(await store.read(id)).toBeUndefined();
});

it('save counts done messages towards its limit', async () => {
  const folder = await freshFolder();
  const store = createMessageStore({ folder, maxMessages: 1 });
  const { id } = await store.save('contact', { message: 'one' });
  await store.mark(id, 'done');
  await expect(store.save('contact', { message: 'two' })).rejects.toMatchObject({ reason: 'full' });
});
