import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { AppLoadContext } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { tableAction, tableLoader } from './table-route.server';

const LIST = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Command Tower';
const OTHER = 'Commander\n1 Thrasios, Triton Hero\n\nDeck\n1 Sol Ring\n1 Lightning Bolt';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  await writeSnapshotFixture(folder);
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

interface Loaded {
  readonly data: {
    readonly slug: string;
    readonly head: { readonly title: string; readonly hidden: boolean };
    readonly markup: { readonly html?: string | undefined };
  };
  readonly init: { readonly status?: number } | null;
}
const loaded = ({ data, init }: Loaded) => ({
  status: init?.status,
  title: data.head.title,
  hidden: data.head.hidden,
  html: data.markup.html ?? '',
});

const visit = async (path: string, context: AppLoadContext = {}) =>
  loaded(await tableLoader({ request: new Request(`http://site.test${path}`), context }));

const post = async (path: string, body: BodyInit, context: AppLoadContext = {}) => {
  const request = new Request(`http://site.test${path}`, { method: 'POST', body });
  try {
    return loaded(await tableAction({ request, context }));
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: thrown.headers.get('Location') ?? '', html: '' };
  }
};
const add = (path: string, text: string) => post(path, new URLSearchParams({ text }));

/** The address of a table of two decks. */
const tableOfTwo = async (): Promise<string> => {
  const { location: first = '' } = (await add('/table', LIST)) as { readonly location?: string };
  const { location = '' } = (await add(first, OTHER)) as { readonly location?: string };
  return location;
};

describe('/table', () => {
  it('is empty at first, and asks for two decks', async () => {
    const page = await visit('/table');
    expect(page).toMatchObject({ status: 200, title: 'Decks of a table', hidden: false });
    expect(page.html).toContain('<form');
  });

  it('redirects to an address with each deck that is added, and shows them beside each other', async () => {
    const address = await tableOfTwo();
    expect(address).toMatch(/^\/table\?d=[\w-]+&d=[\w-]+$/);
    const page = await visit(address);
    expect(page).toMatchObject({
      status: 200,
      title: 'Edgar Markov and Thrasios, Triton Hero at a table',
      hidden: true,
    });
    expect(page.html).toContain('Edgar Markov');
    expect(page.html).toContain('Thrasios');
    expect(page.html).not.toContain('A table has two decks or more');
  });

  it('takes a pasted address of a deck, and keeps the bracket to meet at', async () => {
    const [, code = ''] = /d=([\w-]+)/.exec(await tableOfTwo()) ?? [];
    const pasted = await add('/table?meet=2', `https://site.test/deck?d=${code}&tab=play`);
    expect(pasted).toMatchObject({ status: 303, location: `/table?d=${code}&meet=2` });
  });

  it('states what is wrong with an address', async () => {
    const address = await tableOfTwo();
    const broken = await visit(`${address}&d=not-a-deck-code&meet=9`);
    expect(broken.status).toBe(200);
    expect(broken.html).toContain('Deck 3: ');
    expect(broken.html).toContain('A table meets at a bracket from 1 to 4.');
    const [one = ''] = address.split('&');
    expect((await visit(one)).html).toContain('A table has two decks or more: add another.');
    const many = await visit(`/table?${Array.from({ length: 6 }, () => one.slice(7)).join('&')}`);
    expect(many.html).toContain('A table has at most 5 decks: the first 5 are here.');
  });

  it('shows a list at once of which a line was not understood, or means two cards', async () => {
    const page = await add('/table', `${LIST}\n1 Nobody Knows This\n1 Arcane Signet`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Nobody Knows This');
    expect(page.html).toContain('“Arcane Signet” is read as Arcane Signet. It also means Sol Ring.');
  });

  it.each([
    ['an empty list', '/table', () => new URLSearchParams({ text: '' }), 400],
    ['a sixth deck', `/table?${'d=x&'.repeat(5)}`, () => new URLSearchParams({ text: LIST }), 400],
    ['what is no form', '/table', () => 'text', 415],
    ['a list that is too long', '/table', () => new URLSearchParams({ text: 'x'.repeat(5_000_000) }), 413],
  ])('refuses %s', async (_, path, body, status) => {
    const page = await post(path, body());
    expect(page.status).toBe(status);
    expect(page.html).not.toBe('');
  });

  it('refuses too many requests, and adds nothing', async () => {
    const context = { formGuard: { retryAfter: 30 } } as AppLoadContext;
    expect((await visit('/table', context)).status).toBe(429);
    expect((await post('/table', new URLSearchParams({ text: LIST }), context)).status).toBe(429);
  });
});
