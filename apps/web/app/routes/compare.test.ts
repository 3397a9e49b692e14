import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { loader } from './compare';

const serve = async (browse: boolean): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'compare-'));
  await writeSnapshotFixture(folder, { browse });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
};

const visit = async (query: string) => {
  const request = new Request(`http://localhost/compare${query}`);
  try {
    const page = await loader({ request, params: {}, context: {} });
    return { head: page.head, html: page.markup.html ?? '', to: undefined };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { head: undefined, html: '', to: `${thrown.status} ${thrown.headers.get('Location')}` };
  }
};

describe('/compare', () => {
  beforeAll(() => serve(true));

  it('shows two commanders side by side', async () => {
    const { head, html } = await visit('?a=edgar-markov&b=tymna-the-weaver');
    expect(head?.title).toBe('Edgar Markov or Tymna the Weaver');
    expect(head?.hidden).toBeUndefined();
    expect(html).toContain('What both play');
    expect(html).toContain('Rather with Edgar Markov');
    expect(html).toContain('none with Tymna the Weaver');
    expect(html).toContain('Bracket 1 (Exhibition), estimated');
    expect(html).toMatch(/shares \d+% of its cards/);
  });

  it('counts the decks of one kind', async () => {
    const query = '?a=edgar-markov&b=tymna-the-weaver';
    const all = (await visit(query)).html;
    expect(all).toMatch(/<option value="tournament">Tournament decks – \d+<\/option>/);
    const { head, html } = await visit(`${query}&decks=tournament`);
    expect(head?.hidden).toBe(true);
    expect(html).toMatch(/<option value="tournament" selected="">/);
    expect(html).toContain('href="/commanders/edgar-markov?decks=tournament"');
    expect(html).toMatch(/What 8 tournament decks with/);
    expect((await visit('?a=Edgar+Markov&b=tymna-the-weaver&decks=tournament')).to).toBe(
      `301 /compare${query}&decks=tournament`,
    );
  });

  it('says of which commander there are no decks of a kind, in place of figures', async () => {
    const { html } = await visit('?a=edgar-markov&b=tymna-the-weaver&decks=own');
    expect(html).toMatch(
      /Nothing can be compared: there are no .+ with Edgar Markov and none with Tymna the Weaver\./,
    );
    expect(html).not.toMatch(/0 of 1 deck|Mana curve|Side by side|shares 0%/);
  });

  it.each([
    ['decks=mine', '“mine” is not whose decks count: tournament, casual, precon, own.'],
    ['decks=casual&b=edgar-markov/budget', 'cannot be chosen here'],
  ])('says of %s that it is no choice of decks', async (query, message) => {
    const { html } = await visit(
      `?a=edgar-markov&${query}${query.includes('&b=') ? '' : '&b=tymna-the-weaver'}`,
    );
    expect(html).toContain(message);
  });

  it('has one of both orders for search engines', async () =>
    expect((await visit('?a=tymna-the-weaver&b=edgar-markov')).head?.hidden).toBe(true));

  it('shows a commander with and without a theme', async () => {
    const { head, html } = await visit('?a=edgar-markov&b=edgar-markov/budget');
    expect(head?.title).toMatch(/^Edgar Markov without .+ or Edgar Markov: /);
    expect(html).toContain('href="/commanders/edgar-markov/budget"');
  });

  it.each([
    ['?a=Edgar+Markov&b=Tymna+the+Weaver', '?a=edgar-markov&b=tymna-the-weaver'],
    ['?a=edgar-markov/Budget&b=TYMNA+the+weaver', '?a=edgar-markov/budget&b=tymna-the-weaver'],
    [
      '?a=tymna-the-weaver-thrasios-triton-hero&b=edgar-markov',
      '?a=thrasios-triton-hero-tymna-the-weaver&b=edgar-markov',
    ],
    ['?a=edgar-markov/vampires&b=edgar-markov', '?a=edgar-markov/vampire&b=edgar-markov'],
    ['?a=Edgar+Markov/Vampires&b=Edgar+Markov', '?a=edgar-markov/vampire&b=edgar-markov'],
    ...['%2B', '//', '%26', 'and'].map((between): [string, string] => [
      `?a=Tymna+the+Weaver+${between}+Thrasios,+Triton+Hero&b=edgar-markov`,
      '?a=thrasios-triton-hero-tymna-the-weaver&b=edgar-markov',
    ]),
    [
      '?a=tymna-the-weaver/thrasios-triton-hero&b=edgar-markov',
      '?a=thrasios-triton-hero-tymna-the-weaver&b=edgar-markov',
    ],
  ])('redirects %s to its canonical URL', async (query, to) =>
    expect((await visit(query)).to).toBe(`301 /compare${to}`),
  );

  it.each([
    ['?a=nobody&b=edgar-markov', 'There is no commander or theme “nobody”.'],
    ['?a=edgar-markov&b=edgar-markov/nothing', 'There is no commander or theme “edgar-markov/nothing”.'],
    ['?a=edgar-markov&b=Edgar+Markov', 'Those are the same.'],
  ])('says what is wrong with %s, with the form', async (query, error) => {
    const { head, html } = await visit(query);
    expect(html).toContain(error);
    expect(html).toContain('action="/compare"');
    expect(head?.hidden).toBe(true);
  });

  it.each([
    ['edgar-markov', 'Edgar Markov'],
    ['edgar-markov/budget', 'Edgar Markov/budget'],
    ['thrasios-triton-hero-tymna-the-weaver', 'Thrasios, Triton Hero // Tymna the Weaver'],
    ['nobody', 'nobody'],
  ])('shows %s as %s in the form, which reads it again', async (value, shown) => {
    expect((await visit(`?a=${value}`)).html).toContain(`value="${shown}"`);
    expect((await visit(`?a=${encodeURIComponent(shown)}`)).html).toContain(`value="${shown}"`);
  });
});

it('compares the listed cards of an older snapshot', async () => {
  await serve(false);
  expect((await visit('?a=edgar-markov&b=tymna-the-weaver')).html).toContain('What both play');
});
