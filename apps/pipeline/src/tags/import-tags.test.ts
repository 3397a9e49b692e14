import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/publish/published-catalogue';
import { silentProgress } from '#src/progress';
import { testCardName } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { importTags } from './import-tags';
import { agreementLines, compareStoredTags, compareTags } from './tag-agreement';

const setUp = async () => {
  const { use, importCards, write, now } = await makeTestStore();
  await importCards();
  return {
    importAll: async (text: string) => {
      const path = await write('tags.jsonl', text);
      return use((store) => importTags(store, path, {}, now(), silentProgress()));
    },
    tagsOf: (name: string) =>
      use((store) =>
        store.query(
          async (db) =>
            (await readCatalogue(store, db, now())).cards.find((card) => card.name === name)?.tags,
        ),
      ),
    compare: () => use(compareStoredTags),
  };
};

describe('import tags', () => {
  it('puts the tags of people in place of the classifier’s, for the cards that they tagged', async () => {
    const { importAll, tagsOf, compare } = await setUp();
    const [first, second] = [testCardName(1), testCardName(2)];
    const before = await tagsOf(second);
    const lines = [
      { name: first, tags: ['mana rock', 'cantrip', 'pretty'] },
      { name: 'No Such Card', tags: ['draw'] },
    ];
    const summary = await importAll(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(summary).toMatchObject({ kind: 'tags', read: 2, unresolved: [{ name: 'No Such Card' }] });
    expect(await tagsOf(first)).toEqual(['draw', 'ramp']);
    expect(await tagsOf(second)).toEqual(before);
    expect((await compare()).agreements.map(({ tag }) => tag)).toContain('sweeper');

    // Each import is all that there is; a broken one changes nothing.
    for (const broken of ['<!DOCTYPE html>', '', '{"hello":1}', '[]'])
      await expect(importAll(broken)).rejects.toThrow(/./);
    expect(await tagsOf(first)).toEqual(['draw', 'ramp']);
    await importAll(JSON.stringify({ name: second, tags: ['removal-creature-burn'] }));
    expect(await tagsOf(second)).toEqual(['removal']);
    expect(await tagsOf(first)).not.toEqual(['draw', 'ramp']);
  });
});

describe('compareTags', () => {
  it('counts agreement and names what differs, of cards with rules text that people tagged', () => {
    const card = (name: string, tags: readonly ('draw' | 'ramp')[], text?: string) => ({
      name,
      tags,
      ...(text === undefined ? {} : { text }),
    });
    const cards = [
      card('A', ['draw'], 'a'),
      card('B', ['draw'], 'b'),
      card('C', [], 'c'),
      card('D', ['draw']),
    ];
    const compared = compareTags(
      cards,
      new Map([
        [0, ['draw']],
        [1, []],
        [2, ['draw', 'ramp']],
        [3, ['draw']],
      ]),
    );
    expect(compared.cards).toBe(3);
    expect(compared.agreements[0]).toEqual({ tag: 'draw', both: 1, onlyPeople: ['C'], onlyRules: ['B'] });
    expect(agreementLines(compared).slice(2, 5)).toEqual([
      '  draw                 2         2         1     0.500     0.500',
      '    only people (1): C',
      '    only the classifier (1): B',
    ]);
  });
});
