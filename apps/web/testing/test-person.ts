import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { vi } from 'vitest';
import { CODES } from '#app/accounts/identities/local-identities.server';
import { sessionCookie } from '#app/accounts/sessions/session-cookie.server';
import { sessionSecrets } from '#app/accounts/sessions/session-secrets.server';
import type { Accounts } from '#app/accounts/accounts.server';
import { parseEnv } from '#app/platform/env.server';
import { waitForCode } from '../server/testing/read-mails';
import type { TestSite } from '../server/testing/site';

export const PASSWORD = 'correct horse battery';

/** A person with an account, who is signed in. */
export interface TestPerson {
  readonly uid: string;
  readonly email: string;
  /** of a session, for its Cookie header */
  readonly cookie: string;
  /** the secret inside the cookie */
  readonly secret: string;
}

/** The accounts of a site. Throws where it has none. */
export const accountsOf = ({ accounts }: TestSite): Accounts => {
  if (!accounts) throw new Error('The site has no accounts.');
  return accounts;
};

/** What signs the cookies of a site. */
export const secretsOf = ({ dataFolder }: TestSite): readonly string[] =>
  sessionSecrets(parseEnv({ DATA_DIR: dataFolder }));

/** Signs in. @returns the name and value of the session's cookie, and its secret */
export const signInTo = async (site: TestSite, email: string, password = PASSWORD) => {
  const result = await accountsOf(site).signIn({ email, password }, 'a test');
  if (!result.ok) throw new Error(result.error.message);
  const cookie = sessionCookie(result.value, secretsOf(site), false).split(';')[0] ?? '';
  return { cookie, secret: result.value.secret, uid: result.value.user.uid };
};

/** Registers a person, confirms their address and signs them in. */
export const registerPerson = async (site: TestSite, name: string): Promise<TestPerson> => {
  const accounts = accountsOf(site);
  const email = `${name.toLowerCase()}@mail.example`;
  await accounts.register({ email, password: PASSWORD, displayName: name }, { origin: site.url });
  await vi.waitFor(
    async () => {
      const confirmed = await accounts.confirmEmail(await waitForCode(site.dataFolder, '/confirm-email'));
      if (!confirmed.ok) throw new Error(confirmed.error.message);
    },
    { timeout: 180_000 },
  );
  return { email, ...(await signInTo(site, email)) };
};

/** All documents of a site's people: what an attack must not change. */
export const storedDocuments = ({ dataFolder }: TestSite): string => {
  const database = new DatabaseSync(join(dataFolder, 'accounts.sqlite'), { readOnly: true });
  const rows = database
    .prepare('SELECT collection, id, data FROM documents WHERE collection <> ? ORDER BY collection, id')
    .all(CODES.name);
  database.close();
  return JSON.stringify(rows);
};
