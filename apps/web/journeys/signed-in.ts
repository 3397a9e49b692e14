import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { COLLECTIONS, PROFILES } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLocalIdentities } from '#app/accounts/identities/local-identities.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { sessionCookie } from '#app/accounts/sessions/session-cookie.server';
import { createSessions } from '#app/accounts/sessions/sessions.server';
import { PASSWORD } from './people';
import type { Site } from './site';

/** Works with the database of a site, which runs meanwhile. */
export const withDocuments = async <T>(
  { dataDir }: Pick<Site, 'dataDir'>,
  work: (documents: Documents) => Promise<T>,
): Promise<T> => {
  const documents = await openSqliteDocuments(join(dataDir, 'accounts.sqlite'), COLLECTIONS);
  try {
    return await work(documents);
  } finally {
    await documents.close();
  }
};

/** Makes a confirmed account, without the pages for it. @returns its uid */
export const makeAccount = (site: Site, email: string): Promise<string> =>
  withDocuments(site, async (documents) => {
    const identities = createLocalIdentities({ documents });
    const identity = await identities.create({ email, password: PASSWORD });
    if (!identity) throw new Error(`${email} has an account.`);
    await identities.confirm(await identities.makeCode(identity, 'confirm'));
    const { uid } = identity;
    const profile = makeProfile({ uid, email, displayName: 'Ada' }, Date.now());
    await documents.transaction((transaction) => transaction.set(PROFILES, uid, profile));
    return uid;
  });

/** Makes a confirmed account and signs its person in, without the pages for it. @returns its uid */
export const signIn = async (site: Site, context: BrowserContext, email: string): Promise<string> => {
  const uid = await makeAccount(site, email);
  const { secret } = await withDocuments(site, (documents) =>
    createSessions({ documents }).create({ uid, kind: 'browser', device: 'Journey' }),
  );
  const key = (await readFile(join(site.dataDir, 'session-secret'), 'utf8')).trim();
  const header = sessionCookie({ secret, expiresAt: Date.now() + 3_600_000 }, [key], false);
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  await context.addCookies([{ name, value, url: site.origin, httpOnly: true, sameSite: 'Lax' }]);
  return uid;
};

/** Runs a command of `npm run accounts` for a site. Throws its output if it fails. */
export const runAccounts = async ({ dataDir }: Site, ...args: readonly string[]): Promise<string> => {
  const cli = fileURLToPath(new URL('../build/operator/accounts.js', import.meta.url));
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`accounts ${args.join(' ')} failed:\n${output}`);
  return output;
};
