import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readReadme, testedExample } from '../../../tooling/vitest/readme.mjs';
import { apiErrorMessage, createApiClient } from './index';
import { fakeFetch, jsonResponse } from './testing/fake-fetch';

const readme = readReadme(import.meta.url);

const evidence = { basis: 'commander', similar_decks: 0, synergy: null, lift: null, because: [] };
const rec = (name: string, url: string) => ({
  name,
  url,
  score: 1,
  evidence: { ...evidence, num_decks: 62, potential_decks: 100 },
});

const runExample = async (console: { log: (line: string) => void }): Promise<void> => {
  const client = createApiClient({ baseUrl: 'https://crownsmith.example' });

  try {
    const { inRecs, outRecs } = await client.recs({
      commanders: ['/cards/edgar-markov'],
      cards: ['/cards/sol-ring', '/cards/blood-artist'],
      full_card_data: true,
    });
    for (const { name, evidence } of inRecs) {
      console.log(`add ${name}: in ${evidence.num_decks} of ${evidence.potential_decks} decks`);
    }
    for (const { name } of outRecs) console.log(`cut ${name}`);
  } catch (thrown) {
    console.log(apiErrorMessage(thrown));
  }
};

describe('README.md', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has an example that runs', async () => {
    expect(testedExample(import.meta.url)).not.toBe('');

    const recs = {
      inRecs: [rec('Anguished Unmaking', '/cards/anguished-unmaking')],
      outRecs: [rec('Sol Ring', '/cards/sol-ring')],
    };
    const { fetch, received } = fakeFetch(() => jsonResponse(recs));
    vi.stubGlobal('fetch', fetch);
    const lines: string[] = [];
    await runExample({ log: (line) => lines.push(line) });
    expect(lines).toEqual(['add Anguished Unmaking: in 62 of 100 decks', 'cut Sol Ring']);
    expect(received[0]?.url).toBe('https://crownsmith.example/api/recs');
  });

  it('lists every method of the client and no other', () => {
    const [table = ''] = /## Methods.*?\n\n(?=The)/s.exec(readme) ?? [];
    const listed = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name),
    );
    const client = createApiClient({ baseUrl: 'https://crownsmith.example' });
    expect(new Set(listed)).toEqual(new Set(Object.keys(client)));
  });

  it('names only exported schemas', () => {
    const [schemas = ''] = /## Schemas.*?(?=\n## |$)/s.exec(readme) ?? [];
    const named = [...schemas.matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    const index = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
    const exported = index.match(/\b\w+\b/g);
    expect(exported).toEqual(expect.arrayContaining(named));
  });
});
