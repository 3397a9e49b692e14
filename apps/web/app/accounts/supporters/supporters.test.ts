import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts.server';
import { COLLECTIONS, PATREON_EVENTS, PROFILES, SUPPORTERS } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { makeProfile } from '../profile/profile.server';
import type { Membership } from './membership-order.server';
import { createSupporters, LINK_MS, type Supporters } from './supporters.server';

let documents: Documents;
let supporters: Supporters;
let now = 1_000_000;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supporters-'));
  documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  supporters = createSupporters(documents, () => now);
  await documents.transaction((transaction) => {
    for (const uid of ['ada', 'bob'])
      transaction.set(
        PROFILES,
        uid,
        makeProfile({ uid, email: `${uid}@example.com`, displayName: uid }, now),
      );
  });
});
afterEach(() => documents.close());

const active: Membership = { memberId: 'm', status: 'active_patron', entitledCents: 500 };
let serial = 0;
const report = (membership: Partial<Membership> = {}, event = 'members:update', patreonId = '42') =>
  supporters.recordWebhook({
    event,
    raw: Buffer.from(String((serial += 1))),
    patreonId,
    membership: { ...active, ...membership },
  });
const patreonOf = async (uid: string) => (await documents.get(PROFILES, uid))?.patreon;
const stored = (patreonId = '42') => documents.get(SUPPORTERS, patreonId);

describe('webhooks', () => {
  it('are stored for unknown members, who are linked later', async () => {
    expect(await report()).toBe('stored');
    expect(await stored()).toMatchObject({ status: 'active_patron', entitledCents: 500 });
    const { uid, ...unknown } = (await stored()) ?? {};
    expect(uid).toBeUndefined();
    expect(unknown).not.toHaveProperty('linkedAt');
    await supporters.link('ada', { patreonId: '42', membership: active });
    expect(await patreonOf('ada')).toEqual({ status: 'active_patron', entitledCents: 500 });
  });

  it('change the profile of the person they belong to', async () => {
    await supporters.link('ada', { patreonId: '42', membership: active });
    await report({ status: 'declined_patron', entitledCents: 0 });
    expect(await patreonOf('ada')).toEqual({ status: 'declined_patron', entitledCents: 0 });
    expect(await patreonOf('bob')).toBeNull();
    await report({}, 'members:update', 'somebody-else');
    expect(await patreonOf('ada')).toEqual({ status: 'declined_patron', entitledCents: 0 });
  });

  it('take the membership away where it was deleted', async () => {
    await supporters.link('ada', { patreonId: '42', membership: active });
    await report({}, 'members:delete');
    expect(await patreonOf('ada')).toEqual({ status: null, entitledCents: 0 });
    // A member who comes back has another id and a pledge of their own.
    expect(await report({ memberId: 'n', lastChargeAt: null }, 'members:create')).toBe('stored');
    expect(await patreonOf('ada')).toEqual({ status: 'active_patron', entitledCents: 500 });
  });

  it('have no effect when they are repeated', async () => {
    const raised = {
      event: 'members:update',
      raw: Buffer.from('raised'),
      patreonId: '42',
      membership: active,
    };
    expect(await supporters.recordWebhook(raised)).toBe('stored');
    expect(await supporters.recordWebhook(raised)).toBe('repeated');
    await report({ entitledCents: 100 });
    expect(await supporters.recordWebhook(raised)).toBe('contradiction');
    expect(await stored()).toMatchObject({ entitledCents: 100 });
    expect(await supporters.recordWebhook({ ...raised, event: 'members:pledge:update' })).toBe('stored');
  });

  it('are remembered for each account up to a limit', async () => {
    for (let count = 0; count < 120; count += 1) await report();
    expect((await documents.get(PATREON_EVENTS, '42'))?.digests).toHaveLength(100);
  });

  it.each<[string, Partial<Membership>, Partial<Membership>, 'stored' | 'older']>([
    ['charged before', { lastChargeAt: 200 }, { lastChargeAt: 100 }, 'older'],
    ['charged after', { lastChargeAt: 200 }, { lastChargeAt: 300 }, 'stored'],
    ['charged at the same time', { lastChargeAt: 200 }, { lastChargeAt: 200 }, 'stored'],
    ['never charged', { lastChargeAt: 200 }, { lastChargeAt: null }, 'older'],
    ['with an unknown charge', { lastChargeAt: 200 }, {}, 'stored'],
    ['pledged before', { pledgedAt: 200 }, { pledgedAt: 100 }, 'older'],
    ['without a pledge', { pledgedAt: 200 }, { pledgedAt: null }, 'stored'],
    ['of another membership', { lastChargeAt: 200 }, { memberId: 'n', lastChargeAt: null }, 'stored'],
  ])('%s come out of order: %j, then %j', async (_what, first, second, outcome) => {
    await report({ ...first, entitledCents: 1 });
    expect(await report({ ...second, entitledCents: 2 })).toBe(outcome);
    expect((await stored())?.entitledCents).toBe(outcome === 'stored' ? 2 : 1);
  });

  it('that arrive at once are all applied', async () => {
    await supporters.link('ada', { patreonId: '42', membership: { ...active, lastChargeAt: 1 } });
    const charges = [5, 3, 9, 7, 2, 8];
    await Promise.all(
      charges.map((lastChargeAt) => report({ lastChargeAt, entitledCents: lastChargeAt * 100 })),
    );
    expect(await patreonOf('ada')).toEqual({ status: 'active_patron', entitledCents: 900 });
    expect((await documents.get(PATREON_EVENTS, '42'))?.digests).toHaveLength(charges.length);
  });
});

describe('links', () => {
  it('give an account to one person only', async () => {
    expect(await supporters.link('ada', { patreonId: '42', membership: active })).toMatchObject({ ok: true });
    expect(await supporters.link('bob', { patreonId: '42', membership: active })).toEqual({
      ok: false,
      error: 'linked-to-another',
    });
    expect([await patreonOf('ada'), await patreonOf('bob')]).toEqual([
      { status: 'active_patron', entitledCents: 500 },
      null,
    ]);
    const both = await Promise.all(
      ['ada', 'bob'].map((uid) => supporters.link(uid, { patreonId: '43', membership: active })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('are not made for a person who has been deleted', async () => {
    expect(await supporters.link('carol', { patreonId: '42', membership: active })).toEqual({
      ok: false,
      error: 'no-person',
    });
    expect(await stored()).toBeUndefined();
  });

  it('replace the account of a person, and can be removed', async () => {
    await supporters.link('ada', { patreonId: '42', membership: active });
    now += 5;
    await supporters.link('ada', { patreonId: '43', membership: null });
    expect(await patreonOf('ada')).toEqual({ status: null, entitledCents: 0 });
    expect(await supporters.find('ada')).toEqual({ patreonId: '43', linkedAt: now });
    expect(await supporters.link('bob', { patreonId: '42', membership: active })).toMatchObject({ ok: true });
    await supporters.unlink('bob');
    expect([await patreonOf('bob'), await supporters.find('bob')]).toEqual([null, undefined]);
    await report({ entitledCents: 900 });
    expect(await patreonOf('bob')).toBeNull();
    expect(await stored()).toMatchObject({ entitledCents: 900 });
  });

  const ada = (session: string): User => ({
    uid: 'ada',
    session,
    signedInAt: 0,
    profile: makeProfile({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada' }, 0),
  });

  it('take a state once, from the session that began them', async () => {
    const state = await supporters.beginLink(ada('s1'));
    expect(await supporters.takeState(ada('s2'), state)).toBe(false);
    expect(await supporters.takeState({ ...ada('s1'), uid: 'bob' }, state)).toBe(false);
    expect(await supporters.takeState(ada('s1'), `${state}x`)).toBe(false);
    expect(await supporters.takeState(ada('s1'), state)).toBe(true);
    expect(await supporters.takeState(ada('s1'), state)).toBe(false);
  });

  it('expire', async () => {
    const state = await supporters.beginLink(ada('s1'));
    now += LINK_MS;
    expect(await supporters.takeState(ada('s1'), state)).toBe(false);
  });

  it('are begun one at a time', async () => {
    const first = await supporters.beginLink(ada('s1'));
    const second = await supporters.beginLink(ada('s1'));
    expect(await supporters.takeState(ada('s1'), first)).toBe(false);
    expect(await supporters.takeState(ada('s1'), second)).toBe(true);
  });
});
