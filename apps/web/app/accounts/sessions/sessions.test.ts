import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSIONS } from '../documents/collections.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { digestOf, makeId } from '../secret.server';
import { createSessions } from './sessions.server';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const documents = await openSqliteDocuments(join(await mkdtemp(join(tmpdir(), 'sessions-')), 'db.sqlite'), [
  SESSIONS,
]);
afterAll(() => documents.close());

let time = Date.UTC(2026, 10, 22);
const sessions = createSessions({ documents, now: () => time });
let uid: string;
beforeEach(() => {
  uid = makeId();
});

const signIn = (device = 'Firefox on Linux') => sessions.create({ uid, kind: 'browser', device });

describe('a session', () => {
  it('is read by its secret, of which only a digest is stored', async () => {
    const { secret, session } = await signIn();
    expect((await sessions.read(secret))?.session).toEqual(session);
    expect(await sessions.read(digestOf(secret))).toBeUndefined();
    expect(await sessions.read('')).toBeUndefined();
    expect(JSON.stringify(await documents.find(SESSIONS, { where: { uid }, limit: 5 }))).not.toContain(
      secret,
    );
  });

  it('ends when it is not used for 30 days', async () => {
    const { secret } = await signIn();
    time += 30 * DAY;
    expect(await sessions.read(secret)).toBeUndefined();
    expect(await sessions.list(uid)).toEqual([]);
  });

  it('gets a new secret each day, which replaces the old one once it is used', async () => {
    const { secret, session } = await signIn();
    time += DAY;
    const renewed = (await sessions.read(secret))?.renewed;
    if (!renewed) throw new Error('The secret was not renewed.');
    expect(renewed.session).toMatchObject({ handle: session.handle, expiresAt: time + 30 * DAY });
    // A request that was under way with the old secret.
    time += 1000;
    const underWay = await sessions.read(secret);
    expect([underWay?.session.uid, underWay?.renewed]).toEqual([uid, undefined]);
    expect((await sessions.read(renewed.secret))?.session.uid).toBe(uid);
    expect(await sessions.read(secret)).toBeUndefined();
    expect(await sessions.list(uid)).toHaveLength(1);
  });

  it('of a clock that was a year ahead lasts no longer than others', async () => {
    time += 365 * DAY;
    const { secret } = await signIn();
    time -= 365 * DAY;
    const renewed = (await sessions.read(secret))?.renewed;
    if (!renewed) throw new Error('The secret was not renewed.');
    expect(renewed.session.expiresAt).toBe(time + 30 * DAY);
    time += HOUR;
    expect((await sessions.read(renewed.secret))?.session.uid).toBe(uid);
    expect(await sessions.read(secret)).toBeUndefined();
    time += 30 * DAY;
    expect(await sessions.read(renewed.secret)).toBeUndefined();
  });

  it('goes on where the clock goes back by an hour', async () => {
    const { secret } = await signIn();
    time -= HOUR;
    expect((await sessions.read(secret))?.session.uid).toBe(uid);
    time += HOUR;
  });

  it('that was replaced ends with its successor where the clock goes back between them', async () => {
    const { secret } = await signIn();
    time += DAY;
    await sessions.read(secret);
    time -= 365 * DAY;
    // The answer was lost: the old secret fetches another, and is over with that one’s first use.
    const again = (await sessions.read(secret))?.renewed;
    if (!again) throw new Error('The secret was not renewed.');
    time += 1000;
    expect((await sessions.read(again.secret))?.session.uid).toBe(uid);
    expect(await sessions.read(secret)).toBeUndefined();
    time += 365 * DAY;
  });

  it('gets another secret where the answer with the new one was lost', async () => {
    const { secret } = await signIn();
    time += DAY;
    const lost = (await sessions.read(secret))?.renewed;
    time += HOUR;
    const renewed = (await sessions.read(secret))?.renewed;
    expect(renewed).toBeDefined();
    expect(await sessions.read(lost?.secret ?? '')).toBeUndefined();
    expect((await sessions.read(renewed?.secret ?? ''))?.session.uid).toBe(uid);
  });

  it('renews once for requests at the same time', async () => {
    const { secret } = await signIn();
    time += DAY;
    const reads = await Promise.all(Array.from({ length: 8 }, () => sessions.read(secret)));
    expect(reads.filter((read) => read?.renewed)).toHaveLength(1);
    expect(reads.every((read) => read?.session.uid === uid)).toBe(true);
  });

  it('lasts a year at most, however often it is used', async () => {
    let { secret } = await signIn();
    const began = time;
    for (let held = true; held;) {
      time += 20 * DAY;
      const read = await sessions.read(secret);
      secret = read?.renewed?.secret ?? secret;
      held = read !== undefined;
    }
    // After 360 days it still held.
    expect(time - began).toBe(380 * DAY);
  });

  it('notes its last use to the hour', async () => {
    const { secret } = await signIn();
    time += HOUR / 2;
    await sessions.read(secret);
    expect((await sessions.list(uid))[0]?.seenAt).toBe(time - HOUR / 2);
    time += HOUR / 2;
    await sessions.read(secret);
    expect((await sessions.list(uid))[0]?.seenAt).toBe(time);
  });
});

describe('the sessions of a person', () => {
  it('are listed, the most recently used first, and end one by one', async () => {
    const first = await signIn('a phone');
    time += 1000;
    const second = await signIn('a laptop');
    expect((await sessions.list(uid)).map(({ device }) => device)).toEqual(['a laptop', 'a phone']);
    await sessions.end(uid, ({ handle }) => handle === first.session.handle);
    expect(await sessions.read(first.secret)).toBeUndefined();
    expect(await sessions.read(second.secret)).toBeDefined();
  });

  it('do not end by another person’s request', async () => {
    const { secret, session } = await signIn();
    await sessions.end(makeId(), ({ handle }) => handle === session.handle);
    expect(await sessions.read(secret)).toBeDefined();
  });

  it('are fifty at most: a new one ends the least recently used', async () => {
    const oldest = await signIn();
    for (let count = 1; count <= 50; count += 1) {
      time += 1;
      await signIn();
    }
    expect(await sessions.list(uid)).toHaveLength(50);
    expect(await sessions.read(oldest.secret)).toBeUndefined();
  });

  it('of scripts are tokens, which keep their secret', async () => {
    const { secret } = await sessions.create({ uid, kind: 'token', device: 'my script' });
    time += 100 * DAY;
    expect((await sessions.read(secret))?.renewed).toBeUndefined();
    time += 265 * DAY;
    expect(await sessions.read(secret)).toBeUndefined();
  });
});
