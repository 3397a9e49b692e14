import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportHeader, HandedInDeck, SaltVotes } from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#app/accounts/audit/audit.server';
import { COLLECTIONS, PROFILES } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import type { Identities } from '#app/accounts/identities/identities.server';
import { createLocalIdentities } from '#app/accounts/identities/local-identities.server';
import { LISTS } from '#app/accounts/lists/list-documents.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { createSessions } from '#app/accounts/sessions/sessions.server';
import { castVote, countVotes } from '#app/accounts/votes/votes.server';
import { parseCommand, runCommand } from './run-command';
import { CommandError } from './command-error';

const ADA = 'ada@example.com';
const EVE = 'eve@example.com';

describe('commands of the operator', () => {
  let folder: string;
  let databaseFile: string;
  let documents: Documents;
  let identities: Identities;
  const uids = new Map<string, string>();
  const uidOf = (email: string): string => uids.get(email) ?? '';
  let time = Date.parse('2026-11-22T10:00:00Z');
  const now = (): number => (time += 1000);
  const run = async (...args: readonly string[]): Promise<string> =>
    (await runCommand(parseCommand(args), { documents, identities, now, databaseFile })).join('\n');
  const lastEntry = async () => (await listAudit(documents, 1))[0];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-'));
    databaseFile = join(folder, 'accounts.sqlite');
    documents = await openSqliteDocuments(databaseFile, COLLECTIONS);
    identities = createLocalIdentities({ documents });
    for (const email of [ADA, EVE]) {
      const identity = await identities.create({ email, password: 'correct horse battery' });
      if (!identity) throw new Error('not created');
      const { uid } = identity;
      uids.set(email, uid);
      if (email === ADA) await identities.confirm(await identities.makeCode(identity, 'confirm'));
      await documents.transaction((transaction) =>
        transaction.set(PROFILES, uid, makeProfile({ uid, email, displayName: 'Ada\u202e' }, now())),
      );
      const sessions = createSessions({ documents, now });
      await sessions.create({ uid, kind: 'browser', device: 'Firefox\u001b[2J on Linux' });
      await sessions.create({ uid, kind: 'token', device: 'script' });
      await castVote(documents, { uid, slug: makeSlug('Stasis'), vote: 4 }, now());
    }
  });
  afterAll(() => documents.close());

  it('grant and revoke flags of confirmed accounts, of nobody else', async () => {
    expect(await run('grant', 'admin', ' Ada@Example.com ')).toContain('flags admin');
    expect(await lastEntry()).toEqual({
      ...{ at: expect.any(Number), actor: 'operator', action: 'grant', subject: uidOf(ADA) },
      details: { flag: 'admin' },
    });
    expect(await documents.get(PROFILES, uidOf(ADA))).toMatchObject({ isAdmin: true, isStaff: false });
    await run('grant', 'staff', ADA);
    expect(await run('revoke', 'admin', ADA)).toContain('flags staff.');
    expect(await documents.get(PROFILES, uidOf(ADA))).toMatchObject({ isAdmin: false, isStaff: true });
    await expect(run('grant', 'admin', EVE)).rejects.toThrow('not been confirmed');
    await expect(run('grant', 'admin', 'none@example.com')).rejects.toBeInstanceOf(CommandError);
    expect(await documents.get(PROFILES, uidOf(EVE))).toMatchObject({ isAdmin: false });
    expect((await lastEntry())?.action).toBe('revoke');
  });

  it('show an account without what could manipulate a terminal, and note that', async () => {
    const shown = await run('show', ADA);
    for (const text of [ADA, uidOf(ADA), 'flags: staff', 'saltVotes 1', 'browser Firefox', 'token script'])
      expect(shown).toContain(text);
    for (const unsafe of ['\u001b', '\u202e']) expect(shown).not.toContain(unsafe);
    expect(shown).not.toMatch(/argon2/);
    expect(await lastEntry()).toMatchObject({ action: 'show', subject: uidOf(ADA) });
    expect(await run('show', EVE)).toContain('not confirmed');
  });

  it('end all sessions of one person', async () => {
    expect(await run('end-sessions', ADA)).toContain('2 sessions ended');
    const sessions = createSessions({ documents, now });
    expect(await sessions.list(uidOf(ADA))).toEqual([]);
    expect(await sessions.list(uidOf(EVE))).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({ action: 'end-sessions', details: { sessions: '2' } });
  });

  it('export decks and votes below a line that announces them, readable by the operator alone', async () => {
    const lists = createLists(documents, { now });
    const saved = await lists.create(uidOf(EVE), {
      name: 'Goblins',
      list: { commanders: ['/cards/krenko-mob-boss'], cards: { '/cards/mountain': 99 } },
    });
    if (!saved.ok) throw new Error(saved.error.message);
    const document = await documents.get(LISTS, saved.value.id);
    await documents.transaction((transaction) => {
      if (document) transaction.set(LISTS, saved.value.id, { ...document, handedInAt: now() });
    });
    const read = async (file: string): Promise<readonly unknown[]> =>
      (await readFile(file, 'utf8'))
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
    const [decks, votes] = [join(folder, 'decks.jsonl'), join(folder, 'votes.jsonl')];
    await writeFile(votes, 'an older export');
    expect(await run('export', 'handed-in', decks)).toContain('1 deck written');
    expect(await run('export', 'salt-votes', votes)).toContain('1 card');
    const [deckHeader, ...deckLines] = await read(decks);
    expect(ExportHeader.parse(deckHeader)).toMatchObject({ export: 'handed-in', count: 1 });
    expect(deckLines.map((line) => HandedInDeck.parse(line))).toEqual(deckLines);
    const [voteHeader, ...voteLines] = await read(votes);
    expect(ExportHeader.parse(voteHeader)).toMatchObject({ export: 'salt-votes', count: 1 });
    expect(voteLines.map((line) => SaltVotes.parse(line))).toEqual([
      { url: '/cards/stasis', votes: [0, 0, 0, 0, 2] },
    ]);
    for (const uid of uids.values()) expect(await readFile(decks, 'utf8')).not.toContain(uid);
    expect((await stat(decks)).mode & 0o777).toBe(0o600);
    await expect(run('export', 'salt-votes', join(folder, 'none', 'x'))).rejects.toBeInstanceOf(CommandError);
  });

  it('copy the database while it is in use', async () => {
    const copy = join(folder, 'copy.sqlite');
    await writeFile(copy, 'an older copy');
    await expect(run('backup', copy)).rejects.toThrow(`${copy} exists already`);
    expect(await readFile(copy, 'utf8')).toBe('an older copy');
    await run('backup', copy, '--overwrite');
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    const restored = await openSqliteDocuments(copy, COLLECTIONS);
    expect(await restored.get(PROFILES, uidOf(ADA))).toEqual(await documents.get(PROFILES, uidOf(ADA)));
    expect(await countVotes(restored)).toEqual(await countVotes(documents));
    await restored.close();
    await expect(run('backup', join(folder, 'none', 'x'))).rejects.toBeInstanceOf(CommandError);
    await run('backup', join(folder, 'another.sqlite'));
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'backup' });
  });

  it('copy accounts.sqlite into an empty database of another kind, and into no other', async () => {
    const target = await openSqliteDocuments(join(folder, 'target.sqlite'), COLLECTIONS);
    const context = { documents: target, identities: createLocalIdentities({ documents: target }), now };
    const importInto = async (from: string, isHere = false) =>
      runCommand(parseCommand(['import', from]), {
        ...context,
        databaseFile: isHere ? databaseFile : undefined,
      });
    await expect(importInto(databaseFile, true)).rejects.toThrow('put the file in its place');
    await expect(importInto(join(folder, 'none'))).rejects.toThrow('does not exist');
    expect(await importInto(databaseFile)).toEqual([
      expect.stringMatching(/^Imported: profiles 2, identities 2/),
    ]);
    expect(await target.get(PROFILES, uidOf(ADA))).toEqual(await documents.get(PROFILES, uidOf(ADA)));
    expect(await countVotes(target)).toEqual(await countVotes(documents));
    const password = 'correct horse battery';
    expect((await context.identities.verifyPassword({ email: ADA, password }))?.uid).toBe(uidOf(ADA));
    expect((await listAudit(target, 1))[0]).toMatchObject({ action: 'import' });
    await expect(importInto(databaseFile)).rejects.toThrow('nothing was imported');
    await target.close();
  });

  it('delete an account with all that is kept of it, but for its uid in the audit log', async () => {
    expect(() => parseCommand(['delete', EVE])).toThrow('--yes');
    expect(await run('delete', EVE, '--yes')).toContain('is deleted');
    expect(await identities.byEmail(EVE)).toBeUndefined();
    expect(await documents.get(PROFILES, uidOf(EVE))).toBeUndefined();
    expect(await countVotes(documents)).toEqual([{ url: '/cards/stasis', votes: [0, 0, 0, 0, 1] }]);
    const entries = JSON.stringify(await listAudit(documents));
    expect(entries).toContain(uidOf(EVE));
    expect(entries).not.toMatch(/example\.com|Ada/);
  });

  it.each([
    [[]],
    [['grant', 'owner', ADA]],
    [['grant', 'admin']],
    [['show']],
    [['show', ADA, EVE]],
    [['export', 'profiles', 'file']],
    [['export', 'handed-in']],
    [['drop', 'everything', 'now', 'please']],
    [['show', ADA, '--force']],
  ])('%j are wrong arguments', (args) => {
    expect(() => parseCommand(args)).toThrow(CommandError);
    expect(() => parseCommand(args)).toThrow('Usage:');
  });
});
