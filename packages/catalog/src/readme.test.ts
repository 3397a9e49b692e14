import { createReadStream as createFileStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Card } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReadme, testedExample } from '../../../tooling/vitest/readme.mjs';
import * as catalog from './index';
import { enrichCard, readScryfall } from './index';
import { partialRecord, record } from './scryfall/scryfall-record.fixtures';
import * as starter from './starter/index';
import { starterCard } from './starter/index';

/** What the example reads: the file of the test. */
let cardFile = '';
const createReadStream = (name: string) => createFileStream(join(cardFile, name));

const runExample = async (): Promise<{ cards: readonly Card[]; skipped: readonly string[] }> => {
  const cards = [];
  const skipped = [];
  for await (const event of readScryfall(createReadStream('cards.json'))) {
    if (event.kind === 'card') {
      const known = starterCard(event.card.name);
      cards.push(known === undefined ? event.card : enrichCard(event.card, known, event.provided));
    } else {
      skipped.push(event.reason); // 'token', 'duplicate', … or 'record 3085 (line 3086, byte 5001383): cmc: missing'
    }
  }
  return { cards, skipped };
};

describe('README.md', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalog-readme-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has an example that runs', async () => {
    expect(testedExample(import.meta.url)).not.toBe('');
    cardFile = folder;
    const path = join(folder, 'cards.json');
    const records = [
      { ...partialRecord, name: 'Sol Ring', layout: 'normal', type_line: 'Artifact' },
      record({ layout: 'token' }),
      record({ cmc: null, mana_cost: '{HW}' }),
    ];
    await writeFile(path, JSON.stringify(records));
    const { cards, skipped } = await runExample();
    expect(cards).toMatchObject([{ name: 'Sol Ring', manaCost: '{1}' }]);
    expect(skipped).toEqual([
      'token',
      expect.stringMatching(/^record 3 \(line 1, byte \d+\): cmc: missing$/),
    ]);
  });

  it('lists every exported function', () => {
    const named = new Set(readReadme(import.meta.url).match(/\b\w+\b/g));
    expect([...Object.keys(catalog), ...Object.keys(starter)].filter((name) => !named.has(name))).toEqual([]);
  });
});
