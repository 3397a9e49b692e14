import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore, type Snapshot } from '#app/snapshot/current.server';
import { deckAction } from './deck-route.server';
import { changeList, printList } from './change-list.server';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deck-'));
  await writeSnapshotFixture(folder);
  const store = openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
  await store.refresh();
  setSnapshotStore(store);
  snapshot = await getSnapshot();
});

const LIST = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n2 Swamp\n1 Not A Card\n';

const post = async (
  body: URLSearchParams | FormData,
): Promise<{ status: number; html: string; text: string }> => {
  const request = new Request('http://localhost/deck', { method: 'POST', body });
  const { data, init } = await deckAction({ request, context: {} });
  return { status: init?.status ?? 200, html: data.markup.html ?? '', text: data.text };
};
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('changeList', () => {
  it.each([
    ['a swap, in its place', [{ out: 'sol-ring', in: 'arcane-signet' }], '1 Arcane Signet\n2 Swamp'],
    ['a cut of one copy', [{ out: 'swamp' }], '1 Sol Ring\n1 Swamp'],
    ['a card that is added', [{ in: 'arcane-signet' }], '1 Sol Ring\n2 Swamp\n1 Arcane Signet'],
    ['a copy that is added', [{ in: 'swamp' }], '1 Sol Ring\n3 Swamp'],
    ['a card out that is not there', [{ out: 'opt', in: 'arcane-signet' }], '1 Sol Ring\n2 Swamp'],
    ['an unknown card in', [{ out: 'sol-ring', in: 'no-such-card' }], '1 Sol Ring\n2 Swamp'],
  ])('applies %s', async (_, changes, cards) =>
    expect(printList(await changeList(LIST, changes, snapshot))).toBe(
      `Commander\n1 Edgar Markov\n\nDeck\n${cards}`,
    ),
  );
});

describe('the action of /deck', () => {
  it('reports on a list and names the lines that were left out', async () => {
    const { status, html, text } = await post(form({ text: LIST }));
    expect(status).toBe(200);
    expect(html).toContain('Edgar Markov');
    expect(html).toContain('Line 7:');
    expect(html).toContain('The deck has 5 cards');
    expect(text).toContain('1 Sol Ring');
  });

  it('reports on a list without a commander, without a link that leads nowhere', async () => {
    const { status, html } = await post(form({ text: '1 Sol Ring\n2 Swamp' }));
    expect(status).toBe(200);
    expect(html).toContain('A list without a commander');
    expect(html).toContain('The deck has no commander.');
    expect(html).not.toMatch(/<a [^>]*><\/a>/);
  });

  it('applies a change with one post and undoes it with one', async () => {
    const applied = await post(form({ text: LIST, apply: 'sol-ring>arcane-signet' }));
    expect(applied.text).toContain('1 Arcane Signet');
    expect(applied.html).toContain('value="sol-ring&gt;arcane-signet"');
    const undone = await post(
      form({ text: LIST, changes: 'sol-ring>arcane-signet', undo: 'sol-ring>arcane-signet' }),
    );
    expect(undone.text).toContain('1 Sol Ring');
    expect(undone.text).not.toContain('Arcane Signet');
  });

  /** The cards that swaps of a list would bring in. */
  const swaps = async (fields: Record<string, string>): Promise<readonly string[]> => {
    const { html } = await post(
      form({ text: `${LIST}1 Thrasios, Triton Hero\n1 Atraxa, Praetors’ Voice`, ...fields }),
    );
    return [...html.matchAll(/name="apply" value="[a-z0-9-]+&gt;([a-z0-9-]+)"/g)].map(
      ([, slug]) => slug ?? '',
    );
  };

  it('brings no card back that the player has taken out', async () => {
    const [added = '', ...others] = await swaps({});
    expect(others.length).toBeGreaterThan(0);
    expect(await swaps({ changes: `${added}>` })).toEqual(others);
  });

  it('takes no card out that the player has brought in', async () => {
    const text = `${LIST}1 Thrasios, Triton Hero\n1 Atraxa, Praetors’ Voice`;
    const out = async (changes: string): Promise<boolean> =>
      (await post(form({ text, changes }))).html.includes('name="apply" value="sol-ring&gt;');
    expect(await out('')).toBe(true);
    expect(await out('sol-ring> >sol-ring')).toBe(false);
  });

  it('lets only cards of a collection come in, repeats the choice and not the cards', async () => {
    const all = await swaps({});
    const [owned = ''] = all;
    expect(all.length).toBeGreaterThan(1);
    expect(await swaps({ collection: 'on', collection_cards: `${owned} no-such-card` })).toEqual([owned]);
    expect(await swaps({ collection: 'on' })).toEqual([]);
    expect(await swaps({ collection_cards: owned })).toEqual(all);
    const { html } = await post(form({ text: LIST, collection: 'on', collection_cards: `${owned} opt` }));
    expect(html).toContain('<input type="hidden" name="collection" value="on"/>');
    expect(html).not.toContain('collection_cards');
  });

  it('reads a file of a multipart form', async () => {
    const body = new FormData();
    body.set('text', '');
    body.set('file', new File([LIST], 'deck.txt', { type: 'text/plain' }));
    expect((await post(body)).text).toContain('1 Sol Ring');
  });

  it('shows the form again, with every line, where no card is known', async () => {
    const { status, html, text } = await post(form({ text: '1 Nothing Here\n1 Nor There' }));
    expect(status).toBe(400);
    expect(text).toBe('');
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/Line 1:.*Line 2:/s);
  });

  it.each([
    ['a budget that is no number', { text: LIST, budget: 'cheap' }, 'The budget is not a number.'],
    ['a bracket of six', { text: LIST, bracket: '6' }, 'Choose a bracket from 1 to 5.'],
    [
      'no list',
      { text: ' ' },
      'This is empty: no line has anything in it. Fetch or copy it again. Paste a list, or choose a file.',
    ],
    ['a saved list of nobody', { list: 'abc' }, 'You have no such list.'],
  ])('refuses %s', async (_, fields, message) => {
    const { status, html } = await post(form(fields));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(html).toContain(message);
  });

  it('refuses another content type, a long body and too many requests', async () => {
    const request = (init: RequestInit) => new Request('http://localhost/deck', { method: 'POST', ...init });
    const statusOf = async (init: RequestInit, formGuard?: { crossSite: boolean; retryAfter: number }) =>
      (await deckAction({ request: request(init), context: { formGuard } })).init?.status;
    expect(await statusOf({ body: '{}', headers: { 'Content-Type': 'application/json' } })).toBe(415);
    expect(await statusOf({ body: form({ text: 'x'.repeat(1_000_001) }) })).toBe(413);
    expect(await statusOf({ body: form({ text: LIST }) }, { crossSite: false, retryAfter: 9 })).toBe(429);
  });
});
