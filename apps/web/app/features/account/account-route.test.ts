import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts, User } from '#app/accounts/accounts.server';
import { createAccounts } from '#app/accounts/create-accounts.server';
import { setAccounts } from '#app/accounts/current.server';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLocalIdentities } from '#app/accounts/identities/local-identities.server';
import { createLists } from '#app/accounts/lists/lists.server';
import type { Mail } from '#app/accounts/mail/mailer.server';
import { readExport } from '#app/accounts/test-export';
import { silentLog } from '#app/platform/logger.server';
import { action, loader } from './account-route.server';
import { AccountPage, type AccountPageView } from './AccountPage';
import * as deletion from './delete-route.server';
import { DeleteAccountPage, type DeleteAccountView } from './DeleteAccountPage';
import * as exporting from './export-route.server';

const PASSWORD = 'correct horse battery';
let accounts: Accounts;
const mails: Mail[] = [];
let user: User;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'account-'));
  const documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  const mailer = {
    target: 'nowhere',
    send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
    close: () => Promise.resolve(),
  };
  accounts = createAccounts({
    documents,
    identities: createLocalIdentities({ documents }),
    mailer,
    log: silentLog,
  });
  setAccounts(accounts);
});
afterAll(() => accounts.close());

let count = 0;
const signIn = async (email: string): Promise<User> => {
  const started = await accounts.signIn({ email, password: PASSWORD }, 'Firefox on Linux');
  if (!started.ok) throw new Error(started.error.message);
  return started.value.user;
};
/** A new person who has confirmed their address and signed in. */
const register = async (): Promise<User> => {
  count += 1;
  const email = `ada${count}@mail.example`;
  await accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, { origin: 'https://a.example' });
  const code = await vi.waitFor(
    () => {
      const mail = mails.find(({ to }) => to === email);
      const found = /[?&]code=([^\s&]+)/.exec(mail?.text ?? '')?.[1];
      if (found === undefined) throw new Error(`No code in the mail: ${mail?.text ?? 'none'}`);
      return decodeURIComponent(found);
    },
    { timeout: 180_000, interval: 5 },
  );
  await accounts.confirmEmail(code);
  return signIn(email);
};
beforeEach(async () => {
  user = await register();
});

const requestOf = (path: string, fields?: Record<string, string>): Request =>
  new Request(`https://site.example${path}`, fields && { method: 'POST', body: new URLSearchParams(fields) });
type Outcome = Awaited<ReturnType<typeof action>>;
type DeletionOutcome = Awaited<ReturnType<typeof deletion.action>>;
const markupOf = (view: AccountPageView | DeleteAccountView): string =>
  renderToStaticMarkup(
    view !== 'deleted' && 'account' in view
      ? createElement(AccountPage, view)
      : createElement(DeleteAccountPage, { view }),
  );
/** What a person sees of a response. */
const read = (outcome: Outcome | DeletionOutcome) =>
  'headers' in outcome
    ? { status: outcome.status, location: outcome.headers.get('Location'), html: '' }
    : { status: outcome.init?.status, location: null, html: markupOf(outcome.data.view) };
const post = async (fields: Record<string, string>, context: AppLoadContext = { user }) =>
  read(await action({ request: requestOf('/account', fields), context, params: {} }));
const show = async (path = '/account') =>
  read(await loader({ request: requestOf(path), context: { user }, params: {} }));

describe('/account', () => {
  it('sends visitors to sign in', async () => {
    const thrown: unknown = await loader({ request: requestOf('/account'), context: {}, params: {} }).catch(
      (error: unknown) => error,
    );
    expect((thrown as Response).headers.get('Location')).toBe('/signin?to=%2Faccount');
    await expect(post({ intent: 'end-others' }, {})).rejects.toBeInstanceOf(Response);
  });

  it('shows name, address, and this session marked', async () => {
    const { html } = await show();
    expect(html).toContain(user.profile.email);
    expect(html).toContain('value="Ada"');
    expect(html.match(/this browser/g)).toHaveLength(1);
    expect(html).not.toContain('Sign out everywhere else');
    expect(html).toMatch(/autocomplete="current-password"/i);
    expect(html).toMatch(/autocomplete="new-password"/i);
  });

  it('changes the name, and rejects one that is not valid', async () => {
    expect(await post({ intent: 'name', displayName: ' Grace ' })).toMatchObject({
      status: 303,
      location: '/account?done=name',
    });
    expect((await accounts.readProfile(user.uid))?.displayName).toBe('Grace');
    const rejected = await post({ intent: 'name', displayName: ' ' });
    expect(rejected.status).toBe(422);
    expect(rejected.html).toContain('<a href="#displayName">Name</a>: Enter a name.');
  });

  it('changes the password with the current one, and ends all other sessions', async () => {
    const other = await signIn(user.profile.email);
    const wrong = await post({ intent: 'password', current: 'wrong', next: 'another password' });
    expect([wrong.status, wrong.html.includes('The password is wrong.')]).toEqual([422, true]);
    const weak = await post({ intent: 'password', current: PASSWORD, next: 'short' });
    expect([weak.status, weak.html.includes('at least 8 characters')]).toEqual([422, true]);
    expect(weak.html).not.toContain(PASSWORD);
    expect(await post({ intent: 'password', current: PASSWORD, next: 'another password' })).toMatchObject({
      location: '/account?done=password',
    });
    const handles = (await accounts.listSessions(user.uid)).map(({ handle }) => handle);
    expect(handles).toContain(user.session);
    expect(handles).not.toContain(other.session);
  });

  it('ends one session, or all others, and nobody else’s', async () => {
    const [one, two] = [await signIn(user.profile.email), await signIn(user.profile.email)];
    const stranger = await register();
    await post({ intent: 'end-session', handle: one.session });
    await post({ intent: 'end-session', handle: stranger.session });
    const handles = async (uid: string) => (await accounts.listSessions(uid)).map(({ handle }) => handle);
    expect(new Set(await handles(user.uid))).toEqual(new Set([user.session, two.session]));
    expect(await handles(stranger.uid)).toEqual([stranger.session]);
    expect((await show()).html).toContain('Sign out everywhere else');
    await post({ intent: 'end-others' });
    expect(await handles(user.uid)).toEqual([user.session]);
  });

  it('makes a token, shows it once, and revokes it', async () => {
    const named = { intent: 'make-token', tokenName: 'My script <b>' };
    for (const tokenPassword of ['', 'wrong']) {
      const refused = await post({ ...named, tokenPassword });
      expect([refused.status, refused.html.includes('<a href="#tokenPassword">Your password</a>')]).toEqual([
        422,
        true,
      ]);
      expect(refused.html).toContain('value="My script &lt;b&gt;"');
    }
    expect((await accounts.listSessions(user.uid)).filter(({ kind }) => kind === 'token')).toEqual([]);
    const made = await post({ ...named, tokenPassword: PASSWORD });
    const secret = /<code>([\w-]{30,})<\/code>/.exec(made.html)?.[1] ?? '';
    expect((await accounts.readToken(secret))?.uid).toBe(user.uid);
    const later = await show();
    expect(later.html).toContain('My script &lt;b&gt;');
    expect(later.html).not.toContain(secret);
    const [token] = (await accounts.listSessions(user.uid)).filter(({ kind }) => kind === 'token');
    await post({ intent: 'end-session', handle: token?.handle ?? '' });
    expect(await accounts.readToken(secret)).toBeUndefined();
  });

  it.each([
    [{}],
    [{ intent: 'nothing' }],
    [{ intent: 'end-session' }],
    [{ intent: 'make-token', tokenName: '' }],
    [{ intent: 'make-token', tokenName: '\u200b' }],
    [{ intent: 'make-token', tokenName: 'x'.repeat(61) }],
    [{ intent: 'make-token', tokenName: 'a\u0000b' }],
  ])('rejects the form %j with its page', async (fields) => {
    const { status, html } = await post(fields);
    expect(status).toBe(422);
    expect(html).toContain('role="alert"');
    expect((await accounts.listSessions(user.uid)).length).toBe(1);
  });

  it('sets no flag, whatever is posted besides', async () => {
    await post({
      intent: 'name',
      displayName: 'Eve',
      isAdmin: 'true',
      isStaff: 'true',
      uid: 'x',
      email: 'e@x.example',
    });
    expect(await accounts.readProfile(user.uid)).toMatchObject({
      isAdmin: false,
      isStaff: false,
      uid: user.uid,
      email: user.profile.email,
    });
  });
});

const keepSomething = async (): Promise<void> => {
  const list = { commanders: [], cards: { '/cards/opt': 1 } };
  await createLists(accounts.documents).create(user.uid, { name: 'Mine', list });
  await createClipboards(accounts.documents).write(user.uid, { base: 0, list });
};

it('/account/export downloads all that is kept, without secrets, of this person alone', async () => {
  await keepSomething();
  const response = await exporting.loader({
    request: requestOf('/account/export'),
    context: { user },
    params: {},
  });
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await response.text();
  const exported = JSON.parse(text) as Readonly<Record<string, readonly { uid?: string }[]>>;
  expect(Object.keys(exported)).toEqual(
    COLLECTIONS.filter(({ owner }) => owner !== undefined).map(({ name }) => name),
  );
  for (const name of ['profiles', 'sessions', 'lists', 'list-versions', 'clipboards'])
    expect(exported[name]).toHaveLength(1);
  expect(text).not.toMatch(/argon2|passwordHash/);
  for (const found of Object.values(exported).flat()) expect(found.uid ?? user.uid).toBe(user.uid);
});

describe('/account/delete', () => {
  const remove = async (fields: Record<string, string>, context: AppLoadContext = { user }) =>
    read(await deletion.action({ request: requestOf('/account/delete', fields), context, params: {} }));

  it('deletes nothing without the right password', async () => {
    read(await deletion.loader({ request: requestOf('/account/delete'), context: { user }, params: {} }));
    for (const fields of [{}, { password: '' }, { password: 'wrong' }]) {
      const { status, html } = await remove(fields);
      expect([status, html.includes('The password is wrong.')]).toEqual([422, true]);
    }
    expect(await accounts.readProfile(user.uid)).toBeDefined();
  });

  it('deletes everything in every collection, and the session of the browser', async () => {
    await keepSomething();
    const endSession = vi.fn();
    const account = { origin: 'https://site.example', endSession } as unknown as AppLoadContext['account'];
    const removed = await remove({ password: PASSWORD }, { user, ...(account && { account }) });
    expect(removed.status).toBe(200);
    expect(endSession).toHaveBeenCalledOnce();
    expect(Object.values(await readExport(accounts, user.uid)).flat()).toEqual([]);
    expect(await accounts.readProfile(user.uid)).toBeUndefined();
    expect((await accounts.signIn({ email: user.profile.email, password: PASSWORD }, 'x')).ok).toBe(false);
  });
});
