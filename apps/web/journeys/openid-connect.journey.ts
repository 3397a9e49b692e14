import { freePort } from '../server/testing/free-port';
import { CLIENT, startProvider } from '../testing/openid-provider';
import { checkInWindows } from './axe';
import { close } from './closing';
import type { Journey } from './journey';
import { openPeople, PASSWORD } from './people';
import { sendForm } from './registration';
import { startSite } from './site';

const NAME = 'Guild Hall';
const BUTTON = `Sign in with ${NAME}`;

const signIn: Journey = {
  name: 'accounts: people sign in by the host’s provider, with and without scripts, and link an account',
  isLong: true,
  run: async ({ openContext }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const provider = await startProvider(`${origin}/signin/openid/callback`);
    const site = await startSite({
      variables: {
        PORT: String(port),
        ORIGIN: origin,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_NAME: NAME,
      },
    });
    try {
      // The policy of the page with the form holds for all that it leads to: browsers alone know whether that is allowed.
      for (const javaScriptEnabled of [true, false]) {
        const sub = `player-${String(javaScriptEnabled)}`;
        provider.account = { sub, email: `${sub}@mail.example`, email_verified: true, name: sub };
        const page = await (await openContext({ javaScriptEnabled })).newPage();
        await page.goto(`${origin}/signin?to=/lists`);
        await page.getByRole('button', { name: BUTTON }).click();
        // Not by a pattern: /signin?to=/lists ends in the same.
        await page.waitForURL((url) => url.pathname === '/lists');
        await page.goto(`${origin}/account`);
        await page.getByText('Your account has no password.').waitFor();
        await close(page.context());
      }

      const people = await openPeople(site.dataDir, origin);
      const email = await people.register('Ada');
      await people.accounts.close();
      provider.account = { sub: 'ada', email, email_verified: true };
      const page = await (await openContext({ bypassCSP: true })).newPage();
      await page.goto(`${origin}/signin`);
      // Without content there, the browser stays on the page that leads there.
      await page.route(`${provider.issuer}/**`, (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: BUTTON }).click();
      await page.getByRole('link', { name: `Go on to ${NAME}` }).waitFor();
      await checkInWindows(page, '/signin/openid');
      await page.unroute(`${provider.issuer}/**`);
      await page.getByRole('link', { name: `Go on to ${NAME}` }).click();
      await page.waitForURL('**/signin/openid/link');
      await checkInWindows(page, '/signin/openid/link');
      await sendForm(page, { Password: PASSWORD }, 'Link and sign in');
      await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
      await page.goto(`${origin}/account`);
      await page.getByRole('button', { name: `Unlink ${NAME}` }).waitFor();
      await checkInWindows(page, '/account with a provider');
      await close(page.context());
    } finally {
      await site.close();
      await provider.close();
    }
  },
};

export const journeys: readonly Journey[] = [signIn];
