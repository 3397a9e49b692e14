import {
  MAX_LIST_CARDS,
  MAX_LIST_NAME_CHARACTERS,
  MAX_LIST_VERSIONS,
  MAX_LISTS,
  type Result,
} from '@crownsmith/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../documents/collections.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { LIST_VERSIONS, type ListDocument, LISTS } from './list-documents.server';
import { LIST_ERRORS, type ListError, listError } from './list-error';
import { copyName, parseListName } from './list-name';
import { createLists, type Lists } from './lists.server';
import type { SavedList } from './saved-list.server';
import { aList, openTestLists, type TestLists, valueOf } from './test-lists.server';

let at: TestLists;
beforeEach(async () => {
  at = await openTestLists();
});
afterEach(() => at.documents.close());

const failure = (code: keyof typeof LIST_ERRORS) => ({ ok: false, error: listError(code) });
const create = async (name = 'Goblins', uid = 'ada') =>
  valueOf(await at.lists.create(uid, { name, list: aList() }));

describe('a saved list', () => {
  it('has its name, cards, commanders and times', async () => {
    const saved = await create('  Goblins\n of Ravnica ');
    const { id } = saved;
    expect(saved).toEqual({
      id,
      name: 'Goblins of Ravnica',
      commanders: ['/cards/krenko-mob-boss'],
      version: 1,
      savedAt: at.clock.now,
      cardCount: 4,
      versions: [{ version: 1, savedAt: at.clock.now, cardCount: 4 }],
      createdAt: at.clock.now,
      changedAt: at.clock.now,
    });
    expect(await at.lists.open('ada', id)).toEqual({ ok: true, value: { ...saved, list: aList() } });
    expect(await at.lists.all('ada')).toEqual([saved]);
  });

  it('is listed with the others by its last change', async () => {
    const first = await create('first');
    at.clock.now += 1000;
    await create('second');
    at.clock.now += 1000;
    await at.lists.rename('ada', first.id, 'first again', 1);
    expect((await at.lists.all('ada')).map(({ name }) => name)).toEqual(['first again', 'second']);
  });

  it('is not found by anyone else, nor by another id: the answers are the same', async () => {
    const { id, shareId } = valueOf(await at.lists.share('ada', (await create()).id));
    const { lists } = at;
    const attempts = (uid: string, other: string) =>
      Promise.all([
        lists.open(uid, other),
        lists.open(uid, other, 1),
        lists.save(uid, other, { list: aList(9), base: 1 }),
        lists.restoreVersion(uid, other, 1, 1),
        lists.rename(uid, other, 'Mine now', 1),
        lists.duplicate(uid, other),
        lists.share(uid, other),
        lists.unshare(uid, other),
        lists.delete(uid, other),
        at.trash.restore(uid, other),
        at.trash.erase(uid, other),
      ]);
    for (const [uid, other] of [
      ['eve', id],
      ['ada', 'no-such-list'],
      ['ada', shareId ?? ''],
      ['', id],
      ['ada', '__proto__'],
    ] as const)
      expect(new Set((await attempts(uid, other)).map((result) => JSON.stringify(result)))).toEqual(
        new Set([JSON.stringify(failure('not-found'))]),
      );
    expect(await lists.all('eve')).toEqual([]);
    expect(valueOf(await lists.open('ada', id)).name).toBe('Goblins');
  });
});

describe('versions', () => {
  it('have what the player says of the deck, which a list without words leaves as it is', async () => {
    const { id } = await create();
    const save = async (words: string | undefined, base: number, count = 1) => {
      const list = { ...aList(), cards: { '/cards/sol-ring': count }, words };
      return valueOf(await at.lists.save('ada', id, { list, base })).version;
    };
    const wordsOf = async (version?: number) => valueOf(await at.lists.open('ada', id, version)).list.words;
    expect(await save('role=Ramp:sol-ring', 1)).toBe(2);
    expect(await save('role=Ramp:sol-ring', 2)).toBe(2);
    expect(await save('maybe=opt', 2)).toBe(3);
    expect(await save(undefined, 3, 2)).toBe(4);
    expect([await wordsOf(1), await wordsOf(2), await wordsOf()]).toEqual([
      undefined,
      'role=Ramp:sol-ring',
      'maybe=opt',
    ]);
    const copy = valueOf(await at.lists.duplicate('ada', id));
    expect(valueOf(await at.lists.open('ada', copy.id)).list.words).toBe('maybe=opt');
    valueOf(await at.lists.restoreVersion('ada', id, 2, 4));
    expect(await wordsOf()).toBe('role=Ramp:sol-ring');
    expect(await save('', 5)).toBe(6);
    expect(await wordsOf()).toBeUndefined();
  });

  it('keep what was saved before, and can be opened, compared and restored', async () => {
    const { id } = await create();
    const saved = valueOf(await at.lists.save('ada', id, { list: aList(5, 'edgar-markov'), base: 1 }));
    expect(saved).toMatchObject({ version: 2, cardCount: 6, commanders: ['/cards/edgar-markov'] });
    expect(valueOf(await at.lists.open('ada', id, 1)).list).toEqual(aList());
    const restored = valueOf(await at.lists.restoreVersion('ada', id, 1, 2));
    expect(restored).toMatchObject({ version: 3, cardCount: 4, commanders: ['/cards/krenko-mob-boss'] });
    expect(valueOf(await at.lists.open('ada', id, 2)).list).toEqual(aList(5, 'edgar-markov'));
    expect(await at.lists.open('ada', id, 4)).toEqual(failure('version-not-found'));
  });

  it('are not made by saving or restoring the same cards', async () => {
    const { id } = await create();
    const { commanders, cards } = aList();
    const turned = { commanders, cards: Object.fromEntries(Object.entries(cards).reverse()) };
    for (const base of [1, 7]) {
      expect(valueOf(await at.lists.save('ada', id, { list: turned, base })).version).toBe(1);
    }
    expect(valueOf(await at.lists.restoreVersion('ada', id, 1, 1)).version).toBe(1);
  });

  it('are dropped, oldest first, beyond the most', async () => {
    const { id } = await create();
    for (let base = 1; base <= MAX_LIST_VERSIONS; base += 1)
      await at.lists.save('ada', id, { list: aList(base + 3), base });
    const { versions, version } = valueOf(await at.lists.open('ada', id));
    expect(version).toBe(MAX_LIST_VERSIONS + 1);
    expect(versions.map((kept) => kept.version)).toEqual(
      Array.from({ length: MAX_LIST_VERSIONS }, (_, index) => index + 2),
    );
    expect(await at.lists.open('ada', id, 1)).toEqual(failure('version-not-found'));
    const stored = await at.documents.find(LIST_VERSIONS, { where: { uid: 'ada' }, limit: 100 });
    expect(stored).toHaveLength(MAX_LIST_VERSIONS);
  });

  it('are not replaced by a change that began with an earlier one', async () => {
    const { id } = await create();
    const [here, there] = await Promise.all([
      at.lists.save('ada', id, { list: aList(7), base: 1 }),
      at.lists.save('ada', id, { list: aList(8), base: 1 }),
    ]);
    expect([here, there].filter(({ ok }) => ok)).toHaveLength(1);
    expect([here, there].find(({ ok }) => !ok)).toEqual(failure('changed-elsewhere'));
    const { list, version } = valueOf(await at.lists.open('ada', id));
    expect(version).toBe(2);
    expect(list).toEqual(here.ok ? aList(7) : aList(8));
  });

  const next = { ...aList(), cards: { '/cards/sol-ring': 1 } };
  it.each<[string, (lists: Lists, id: string) => Promise<Result<SavedList, ListError>>]>([
    [
      'another name beside the current cards',
      (lists, id) => lists.save('ada', id, { list: next, base: 1, name: 'Mine' }),
    ],
    ['other cards', (lists, id) => lists.save('ada', id, { list: aList(), base: 1 })],
    ['another name', (lists, id) => lists.rename('ada', id, 'Mine', 1)],
    ['an earlier version', (lists, id) => lists.restoreVersion('ada', id, 1, 1)],
  ])('refuses %s from an old version, and changes nothing', async (_name, change) => {
    const { id } = valueOf(await at.lists.create('ada', { name: 'A list', list: aList() }));
    valueOf(await at.lists.save('ada', id, { list: next, base: 1 }));
    const before = valueOf(await at.lists.open('ada', id));
    expect(await change(at.lists, id)).toEqual(failure('changed-elsewhere'));
    expect(valueOf(await at.lists.open('ada', id))).toEqual(before);
  });

  it('are not replaced from another process, either', async () => {
    const { id } = await create();
    const other = await openSqliteDocuments(at.file, COLLECTIONS);
    try {
      const saves = [createLists(other), at.lists, createLists(other), at.lists].map((lists, index) =>
        lists.save('ada', id, { list: aList(10 + index), base: 1 }),
      );
      expect((await Promise.all(saves)).filter(({ ok }) => ok)).toHaveLength(1);
      expect(valueOf(await at.lists.open('ada', id)).version).toBe(2);
    } finally {
      await other.close();
    }
  });
});

describe('shared lists', () => {
  it('are found by their link until it ends; the next link is another', async () => {
    const { id } = await create();
    const { shareId = '' } = valueOf(await at.lists.share('ada', id));
    expect(shareId).toMatch(/^[0-9a-f]{32}$/);
    expect(valueOf(await at.lists.share('ada', id)).shareId).toBe(shareId);
    expect(await at.lists.openShared(shareId)).toMatchObject({ id, name: 'Goblins', list: aList() });
    expect(valueOf(await at.lists.unshare('ada', id))).not.toHaveProperty('shareId');
    expect(await at.lists.openShared(shareId)).toBeUndefined();
    expect(valueOf(await at.lists.share('ada', id)).shareId).not.toBe(shareId);
    expect(await at.lists.openShared(shareId)).toBeUndefined();
  });
  it.each(['', 'x', '__proto__', '%', '0'.repeat(32)])('are not found by %j', async (shareId) => {
    await create();
    expect(await at.lists.openShared(shareId)).toBeUndefined();
  });
});

describe('duplicates', () => {
  it('have the current cards under another name, and nothing else of the list', async () => {
    const { id } = await create();
    await at.lists.share('ada', id);
    await at.lists.save('ada', id, { list: aList(6), base: 1 });
    const copy = valueOf(await at.lists.duplicate('ada', id));
    expect(copy).toMatchObject({ name: 'Goblins (copy)', version: 1, cardCount: 7 });
    expect(copy).not.toHaveProperty('shareId');
    expect(valueOf(await at.lists.duplicate('ada', id, 'Other goblins')).name).toBe('Other goblins');
    await at.lists.save('ada', copy.id, { list: aList(1), base: 1 });
    expect(valueOf(await at.lists.open('ada', id)).list).toEqual(aList(6));
  });
});

it('refuses to share, hide or delete a list by a version that is not the current one', async () => {
  const { id } = await create();
  await at.lists.save('ada', id, { list: aList(5), base: 1 });
  const changedElsewhere = { ok: false, error: listError('changed-elsewhere') };
  for (const change of ['share', 'unshare', 'delete'] as const)
    expect(await at.lists[change]('ada', id, 1)).toEqual(changedElsewhere);
  for (const change of ['share', 'unshare', 'delete'] as const)
    expect((await at.lists[change]('ada', id, 2)).ok).toBe(true);
});

describe('limits', () => {
  const fill = (lists: number): Promise<void> =>
    at.documents.transaction((transaction) => {
      for (let index = 0; index < lists; index += 1) {
        const list: ListDocument = {
          uid: 'ada',
          name: `List ${index}`,
          commanders: [],
          versions: [{ version: 1, savedAt: 1, cardCount: 1 }],
          createdAt: 1,
          changedAt: 1,
        };
        transaction.set(LISTS, `list-${index}`, list);
      }
    });

  it('allow the 500th list once, from however many tabs at a time', async () => {
    await fill(MAX_LISTS - 1);
    const other = await openSqliteDocuments(at.file, COLLECTIONS);
    try {
      const tabs = [at.lists, createLists(other), at.lists, createLists(other)].map((lists, index) =>
        lists.create('ada', { name: `Tab ${index}`, list: aList() }),
      );
      const results = await Promise.all(tabs);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.find(({ ok }) => !ok)).toEqual(failure('too-many-lists'));
      expect(await at.lists.all('ada')).toHaveLength(MAX_LISTS);
    } finally {
      await other.close();
    }
  });

  it('count for duplicates and restored lists, and for each person alone', async () => {
    const { id } = await create();
    const deleted = await create('Deleted');
    await at.lists.delete('ada', deleted.id);
    await fill(MAX_LISTS - 1);
    expect(await at.lists.duplicate('ada', id)).toEqual(failure('too-many-lists'));
    expect(await at.trash.restore('ada', deleted.id)).toEqual(failure('too-many-lists'));
    expect((await at.lists.create('eve', { name: 'Mine', list: aList() })).ok).toBe(true);
    await at.lists.delete('ada', 'list-0');
    expect((await at.trash.restore('ada', deleted.id)).ok).toBe(true);
  });

  it('allow 1,000 cards, copies and commanders included, and no more', async () => {
    const most = { commanders: ['/cards/krenko-mob-boss'], cards: { '/cards/mountain': MAX_LIST_CARDS - 1 } };
    const { id } = valueOf(await at.lists.create('ada', { name: 'Mountains', list: most }));
    const more = { commanders: [], cards: { '/cards/mountain': 999, '/cards/plains': 2 } };
    expect(await at.lists.create('ada', { name: 'More', list: more })).toEqual(failure('too-many-cards'));
    expect(await at.lists.save('ada', id, { list: more, base: 1 })).toEqual(failure('too-many-cards'));
    expect(LIST_ERRORS['too-many-cards']).toContain('1,000');
    const copies = { commanders: [], cards: { '/cards/mountain': 1000 } };
    expect(await at.lists.create('ada', { name: 'One', list: copies })).toEqual(failure('too-many-copies'));
  });

  it('refuse lists without cards', async () => {
    const empty = { commanders: [], cards: {} };
    expect(await at.lists.create('ada', { name: 'Empty', list: empty })).toEqual(failure('no-cards'));
  });

  it('refuse what no list can hold, however it got here', async () => {
    const save = (cards: Readonly<Record<string, number>>, commanders: readonly string[] = []) =>
      at.lists.create('ada', { name: 'Odd', list: { commanders, cards } });
    await expect(save({ '/cards/../admin': 1 })).rejects.toThrow('was not written');
    await expect(save({ '/cards/opt': 0.5 })).rejects.toThrow('was not written');
    await expect(save({ '/cards/opt': -3, '/cards/shock': 4 })).rejects.toThrow('was not written');
    await expect(save({}, ['/cards/a', '/cards/b', '/cards/c'])).rejects.toThrow('was not written');
    expect(await at.lists.all('ada')).toEqual([]);
  });
});

describe('names of lists', () => {
  it.each([
    ['', 'missing-name'],
    [' \n\t ', 'missing-name'],
    ['\u202E\u200B', 'missing-name'],
    ['\u3164 \u00AD\u2800', 'missing-name'],
    ['x'.repeat(MAX_LIST_NAME_CHARACTERS + 1), 'name-too-long'],
  ] as const)('cannot be %j', async (name, code) => {
    expect(parseListName(name)).toEqual(failure(code));
    expect(await at.lists.create('ada', { name, list: aList() })).toEqual(failure(code));
    const { id } = await create();
    expect(await at.lists.rename('ada', id, name, 1)).toEqual(failure(code));
    expect(await at.lists.duplicate('ada', id, name)).toEqual(failure(code));
  });
  it.each([
    ['x'.repeat(MAX_LIST_NAME_CHARACTERS), 'x'.repeat(MAX_LIST_NAME_CHARACTERS)],
    ['a\u0000b\uD800', 'a b'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👩‍🚀 Éowyn', '👩‍🚀 Éowyn'],
  ])('can be %j', (text, name) => expect(parseListName(text)).toEqual({ ok: true, value: name }));
  it('of copies fit', () => {
    const long = `${'x'.repeat(92)}👩`;
    expect(copyName(long)).toBe(`${'x'.repeat(92)} (copy)`);
  });
});
