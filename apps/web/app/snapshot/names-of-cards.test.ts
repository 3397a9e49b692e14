import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSlug } from '@crownsmith/domain';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { loader } from '#app/routes/cards.$slug';
import { openStore, setSnapshotStore, type Snapshot } from './current.server';
import { findCard } from './find-card.server';
import { loadSnapshot } from './snapshot.server';

let folder: string;
let snapshot: Snapshot;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'));
  await writeSnapshotFixture(folder, { browse: true });
  const store = openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
  setSnapshotStore(store);
  snapshot = await store.get();
});

const load = (acceptDamage: boolean): Promise<Snapshot> =>
  loadSnapshot({
    source: createFolderSource(folder),
    version: 'fixture-0001',
    pageCacheBytes: 1000,
    acceptDamage,
  });

describe('names in other languages and of reskins', () => {
  it.each([
    ['Sonnenring', 'Sol Ring'],
    ['SONNENRING', 'Sol Ring'],
    ['太陽の指輪', 'Sol Ring'],
    ['Ring of the Sun // Sol Ring', 'Sol Ring'],
    ['/cards/sonnenring', 'Sol Ring'],
    ['Arcane Signet', 'Arcane Signet'],
  ])('%s leads to %s', (written, name) => expect(snapshot.resolveCard(written)?.name).toBe(name));

  it('are all that a name means', () =>
    expect(snapshot.nameMeanings('arcane signet').map(({ card, kind }) => [card.name, kind])).toEqual([
      ['Arcane Signet', undefined],
      ['Sol Ring', 'fr'],
    ]));

  it('are reported of a list whose names several cards bear', async () => {
    const report = await snapshot.reportDeck({ list: '1 Arcane Signet\n1 Sonnenring' });
    expect(report).toMatchObject({
      ok: true,
      value: {
        not_understood: [],
        also_means: [{ line: 1, name: 'Arcane Signet', card: 'Arcane Signet', others: ['Sol Ring'] }],
      },
    });
    const plain = await snapshot.reportDeck({ list: '1 Sonnenring' });
    expect(plain).not.toHaveProperty('value.also_means');
  });

  it('are found by slugs that are made of them', () => {
    expect(findCard(makeSlug('太陽の指輪'), snapshot)?.name).toBe('Sol Ring');
    expect(findCard('ring-of-the-sun', snapshot)?.name).toBe('Sol Ring');
  });

  it.each([
    ['陽', 'Sol Ring', '太陽の指輪'],
    ['稲', 'Lightning Bolt', '稲妻'],
    ['sonnenr', 'Sol Ring', 'Sonnenring'],
    ['ring of the s', 'Sol Ring', 'Ring of the Sun'],
    ['sol ri', 'Sol Ring', undefined],
  ])('are searched: %s', (query, label, name) => {
    for (const options of [snapshot.searchSite(query), snapshot.typeahead(query, 'cards')]) {
      expect(options[0]?.label).toBe(label);
      expect(options[0]?.other_name?.name).toBe(name);
    }
  });

  it('lead to the page, which says by which it was found', async () => {
    const load = async (path: string, slug: string): Promise<Response | undefined> => {
      try {
        await loader({ request: new Request(`http://x.test${path}`), params: { slug }, context: {} });
        return undefined;
      } catch (thrown) {
        return thrown as Response;
      }
    };
    for (const [slug, name] of [
      ['sonnenring', 'Sonnenring'],
      [makeSlug('太陽の指輪'), '太陽の指輪'],
    ] as const) {
      const response = await load(`/cards/${slug}`, slug);
      expect(response?.status).toBe(301);
      expect(response?.headers.get('Location')).toBe(`/cards/sol-ring?name=${encodeURIComponent(name)}`);
    }
    expect(await load('/cards/sol-ring?name=Sonnenring', 'sol-ring')).toBeUndefined();
    const former = await load('/cards/fire', 'fire');
    expect([former?.status, former?.headers.get('Location')]).toEqual([301, '/cards/fire-ice']);
  });

  it('are missing where their file is damaged, and the rest is served', async () => {
    const path = join(folder, 'fixture-0001', 'names.json');
    await writeFile(path, '{"xx": 1}');
    await expect(load(false)).rejects.toThrow('names.json');
    const damaged = await load(true);
    expect([...damaged.damage.keys()]).toContain('names.json');
    expect(damaged.resolveCard('Sonnenring')).toBeUndefined();
    expect(damaged.searchSite('sol ring')[0]?.label).toBe('Sol Ring');
    await rm(path);
    expect((await load(true)).resolveCard('Sol Ring')?.name).toBe('Sol Ring');
  });
});
