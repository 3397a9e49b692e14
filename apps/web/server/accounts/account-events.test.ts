import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Accounts, User } from '#app/accounts/accounts.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { COLLECTIONS, PROFILES, SESSIONS } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { changeSettings } from '#app/accounts/profile/change-settings.server';
import { makeProfile, profileStateOf } from '#app/accounts/profile/profile.server';
import { updateProfile } from '#app/accounts/profile/update-profile.server';
import { createSessions } from '#app/accounts/sessions/sessions.server';
import { silentLog } from '#app/platform/logger.server';
import { listen, type RunningServer } from '../testing/file-server';
import { createAccountEvents } from './account-events';
import { CONNECTION_LIMITS } from '../create-server';
import { EventStreams, MAX_STREAMS, STREAM_TIMES } from './event-streams';

const profile = makeProfile({ uid: 'u1', email: 'ada@example.org', displayName: 'Ada' }, 0);
let file: string;
let documents: Documents;
let streams: EventStreams;
let site: RunningServer;
let users: Map<string, User>;
const opened = new Set<AbortController>();

/** Starts a site whose requests are those of the user whom a header names. */
const startSite = async (times?: ConstructorParameters<typeof EventStreams>[0]): Promise<RunningServer> => {
  streams = new EventStreams(times);
  const app = express();
  app.use((request, response, next) => {
    const user = users.get(request.get('x-session') ?? '');
    if (user) response.locals.user = user;
    next();
  });
  app.use(compression());
  const accounts = () => ({
    documents,
    watchProfile: (uid: string, listener: Parameters<Accounts['watchProfile']>[1]) =>
      documents.watch(PROFILES, uid, listener),
  });
  app.use('/account/events', createAccountEvents({ accounts, streams, log: silentLog }));
  return listen(app);
};

const signIn = async (uid = 'u1'): Promise<User> => {
  const { session } = await createSessions({ documents }).create({ uid, kind: 'browser', device: 'Firefox' });
  const user = { uid, session: session.handle, signedInAt: 0, profile: { ...profile, uid } };
  users.set(user.session, user);
  return user;
};

/** The events of a stream, one after the other; undefined once it has ended. */
const openStream = async (session?: string) => {
  const controller = new AbortController();
  opened.add(controller);
  const response = await fetch(`${site.url}/account/events`, {
    signal: controller.signal,
    headers: { 'Accept-Encoding': 'gzip, br', ...(session !== undefined && { 'x-session': session }) },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextOfAll = async (): Promise<{ name: string; data: unknown } | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const frame = text.slice(0, end);
        text = text.slice(end + 2);
        const [, name, data] = /^event: (\S+)\ndata: (.*)$/.exec(frame) ?? [];
        if (name !== undefined && data !== undefined) return { name, data: JSON.parse(data) as unknown };
        continue;
      }
      const read = await reader?.read();
      if (!read || read.done) return undefined;
      text += read.value;
    }
  };
  /** The next event that is not about a version. */
  const next = async (): ReturnType<typeof nextOfAll> => {
    const event = await nextOfAll();
    return event?.name === 'clipboard' || event?.name === 'collection' ? next() : event;
  };
  return { response, next, nextOfAll, close: () => controller.abort() };
};

const changeSalt = (saltLevel: 0 | 1 | 2, from = documents) =>
  updateProfile(from, 'u1', (stored) => changeSettings(stored, { saltLevel }, Date.now()));

beforeEach(async () => {
  users = new Map();
  file = join(await mkdtemp(join(tmpdir(), 'events-')), 'accounts.sqlite');
  documents = await openSqliteDocuments(file, COLLECTIONS);
  await documents.transaction(async (transaction) => transaction.set(PROFILES, 'u1', profile));
  site = await startSite();
});
afterEach(async () => {
  for (const controller of opened) controller.abort();
  opened.clear();
  await site.close();
  await documents.close();
});

it('sends the profile at first and after each change, uncompressed, and no flag or address', async () => {
  const { session } = await signIn();
  const stream = await openStream(session);
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(await stream.next()).toEqual({ name: 'profile', data: profileStateOf(profile) });
  await changeSalt(2);
  const event = await stream.next();
  expect(event?.data).toMatchObject({ cookie: { saltLevel: 2 } });
  expect(JSON.stringify(event)).not.toMatch(/ada@example|isAdmin|patreon/);
});

it('sends the versions of the clipboard and the collection at first and after each change', async () => {
  const { session } = await signIn();
  const stream = await openStream(session);
  const nextVersion = async (name = 'clipboard'): Promise<unknown> => {
    const event = await stream.nextOfAll();
    return event?.name === name ? event : nextVersion(name);
  };
  expect(await nextVersion()).toEqual({ name: 'clipboard', data: { version: 0 } });
  expect(await nextVersion('collection')).toEqual({ name: 'collection', data: { version: 0 } });
  await createClipboards(documents).write('u1', {
    base: 0,
    list: { commanders: [], cards: { '/cards/opt': 1 } },
  });
  expect(await nextVersion()).toEqual({ name: 'clipboard', data: { version: 1 } });
  const steps = [{ seq: 1, changes: [{ card: 'opt', kind: 'move' as const, to: '', count: 1 }] }];
  await createOwnedCards(documents).change('u1', { device: 'd', version: 0, steps });
  expect(await nextVersion('collection')).toEqual({ name: 'collection', data: { version: 1 } });
});

it('sends what another process changes', async () => {
  const { session } = await signIn();
  const stream = await openStream(session);
  await stream.next();
  const other = await openSqliteDocuments(file, COLLECTIONS);
  await changeSalt(1, other);
  expect((await stream.next())?.data).toMatchObject({ cookie: { saltLevel: 1 } });
  await other.close();
});

it("ends with signed-out when the session is ended, and leaves the person's other sessions alone", async () => {
  const [user, other] = [await signIn(), await signIn()];
  const [stream, otherStream] = [await openStream(user.session), await openStream(other.session)];
  await Promise.all([stream.next(), otherStream.next()]);
  await createSessions({ documents }).end('u1', ({ handle }) => handle === user.session);
  expect(await stream.next()).toEqual({ name: 'signed-out', data: null });
  expect(await stream.next()).toBeUndefined();
  await changeSalt(2);
  expect((await otherStream.next())?.data).toMatchObject({ cookie: { saltLevel: 2 } });
});

it('goes on when the secret of the session is replaced, and still hears of its end', async () => {
  const user = await signIn();
  const stream = await openStream(user.session);
  await stream.next();
  const day = 25 * 60 * 60 * 1000;
  const [stored] = await documents.find(SESSIONS, { where: { uid: 'u1' }, limit: 1 });
  await documents.transaction(async (transaction) => {
    if (!stored) return;
    transaction.set(SESSIONS, stored.id, { ...stored.data, replacedBy: 'renewed' });
    transaction.set(SESSIONS, 'renewed', { ...stored.data, rotatedAt: stored.data.rotatedAt + day });
  });
  await changeSalt(2);
  expect((await stream.next())?.name).toBe('profile');
  await documents.transaction(async (transaction) => transaction.delete(SESSIONS, 'renewed'));
  expect((await stream.next())?.name).toBe('signed-out');
});

it('ends with signed-out when the account is deleted', async () => {
  const { session } = await signIn();
  const stream = await openStream(session);
  await stream.next();
  await documents.transaction(async (transaction) => transaction.delete(PROFILES, 'u1'));
  expect((await stream.next())?.name).toBe('signed-out');
});

it('says signed-out to a browser without a session, and nothing else', async () => {
  const stream = await openStream();
  expect(await stream.next()).toEqual({ name: 'signed-out', data: null });
  expect(await stream.next()).toBeUndefined();
});

it('refuses streams beyond the limit of a person, not those of others', async () => {
  const { session } = await signIn();
  const other = await signIn('u2');
  await documents.transaction(async (transaction) =>
    transaction.set(PROFILES, 'u2', { ...profile, uid: 'u2' }),
  );
  const own = await Promise.all(Array.from({ length: MAX_STREAMS.person }, () => openStream(session)));
  const refused = await openStream(session);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await openStream(other.session)).response.status).toBe(200);
  own[0]?.close();
  await expect.poll(() => streams.size).toBe(MAX_STREAMS.person);
  expect((await openStream(session)).response.status).toBe(200);
});

it('ends every stream on shutdown and opens no more', async () => {
  const { session } = await signIn();
  const stream = await openStream(session);
  await stream.next();
  streams.close();
  expect(await stream.next()).toBeUndefined();
  expect((await openStream(session)).response.status).toBe(503);
});

it('ends by itself, watches no more then, and keeps its connection busy until then', async () => {
  await site.close();
  site = await startSite({ heartbeatMs: 5, lifeMs: 100 });
  const { session } = await signIn();
  const response = await fetch(`${site.url}/account/events`, { headers: { 'x-session': session } });
  const text = await response.text();
  expect(text.startsWith('retry: ')).toBe(true);
  // One at least, however long the machine is busy with other things: its timer is due before that of the end.
  expect(text).toMatch(/^:$/m);
  expect(streams.size).toBe(0);
});

it('sends heartbeats and ends before the server would cut it off', () => {
  expect(STREAM_TIMES.heartbeatMs).toBeLessThan(CONNECTION_LIMITS.idleMs);
  expect(STREAM_TIMES.lifeMs).toBeLessThan(CONNECTION_LIMITS.responseMs);
});
