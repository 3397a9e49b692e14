import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { atFullCost } from '../../../testing/quick-argon2';
import { testIdentities, uniqueEmail } from './identities.contract';
import { CODES, createLocalIdentities, IDENTITIES } from './local-identities.server';
import { hashPassword } from './password-hash.server';

const documents = await openSqliteDocuments(join(await mkdtemp(join(tmpdir(), 'identities-')), 'db.sqlite'), [
  IDENTITIES,
  CODES,
]);
let time = Date.now();
const identities = createLocalIdentities({ documents, now: () => time });
afterAll(() => documents.close());

testIdentities('this site', () => Promise.resolve(identities));

const PASSWORD = 'the first password';

describe('local identities', () => {
  it('store passwords as Argon2id hashes', async () =>
    expect(await atFullCost(() => hashPassword(PASSWORD, 'registration'))).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    ));

  it('let codes expire', async () => {
    const identity = await identities.create({ email: uniqueEmail(), password: PASSWORD });
    const code = await identities.makeCode(identity!, 'reset');
    time += 3_600_000;
    expect((await identities.resetPassword(code, 'another password')).ok).toBe(false);
  });

  it('refuse codes of a clock that was a year ahead, and take those of an hour', async () => {
    const identity = await identities.create({ email: uniqueEmail(), password: PASSWORD });
    const [hour, year] = [3_600_000, 365 * 86_400_000];
    time += year;
    const far = await identities.makeCode(identity!, 'reset');
    time -= year;
    expect((await identities.resetPassword(far, 'another password')).ok).toBe(false);
    time += hour;
    const near = await identities.makeCode(identity!, 'reset');
    time -= hour;
    expect((await identities.resetPassword(near, 'another password')).ok).toBe(true);
  });

  it('confirm an address with the password of the registration whose mail was followed', async () => {
    const email = uniqueEmail();
    const first = await identities.create({ email, password: PASSWORD });
    const own = await identities.makeCode(first!, 'confirm');
    const second = await identities.create({ email, password: 'a stranger’s password' });
    const other = await identities.makeCode(second!, 'confirm');
    expect((await identities.confirm(own)).ok).toBe(true);
    expect(await identities.verifyPassword({ email, password: PASSWORD })).toBeDefined();
    expect(await identities.verifyPassword({ email, password: 'a stranger’s password' })).toBeUndefined();
    expect((await identities.confirm(other)).ok).toBe(false);
  });

  it('make codes of before worthless when a password changes', async () => {
    const email = uniqueEmail();
    const identity = await identities.create({ email, password: PASSWORD });
    await identities.confirm(await identities.makeCode(identity!, 'confirm'));
    const code = await identities.makeCode(identity!, 'reset');
    await identities.setPassword(identity!.uid, 'another password');
    expect((await identities.resetPassword(code, 'a third password')).ok).toBe(false);
  });
});
