import { makeSlug } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { readCatalogue } from '#src/publish/published-catalogue';
import { storedSources } from '#src/publish/data-sources';
import { cardRecord } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { importRules, rulesLines } from './import-rules';

const NOW = new Date('2027-02-10');
const RULES = {
  date: '2027-02-08',
  source: 'Panel',
  game_changers: ['Big Bear', 'Nobody'],
  banned: ['Small Bear'],
};

it('takes newer rules from files, of each the newest, and nothing of a file that is older or wrong', async () => {
  const { write, importCards, use } = await makeTestStore();
  await importCards(
    [cardRecord('Big Bear'), cardRecord('Small Bear'), cardRecord('Rhystic Study', { game_changer: true })],
    'cards.json.gz',
  );
  let files = 0;
  const importText = async (value: unknown) => {
    // As editors of Windows save it.
    const path = await write(`rules-${files++}.json`, `\ufeff${JSON.stringify(value)}`);
    return use((store) => importRules(store, path, NOW));
  };
  const published = (now: Date) =>
    use((store) => store.query(async (db) => (await readCatalogue(store, db, now)).cards));
  const find = async (name: string, now = NOW) =>
    (await published(now)).find(({ slug }) => slug === makeSlug(name));
  const source = (day: string) =>
    use((store) => Promise.resolve(storedSources(store.state(), day).find(({ of }) => of === 'rules')));

  const lines = rulesLines(await importText(RULES));
  expect(lines.join('\n')).toContain('2 Game Changers, 1 ban,');
  expect(lines.join('\n')).toContain('no card has the name: Nobody');
  expect(await find('Big Bear')).toMatchObject({ gameChanger: true, legality: 'legal' });
  expect(await find('Small Bear')).toMatchObject({ gameChanger: false, legality: 'banned' });
  expect(await find('Rhystic Study')).toMatchObject({ gameChanger: false });
  expect(await source('2027-02-10')).toMatchObject({ date: '2027-02-08', from: 'Panel' });

  await expect(importText({ ...RULES, date: '2019-10-04' })).rejects.toThrow(
    /older than those of 2026-02-09/,
  );
  await expect(importText({ ...RULES, date: '2062-11-20' })).rejects.toThrow(
    /2062-11-20 is more than a year/,
  );
  await expect(importText({ ...RULES, date: '2027-03-01', banned: [7] })).rejects.toThrow(/banned\.0/);
  expect(await find('Small Bear')).toMatchObject({ legality: 'banned' });

  const later = { date: '2027-05-03', source: 'Panel', unbanned: ['Small Bear'] };
  const former = {
    ...RULES,
    source: 'Another',
    date: '2027-01-04',
    brackets: [{ kind: 'game-changers', bracket: 3, at_most: 5 }],
  };
  expect(rulesLines(await importText(later)).join('\n')).toContain('Publishes use them from 2027-05-03 on.');
  expect(rulesLines(await importText(former)).join('\n')).toMatch(
    /1 bracket limit\. The next publish uses them\.\n {2}of these, .* count instead: 3/,
  );
  const revision = await use((store) => Promise.resolve(store.state().revision));
  expect(rulesLines(await importText(former)).join('\n')).toContain('They were known already.');
  expect(await use((store) => Promise.resolve(store.state().revision))).toBe(revision);
  expect(await find('Small Bear')).toMatchObject({ legality: 'banned' });
  expect(await find('Small Bear', new Date(later.date))).toMatchObject({ legality: 'legal' });
  expect([await source('2027-05-02'), await source(later.date)]).toMatchObject([
    { date: RULES.date },
    { date: later.date },
  ]);
  expect(await find('Big Bear')).toMatchObject({ gameChanger: true });
  const { bracketLimits } = await use((store) => store.query(async (db) => readCatalogue(store, db, NOW)));
  expect(bracketLimits).toContainEqual({
    kind: 'game-changers',
    bracket: 3,
    atMost: 5,
    source: 'Another',
    date: '2027-01-04',
  });
});
