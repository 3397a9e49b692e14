import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COLLECTIONS, SUPPORTERS } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { signBody } from '#app/accounts/supporters/patreon-signature.server';
import { sendWebhook, webhookBody } from '../../testing/patreon-server';
import { apiErrors } from '../api/api-error';
import { listen, type RunningServer } from '../testing/file-server';
import { createPatreonWebhook } from './patreon-webhook';

const SECRET = 'webhook-secret';
let documents: Documents;
let site: RunningServer;
let logged = '';

const startSite = async (variables: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const log = pino({}, { write: (line: string) => void (logged += line) });
  const app = express();
  const options = { env: variables, log, accounts: () => ({ documents }) };
  app.use('/api/patreon/webhook', createPatreonWebhook(options), apiErrors(log));
  return listen(app);
};

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'webhook-'));
  documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  site = await startSite({ PATREON_WEBHOOK_SECRET: SECRET, PATREON_CAMPAIGN_ID: '123456' });
  logged = '';
});
afterEach(async () => {
  await site.close();
  await documents.close();
});

const send = async (event: string, body: unknown = webhookBody(), secret = SECRET) => {
  const response = await sendWebhook(site.url, { event, body, secret });
  const answer: unknown = await response.json();
  return [response.status, answer] as const;
};
const supporter = () => documents.get(SUPPORTERS, '987654321');

it('stores the membership of a signed webhook, and neither stores nor logs who it is', async () => {
  expect(await send('members:pledge:create')).toEqual([200, { outcome: 'stored' }]);
  expect(await supporter()).toEqual({
    memberId: 'd485d5ac-6c82-42c6-9c08-c50cf01b73d7',
    status: 'active_patron',
    entitledCents: 500,
    lastChargeAt: Date.parse('2026-11-01T21:28:06Z'),
    pledgedAt: Date.parse('2026-09-01T16:33:27.861Z'),
    updatedAt: expect.any(Number),
  });
  expect(await send('members:pledge:create')).toEqual([200, { outcome: 'repeated' }]);
  expect(logged).toContain('"outcome":"stored"');
  expect(logged).not.toMatch(/@|Platform/);
});

it('warns of a repeated webhook that contradicts what is stored, and ignores it', async () => {
  await send('members:update');
  const attributes = { currently_entitled_amount_cents: 0, patron_status: 'declined_patron' };
  await send('members:update', webhookBody({ attributes }));
  expect(await send('members:update')).toEqual([200, { outcome: 'repeated' }]);
  expect(await supporter()).toMatchObject({ status: 'declined_patron' });
  expect(logged).toContain('A repeated webhook of Patreon says something else');
  expect(logged.match(/"level":40/g)).toHaveLength(1);
});

it('stores a member without a pledge as the documentation shows one', async () => {
  const attributes = {
    currently_entitled_amount_cents: null,
    last_charge_date: null,
    patron_status: null,
    pledge_relationship_start: null,
  };
  expect(await send('members:create', webhookBody({ attributes }))).toEqual([200, { outcome: 'stored' }]);
  expect(await supporter()).toMatchObject({ status: null, entitledCents: 0, lastChargeAt: null });
});

it('accepts what is not about a member of this campaign, without storing it', async () => {
  expect(await send('posts:publish', { data: { type: 'post' } })).toEqual([
    200,
    { outcome: 'not about a member' },
  ]);
  expect(await send('members:create', webhookBody({ campaign: '7' }))).toEqual([
    200,
    { outcome: 'another campaign' },
  ]);
  const body = webhookBody();
  const nobody = {
    data: { ...body.data, relationships: { ...body.data.relationships, user: { data: null } } },
  };
  expect(await send('members:update', nobody)).toEqual([200, { outcome: 'no user' }]);
  expect(await supporter()).toBeUndefined();
});

it('refuses what is not signed with the secret', async () => {
  expect(await send('members:create', webhookBody(), 'another secret')).toMatchObject([401, {}]);
  const text = JSON.stringify(webhookBody());
  const post = (signature: string | undefined, body: string) =>
    fetch(`${site.url}/api/patreon/webhook`, {
      method: 'POST',
      headers: {
        'X-Patreon-Event': 'members:create',
        ...(signature !== undefined && { 'X-Patreon-Signature': signature }),
      },
      body,
    }).then(({ status }) => status);
  expect(await post(undefined, text)).toBe(401);
  expect(await post('', text)).toBe(401);
  expect(await post('é'.repeat(16), text)).toBe(401);
  expect(await post(signBody(text, SECRET), `${text} `)).toBe(401);
  expect(await supporter()).toBeUndefined();
  expect(await post(signBody(text, SECRET).toUpperCase(), text)).toBe(200);
});

it.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['an array', []],
  ['another resource', { data: { type: 'user', id: '1' } }],
  [
    'an amount that is a text',
    webhookBody({ attributes: { currently_entitled_amount_cents: 'patron@example.com' } }),
  ],
  ['a negative amount', webhookBody({ attributes: { currently_entitled_amount_cents: -1 } })],
  ['a date that is none', webhookBody({ attributes: { last_charge_date: 'yesterday' } })],
  ['an id with a slash', webhookBody({ user: '../profiles/ada' })],
])('responds 400 to a signed body with %s', async (_what, body) => {
  const [status, answer] = await send('members:update', body);
  expect([status, await supporter()]).toEqual([400, undefined]);
  expect(JSON.stringify(answer) + logged).not.toContain('patron@example.com');
});

it('responds 413 to a large body, and 405 to another method', async () => {
  const [status] = await send('members:update', JSON.stringify({ pad: 'x'.repeat(300_000) }));
  expect(status).toBe(413);
  const read = await fetch(`${site.url}/api/patreon/webhook`);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});

it('is not there without a secret', async () => {
  const bare = await startSite({});
  expect(
    (await sendWebhook(bare.url, { event: 'members:create', body: webhookBody(), secret: '' })).status,
  ).toBe(404);
  await bare.close();
});
