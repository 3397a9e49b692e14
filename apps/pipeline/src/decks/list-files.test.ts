import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { greenNumbers, testCardName } from '#src/testing/fixtures';
import { makeStoreWithCards } from '#src/testing/test-store';

const Reject = z.object({ position: z.string(), fault: z.string(), reason: z.string() });
const GRETA = 'Greta, Bear Queen';

/** The names of a deck of Greta; another number is another deck. */
const cardsOf = (number: number): readonly string[] => greenNumbers(60, number).map(testCardName);
const linesOf = (number: number, mark = ''): string =>
  cardsOf(number)
    .map((name) => `1 ${name}${mark}`)
    .join('\n');

/** Lists as files of programs, of one deck each. */
const LISTS: Readonly<Record<string, (number: number) => string | Uint8Array>> = {
  'forge.dck': (n) =>
    `[metadata]\nName=Bears\n[Commander]\n1 ${GRETA}|TST|1\n[Main]\n${linesOf(n, '|TST|1')}\n`,
  'brackets.txt': (n) => `[Commander]\n1 ${GRETA}\n\n[Deck]\n${linesOf(n)}\n`,
  'utf-16.txt': (n) => Buffer.from(`\ufeffCommander\r\n1 ${GRETA}\r\n\r\nDeck\r\n${linesOf(n)}`, 'utf16le'),
  'windows-1252.txt': (n) =>
    Buffer.from(`// caf\u00e9\nCommander\n1 ${GRETA}\n\nDeck\n${linesOf(n)}`, 'latin1'),
  'ours.json': (n) =>
    JSON.stringify({ commanders: [{ name: GRETA }], main: cardsOf(n).map((name) => ({ name, count: 1 })) }),
  'tappedout.json': (n) =>
    JSON.stringify({
      inventory: [
        [GRETA, { qty: 1, b: 'main', cmdr: true }],
        ...cardsOf(n).map((name) => [name, { qty: 1, b: 'main' }]),
      ],
    }),
  'no-commander.json': (n) =>
    JSON.stringify({ cards: [...cardsOf(n), { name: 'Forest', count: 39 }, GRETA] }, undefined, 1),
};

/** Files that have no list, and what is reported of them. */
const OTHERS: Readonly<Record<string, readonly [content: string | Uint8Array, sentence: string]>> = {
  'binary.bin': [Uint8Array.of(1, 0, 2, 0, 3), 'This is a binary file, not plain text.'],
  'card.json': [
    JSON.stringify({ object: 'card', name: 'Opt' }, undefined, 1),
    "This is Scryfall's JSON of a card, not a list of cards.",
  ],
  'error.json': [
    '{"detail":"Not found."}',
    "This is a site's answer with an error (“Not found.”), not a list",
  ],
  'page.html': [
    '<!doctype html>\n<html><title>Just a moment...</title><body>1 minute</body></html>',
    'This is a web page (“Just a moment...”), not a list of cards.',
  ],
  'picture.png': [Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\xff', 'latin1'), 'This is a picture, not plain text.'],
};

describe('the files that people have', () => {
  it('are imported in every notation that pages read', async () => {
    const store = await makeStoreWithCards();
    const folder = join(store.folder, 'lists');
    await mkdir(folder);
    for (const [at, [name, write]] of Object.entries(LISTS).entries())
      await writeFile(join(folder, name), write(at * 5));
    const count = Object.keys(LISTS).length;
    expect(await store.importDeckFile(folder)).toMatchObject({ read: count, added: count, rejected: {} });
  });

  it('are named in a sentence where they are no list', async () => {
    const store = await makeStoreWithCards();
    const folder = join(store.folder, 'others');
    await mkdir(folder);
    for (const [name, [content]] of Object.entries(OTHERS)) await writeFile(join(folder, name), content);
    await writeFile(join(folder, 'whole.txt'), LISTS['brackets.txt']?.(0) ?? '');
    expect(await store.importDeckFile(folder)).toMatchObject({ added: 1 });
    const rejects = (await readFile(join(store.env.dataDir, 'rejects', 'others_.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => Reject.parse(JSON.parse(line)));
    expect(rejects.map(({ reason }) => reason)).toEqual(
      Object.values(OTHERS).map(([, sentence]): unknown => expect.stringContaining(sentence)),
    );
  });

  it('name the lines that were not understood, and count without them', async () => {
    const store = await makeStoreWithCards();
    const path = await store.write('odd.txt', `Commander\n1 ${GRETA}\n\nDeck\n${linesOf(0)}\n0 Forest\n1 (`);
    expect(await store.importDeckFile(path)).toMatchObject({ added: 1, unread: 2, rejected: {} });
    const rejects = await readFile(join(store.env.dataDir, 'rejects', 'odd.txt.jsonl'), 'utf8');
    const [first, second] = rejects
      .trim()
      .split('\n')
      .map((line) => Reject.parse(JSON.parse(line)));
    expect(first).toMatchObject({
      position: 'odd.txt',
      fault: 'line',
      reason: expect.stringMatching(/^line 65: .*0 Forest/),
    });
    expect(second).toMatchObject({ fault: 'line', reason: expect.stringContaining('line 66') });
  });
});
