import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { submitBuilds } from './build-request.server';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

const post = async (fields: Readonly<Record<string, string>>, cookie = '') =>
  submitBuilds(
    new Request('http://localhost/build', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Cookie: cookie },
    }),
    await getSnapshot(),
  );

describe('/build', () => {
  it('takes slugs with copies, and the text of a collection', async () => {
    const { status, result } = await post({ cards: 'sol-ring 2\nedgar-markov 1\nno-such-card 1\n../x 1' });
    expect([status, result.cards]).toEqual([200, 2]);
    const edgar = result.rows.find(({ slug }) => slug === 'edgar-markov');
    expect(edgar?.owned).toBeGreaterThan(0);
    expect((edgar?.owned ?? 0) + (edgar?.missing.reduce((sum, { count }) => sum + count, 0) ?? 0)).toBe(
      edgar?.size,
    );
    const pasted = await post({ text: 'Count,Name\n2,Sol Ring\n1,Edgar Markov' });
    expect(pasted.result.rows).toEqual(result.rows);
  });

  it('narrows by colours', async () => {
    const cards = 'sol-ring 1';
    const slugs = async (fields: object) =>
      (await post({ cards, ...fields })).result.rows.map(({ slug }) => slug);
    expect(await slugs({})).toContain('edgar-markov');
    expect(await slugs({ colors: 'wb' })).not.toContain('edgar-markov');
  });

  it('measures against the average deck of a theme', async () => {
    const snapshot = await getSnapshot();
    const variant = await snapshot.browse.variant('edgar-markov', 'tokens');
    const own = variant?.averageDeck?.filter(({ card }) => !card.typeLine.startsWith('Basic')) ?? [];
    const cards = own.map(({ card }) => card.slug);
    const { result } = await post({ cards: cards.slice(1).join('\n'), theme: 'tokens' });
    // The commander and one card are missing.
    expect(result).toMatchObject({
      theme: { key: 'tokens', name: 'Tokens' },
      rows: [{ slug: 'edgar-markov', numDecks: 22, size: own.length + 1, owned: own.length - 1 }],
    });
    expect(result.rows[0]?.missing.map(({ slug }) => slug)).toEqual(['edgar-markov', cards[0]]);
    const ofAll = await post({ cards: cards.slice(1).join('\n') });
    expect(ofAll.result.rows.find(({ slug }) => slug === 'edgar-markov')?.size).not.toBe(own.length + 1);
    expect((await post({ cards: 'sol-ring', theme: 'no-such-theme' })).result.theme).toBeUndefined();
  });

  it('states no price where the shop of the region has none', async () => {
    const region = (name: string) => `userState=${encodeURIComponent(JSON.stringify({ region: name }))}`;
    const pricesIn = async (name: string) =>
      new Set((await post({ cards: 'sol-ring 1' }, region(name))).result.rows.map(({ price }) => price));
    expect(await pricesIn('US')).not.toContain(undefined);
    expect(await pricesIn('CA')).toEqual(new Set([undefined]));
  });

  it('says what is wrong with a collection without known cards', async () =>
    expect(await post({ cards: '' })).toMatchObject({
      status: 400,
      result: { rows: [], error: expect.stringMatching(/No card/) as string },
    }));
});
