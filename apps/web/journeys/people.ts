import type { BrowserContext } from 'playwright-core';
import type { Accounts } from '#app/accounts/accounts.server';
import { openProviders } from '#app/accounts/open-accounts.server';
import { createAccounts } from '#app/accounts/create-accounts.server';
import { sessionCookie } from '#app/accounts/sessions/session-cookie.server';
import { sessionSecrets } from '#app/accounts/sessions/session-secrets.server';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';

/** The password of every person of a journey. */
export const PASSWORD = 'correct horse battery';

/** People of a site, for journeys that are not about signing in. */
export interface People {
  readonly accounts: Accounts;
  /** Makes a person with a confirmed address. @returns the address */
  readonly register: (name: string) => Promise<string>;
  /** Makes a browser that of a person. */
  readonly signIn: (context: BrowserContext, email: string) => Promise<void>;
}

let count = 0;

/** Opens the accounts of a running site beside its server. */
export const openPeople = async (dataDir: string, origin: string): Promise<People> => {
  const env = parseEnv({ DATA_DIR: dataDir });
  const { documents, identities } = await openProviders(env, silentLog);
  const mailer = { target: 'nowhere', send: () => Promise.resolve(), close: () => Promise.resolve() };
  const accounts = createAccounts({ documents, identities, mailer, log: silentLog });
  return {
    accounts,
    register: async (name) => {
      count += 1;
      const email = `${name.toLowerCase()}-${process.pid}-${count}@mail.example`;
      await accounts.register({ email, password: PASSWORD, displayName: name }, { origin });
      for (;;) {
        const identity = await identities.byEmail(email);
        if (identity) {
          await accounts.confirmEmail(await identities.makeCode(identity, 'confirm'));
          return email;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    signIn: async (context, email) => {
      const started = await accounts.signIn({ email, password: PASSWORD }, 'A journey');
      if (!started.ok) throw new Error(started.error.message);
      const [pair = ''] = sessionCookie(started.value, sessionSecrets(env), false).split(';');
      const at = pair.indexOf('=');
      await context.addCookies([
        { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin, httpOnly: true },
      ]);
    },
  };
};
