import { describe, expect, it } from 'vitest';
import { RequestPace } from '../download/request-pace';
import { downloadMigrations, readMigrations } from './migrations';

const merge = {
  object: 'migration',
  id: 'm1',
  uri: 'https://api.example/migrations/m1',
  performed_at: '2026-03-04',
  migration_strategy: 'merge',
  old_scryfall_id: 'old',
  new_scryfall_id: 'new',
  note: null,
  metadata: { id: 'old', lang: 'en', name: 'First Bear', oracle_id: 'o1', set_code: 'tst' },
};
const deletion = { ...merge, migration_strategy: 'delete', new_scryfall_id: null, metadata: null };

describe('readMigrations', () => {
  it.each([
    [merge, { oldId: 'old', newId: 'new', date: '2026-03-04', name: 'First Bear', oracleId: 'o1' }],
    [deletion, { oldId: 'old', date: '2026-03-04' }],
    [
      { ...merge, metadata: 'unknown' },
      { oldId: 'old', newId: 'new', date: '2026-03-04' },
    ],
    [
      { ...merge, performed_at: '2026-03-04T05:00:00Z', metadata: {} },
      { oldId: 'old', newId: 'new', date: '2026-03-04' },
    ],
  ])('reads %j', (entry, migration) =>
    expect(readMigrations([entry])).toEqual({ migrations: [migration], rejected: {} }),
  );

  it('counts entries of another shape by the field that differs', () => {
    const others = [
      { ...merge, migration_strategy: 'split' },
      { ...merge, migration_strategy: 'split' },
      { ...merge, new_scryfall_id: null },
      { ...merge, performed_at: 'yesterday' },
      { object: 'migration' },
      7,
    ];
    expect(readMigrations([...others, merge])).toMatchObject({
      migrations: [{ oldId: 'old' }],
      rejected: { migration_strategy: 2, new_scryfall_id: 1, performed_at: 1, old_scryfall_id: 1, entry: 1 },
    });
  });
});

describe('downloadMigrations', () => {
  const asked: string[] = [];
  const download = (pages: readonly unknown[]) => {
    asked.length = 0;
    return downloadMigrations({
      baseUrl: 'https://api.example/',
      attempts: 1,
      pace: new RequestPace(0),
      fetch: (input) => {
        asked.push(new Request(input).url);
        return Promise.resolve(new Response(JSON.stringify(pages[asked.length - 1])));
      },
    });
  };

  it('reads all pages', async () => {
    const next_page = 'https://api.example/migrations?page=2';
    const result = await download([
      { object: 'list', has_more: true, next_page, data: [merge] },
      { object: 'list', has_more: false, data: [deletion] },
    ]);
    expect(result).toMatchObject({ ok: true, value: { migrations: [{ newId: 'new' }, {}], rejected: {} } });
    expect(asked).toEqual(['https://api.example/migrations', next_page]);
  });

  it.each([
    ['a page without entries', [{ object: 'error' }], /^it has no data, /],
    ['more without an address', [{ data: [], has_more: true }], /next_page: missing/],
    [
      'a later page that is broken',
      [{ data: [merge], has_more: true, next_page: '/migrations?page=2' }, 'x'],
      /single value/,
    ],
  ])('fails with one sentence for %s', async (_, pages, reason) =>
    expect(await download(pages)).toMatchObject({
      ok: false,
      error: { code: 'bad-index', reason: expect.stringMatching(reason) },
    }),
  );
});
