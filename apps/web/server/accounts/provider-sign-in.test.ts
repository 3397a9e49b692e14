import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerCookie } from '#app/accounts/provider/provider-cookie.server';
import { BusyError } from '#app/platform/bounded-queue';
import { accountsOf, secretsOf } from '../../testing/test-person';
import { createGates } from '../overload/gates';
import { freePort } from '../testing/free-port';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
let issuer: string;
beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`;
  const pages = { isFull: true, size: 9, add: () => Promise.reject(new BusyError()) };
  site = await startSite({
    withPeople: true,
    gates: { ...createGates({ maxWaitMs: 60_000 }), pages },
    variables: {
      ORIGIN: 'http://crownsmith.example',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'crownsmith',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_NAME: 'Guild Hall',
      RATE_LIMIT_SIGN_IN: '2',
    },
  });
});
afterAll(() => site.close());

const begin = () => {
  const begun = accountsOf(site).provider!.begin({ paths: {} });
  const Cookie = providerCookie(begun, secretsOf(site), false).split(';')[0] ?? '';
  return { path: `/signin/openid/callback?state=${begun.state}&code=x`, headers: { Cookie } };
};

describe('a redirect from the provider', () => {
  it('waits for the provider in front of the gate of pages, and is limited by address', async () => {
    expect((await site.fetch('/faq')).status).toBe(503);
    const results: (string | null)[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { path, headers } = begin();
      const response = await site.fetch(path, { redirect: 'manual', headers });
      expect(response.status).toBe(303);
      results.push(response.headers.get('Location'));
    }
    const away = '/signin?problem=provider-unavailable';
    expect(results).toEqual([away, away, away, away, '/signin?problem=too-many-requests']);
  });
});
