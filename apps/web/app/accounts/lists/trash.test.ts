import { MAX_TRASHED_LISTS, TRASH_DAYS } from '@crownsmith/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSteadyClock } from '#app/platform/clock.server';
import { LIST_VERSIONS, LISTS } from './list-documents.server';
import { listError } from './list-error';
import { createTrash } from './trash.server';
import { aList, openTestLists, type TestLists, valueOf } from './test-lists.server';

const DAY_MS = 86_400_000;

let at: TestLists;
beforeEach(async () => {
  at = await openTestLists();
});
afterEach(() => at.documents.close());

const create = async (name = 'Goblins') => valueOf(await at.lists.create('ada', { name, list: aList() })).id;

describe('the trash', () => {
  it('takes a list from everywhere else, and gives it back with its versions and its link', async () => {
    const id = await create();
    await at.lists.save('ada', id, { list: aList(5), base: 1 });
    const { shareId = '' } = valueOf(await at.lists.share('ada', id));
    const deleted = valueOf(await at.lists.delete('ada', id));
    expect(deleted.deletedAt).toBe(at.clock.now);
    expect(await at.trash.all('ada')).toEqual([deleted]);
    expect(await at.lists.all('ada')).toEqual([]);
    expect(await at.lists.openShared(shareId)).toBeUndefined();
    expect(await at.lists.open('ada', id)).toEqual({ ok: false, error: listError('not-found') });
    expect(await at.lists.rename('ada', id, 'x', 1)).toEqual({ ok: false, error: listError('not-found') });

    expect(valueOf(await at.trash.restore('ada', id))).not.toHaveProperty('deletedAt');
    expect(await at.trash.all('ada')).toEqual([]);
    expect(valueOf(await at.lists.open('ada', id, 1)).list).toEqual(aList());
    expect((await at.lists.openShared(shareId))?.list).toEqual(aList(5));
  });

  it('keeps a list for 30 days, and forgets it with its versions after them', async () => {
    const [id, kept] = [await create(), await create('Kept')];
    await at.lists.delete('ada', id);
    at.clock.now += TRASH_DAYS * DAY_MS - 1;
    expect(await at.trash.purge()).toBe(0);
    expect(await at.trash.all('ada')).toHaveLength(1);
    at.clock.now += 1;
    expect(await at.trash.all('ada')).toEqual([]);
    expect(await at.trash.restore('ada', id)).toEqual({ ok: false, error: listError('not-found') });
    expect(await at.trash.purge()).toBe(1);
    expect(await at.documents.get(LISTS, id)).toBeUndefined();
    const versions = await at.documents.find(LIST_VERSIONS, { where: { uid: 'ada' }, limit: 10 });
    expect(versions.map(({ data }) => data.listId)).toEqual([kept]);
    expect(await at.trash.purge()).toBe(0);
  });

  it('is not emptied by a clock that jumps ahead, and shows its lists again once that is right', async () => {
    const trash = createTrash(at.documents, {
      now: () => at.clock.now,
      purgeNow: createSteadyClock(
        () => at.clock.now,
        () => 0,
      ),
    });
    await at.lists.delete('ada', await create());
    at.clock.now += 365 * DAY_MS;
    expect(await trash.all('ada')).toEqual([]);
    expect(await trash.purge()).toBe(0);
    at.clock.now -= 365 * DAY_MS;
    expect(await trash.all('ada')).toHaveLength(1);
  });

  it('lets go of a list at once where its person wants that', async () => {
    const id = await create();
    expect(await at.trash.erase('ada', id)).toEqual({ ok: false, error: listError('not-found') });
    await at.lists.delete('ada', id);
    expect(await at.trash.erase('ada', id)).toEqual({ ok: true, value: undefined });
    expect(await at.documents.find(LIST_VERSIONS, { where: { uid: 'ada' }, limit: 10 })).toEqual([]);
    expect(await at.trash.all('ada')).toEqual([]);
  });

  it('takes no more lists than can be kept in it, and says so', async () => {
    const id = await create();
    await at.documents.transaction((transaction) => {
      for (let index = 0; index < MAX_TRASHED_LISTS; index += 1)
        transaction.set(LISTS, `old-${index}`, {
          uid: 'ada',
          name: `Old ${index}`,
          commanders: [],
          versions: [{ version: 1, savedAt: 1, cardCount: 1 }],
          createdAt: 1,
          changedAt: 1,
          deletedAt: at.clock.now,
        });
    });
    expect(await at.lists.delete('ada', id)).toEqual({ ok: false, error: listError('trash-full') });
    await at.trash.erase('ada', 'old-7');
    expect((await at.lists.delete('ada', id)).ok).toBe(true);
  });

  it('withdraws a list that was handed in', async () => {
    const id = await create();
    const list = await at.documents.get(LISTS, id);
    if (!list) throw new Error('no list');
    await at.documents.transaction((transaction) => transaction.set(LISTS, id, { ...list, handedInAt: 1 }));
    expect(valueOf(await at.lists.delete('ada', id))).not.toHaveProperty('handedInAt');
  });
});
