import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type FakePatreon,
  memberAttributes,
  PATREON_CLIENT,
  startPatreon,
} from '../../../testing/patreon-server';
import { parseEnv } from '../../platform/env.server';
import { authorizeUrl, createPatreonClient, patreonSettings } from './patreon-client.server';

const REDIRECT = 'http://localhost/account/patreon/callback';
const CAMPAIGN = '123456';
let patreon: FakePatreon;

const settings = () => ({
  origin: patreon.url,
  clientId: PATREON_CLIENT.id,
  clientSecret: PATREON_CLIENT.secret,
  campaignId: CAMPAIGN,
});
const membership = (campaign: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: `member-of-${campaign}`,
  campaign,
  attributes: memberAttributes(changes),
});

/** A code of the authorisation, as the redirect brings it. */
const authorize = async (): Promise<string> => {
  const response = await fetch(authorizeUrl(settings(), { redirectUri: REDIRECT, state: 's' }), {
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
};

beforeAll(async () => {
  patreon = await startPatreon();
  patreon.redirectUris.add(REDIRECT);
});
afterAll(() => patreon.close());
beforeEach(() => {
  patreon.patron = { id: '42', memberships: [membership('999'), membership(CAMPAIGN)] };
  patreon.failure = undefined;
});

it('reads the membership of the campaign among others', async () => {
  expect(await createPatreonClient(settings()).identityOfCode(await authorize(), REDIRECT)).toEqual({
    ok: true,
    value: {
      patreonId: '42',
      membership: {
        memberId: 'member-of-123456',
        status: 'active_patron',
        entitledCents: 500,
        lastChargeAt: Date.parse('2026-11-01T21:28:06Z'),
        pledgedAt: Date.parse('2026-09-01T16:33:27.861Z'),
      },
    },
  });
});

it.each([
  ['none', []],
  ['those of other campaigns', [membership('999')]],
])('reads no membership where there are %s', async (_what, memberships) => {
  patreon.patron = { id: '42', memberships };
  expect(await createPatreonClient(settings()).identityOfCode(await authorize(), REDIRECT)).toEqual({
    ok: true,
    value: { patreonId: '42', membership: null },
  });
});

it('takes a code once, and only with its redirect URI and secret', async () => {
  const client = createPatreonClient(settings());
  const code = await authorize();
  expect((await client.identityOfCode(code, REDIRECT)).ok).toBe(true);
  expect(await client.identityOfCode(code, REDIRECT)).toMatchObject({ error: { reason: 'refused' } });
  const other = await client.identityOfCode(await authorize(), `${REDIRECT}/other`);
  expect(other).toMatchObject({ error: { reason: 'refused' } });
  const impostor = createPatreonClient({ ...settings(), clientSecret: 'wrong' });
  const refused = await impostor.identityOfCode(await authorize(), REDIRECT);
  expect(refused).toMatchObject({ error: { reason: 'refused', message: expect.stringContaining('401') } });
});

const json =
  (body: unknown, status = 200): FakePatreon['failure'] =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

it.each<[string, FakePatreon['failure'], string]>([
  ['an error of the server', json({}, 503), 'unavailable'],
  ['too many requests', json({}, 429), 'unavailable'],
  ['a page', (response) => response.end('<html>'), 'unexpected'],
  ['a token of another shape', json({ access_token: 7 }), 'unexpected'],
  ['a response without end', (response) => response.end('"'.padEnd(2 ** 21, 'x')), 'unexpected'],
  [
    'a redirect',
    (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    'unavailable',
  ],
  ['a closed connection', (response) => response.destroy(), 'unavailable'],
])('reports %s', async (_what, failure, reason) => {
  const code = await authorize();
  patreon.failure = failure;
  const result = await createPatreonClient(settings()).identityOfCode(code, REDIRECT);
  expect(result).toMatchObject({ ok: false, error: { reason } });
  expect(JSON.stringify(result)).not.toContain(PATREON_CLIENT.secret);
});

it('gives up where no response comes', async () => {
  const code = await authorize();
  patreon.failure = () => undefined;
  const result = await createPatreonClient(settings(), 50).identityOfCode(code, REDIRECT);
  expect(result).toMatchObject({ error: { reason: 'unavailable' } });
});

it('reports a membership that is not as documented', async () => {
  patreon.patron = {
    id: '42',
    memberships: [membership(CAMPAIGN, { currently_entitled_amount_cents: 'much' })],
  };
  const result = await createPatreonClient(settings()).identityOfCode(await authorize(), REDIRECT);
  expect(result).toMatchObject({ error: { reason: 'unexpected' } });
});

it('is not set up without every variable', () => {
  const all = { PATREON_CLIENT_ID: 'a', PATREON_CLIENT_SECRET: 'b', PATREON_CAMPAIGN_ID: 'c' };
  expect(patreonSettings(parseEnv(all))).toEqual({
    origin: 'https://www.patreon.com',
    clientId: 'a',
    clientSecret: 'b',
    campaignId: 'c',
  });
  for (const name of Object.keys(all))
    expect(patreonSettings(parseEnv({ ...all, [name]: '' }))).toBeUndefined();
});
