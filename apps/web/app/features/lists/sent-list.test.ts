import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { isRefused } from './list-request.server';
import { readSentList } from './sent-list.server';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sent-list-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

const TEXT = `Name: Vampires
Bracket: 3

Commander
1 Edgar Markov

Companion
1 Arcane Signet (C21) 250

Deck
1 Sol Ring #ramp #Mine
9 Swamp

Maybeboard
1 Command Tower`;

const sent = async (text: string, before?: string, words?: string) => {
  const read = await readSentList({ text, words, skip: false }, { before });
  if (isRefused(read)) throw new Error(JSON.stringify(read));
  return { ...read, words: Object.fromEntries(new URLSearchParams(read.list.words)) };
};

it('keeps what a text says of its deck', async () =>
  expect(await sent(TEXT)).toMatchObject({
    name: 'Vampires',
    list: { commanders: ['/cards/edgar-markov'], cards: { '/cards/sol-ring': 1, '/cards/swamp': 9 } },
    words: {
      role: 'Ramp:sol-ring',
      also: 'Mine:sol-ring',
      maybe: 'command-tower',
      companion: 'arcane-signet',
      declare: '3',
    },
  }));

it('keeps the limits of a list, and the bracket that a text lacks; what else the text lacks is gone', async () => {
  const before = 'role=Ramp%3Asol-ring&maybe=opt&declare=2&bracket=3';
  expect((await sent('Edgar Markov\n\n9 Swamp', before)).words).toEqual({ declare: '2', bracket: '3' });
});

it('takes the words that the page of a deck sends', async () =>
  expect((await sent(TEXT, 'declare=2', 'declare=4')).words).toEqual({ declare: '4' }));
