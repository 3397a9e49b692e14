import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ok } from '@crownsmith/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '../../../server/testing/file-server';
import { accountError } from '../account-error';
import { createOpenIdClient } from './open-id-client.server';

const BEGUN = { state: 'a-state', nonce: 'a-nonce', verifier: 'v'.repeat(43) } as const;
const REDIRECT_URI = 'https://crownsmith.example/signin/openid/callback';
const CLIENT_ID = 'crownsmith';

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, foreign] = [keyPair(), keyPair()];

type Json = Readonly<Record<string, unknown>>;
const encode = (json: Json): string => Buffer.from(JSON.stringify(json)).toString('base64url');
/** An ID token, as a provider signs it. */
const signToken = (claims: Json, key: KeyObject | undefined): string => {
  const signed = `${encode({ alg: key ? 'RS256' : 'none', kid: 'a-key' })}.${encode(claims)}`;
  return `${signed}.${key ? sign('sha256', Buffer.from(signed), key).toString('base64url') : ''}`;
};

let provider: RunningServer;
/** What the provider sends at its paths. */
let answers: Record<string, Json | ((response: ServerResponse) => void)>;
/** what the token endpoint was asked with */
let authorization: string | undefined;
const claims = (): Json => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: provider.url,
    aud: CLIENT_ID,
    sub: 'ada',
    iat: now,
    exp: now + 60,
    nonce: BEGUN.nonce,
    email: 'ada@mail.example',
    email_verified: true,
    name: 'Ada',
  };
};
const metadata = (): Json => ({
  issuer: provider.url,
  authorization_endpoint: `${provider.url}/authorize?tenant=1`,
  token_endpoint: `${provider.url}/token`,
  jwks_uri: `${provider.url}/keys`,
  userinfo_endpoint: `${provider.url}/me`,
});

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const path = request.url?.replace(/\?.*/, '') ?? '';
  if (path === '/token') ({ authorization } = request.headers);
  const body = answers[path];
  if (typeof body === 'function') body(response);
  else if (body) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  else response.writeHead(404).end();
};
const answerToken = (changes: Json, key: KeyObject | undefined = own.privateKey): void => {
  answers['/token'] = {
    access_token: 'token',
    token_type: 'Bearer',
    id_token: signToken({ ...claims(), ...changes }, key),
  };
};
const unsigned = (changes: Json): void => {
  answers['/token'] = { access_token: 'x', token_type: 'Bearer', id_token: signToken(changes, undefined) };
};

beforeAll(async () => {
  provider = await listen(answer);
});
afterAll(() => provider.close());

const DISCOVERY = '/.well-known/openid-configuration';
let logged: unknown[];
beforeEach(() => {
  logged = [];
  answers = {
    [DISCOVERY]: metadata(),
    '/keys': {
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'a-key', use: 'sig', alg: 'RS256' }],
    },
  };
  answerToken({});
});

const makeClient = () =>
  createOpenIdClient(
    { issuer: provider.url, clientId: CLIENT_ID, clientSecret: 'a secret: &', name: 'Guild Hall' },
    { warn: (...parts: unknown[]) => void logged.push(parts) },
  );
const read = (query = 'code=a-code&state=a-state') =>
  makeClient().readPerson(BEGUN, new URL(`${REDIRECT_URI}?${query}`));
const failed = (code: Parameters<typeof accountError>[0]) => ({ ok: false, error: accountError(code) });
const ADA = { issuer: '', subject: 'ada', email: 'ada@mail.example', names: ['Ada'] };

describe('a client of OpenID Connect', () => {
  it('reads who has signed in, and sends its secret as the provider takes it', async () => {
    expect(await read()).toEqual(ok({ ...ADA, issuer: provider.url }));
    expect(authorization).toBe(`Basic ${Buffer.from('crownsmith:a+secret%3A+%26').toString('base64')}`);
    answers[DISCOVERY] = { ...metadata(), token_endpoint_auth_methods_supported: ['client_secret_post'] };
    expect((await read()).ok).toBe(true);
    expect(authorization).toBeUndefined();
    const url = await makeClient().authorizeUrl(BEGUN, REDIRECT_URI);
    expect(url.ok && url.value).toMatch(/\/authorize\?tenant=1&.*scope=openid\+email\+profile/);
    expect(logged).toEqual([]);
  });

  it.each<[what: string, prepare: () => void]>([
    ['another audience', () => answerToken({ aud: 'another' })],
    ['another issuer', () => answerToken({ iss: 'https://evil.example' })],
    ['another nonce', () => answerToken({ nonce: 'another' })],
    ['no nonce', () => answerToken({ nonce: undefined })],
    ['an end that is over', () => answerToken({ iat: 1_700_000_000, exp: 1_700_000_060 })],
    ['a key that the provider has not published', () => answerToken({}, foreign.privateKey)],
    ['no signature', () => unsigned(claims())],
    ['a name for the person that is too long', () => answerToken({ sub: 'x'.repeat(256) })],
  ])('refuses an ID token with %s', async (_what, prepare) => {
    prepare();
    expect(await read()).toEqual(failed('auth/provider-failed'));
    expect(JSON.stringify(logged)).not.toMatch(/a-code|a-state|ada@/);
  });

  it('takes an address, and whether it is verified, of one source', async () => {
    const emailOf = async (token: Json, userInfo: Json) => {
      answerToken(token);
      answers['/me'] = { sub: 'ada', ...userInfo };
      const person = await read();
      return person.ok ? person.value.email : person.error.code;
    };
    const email = 'ada@mail.example';
    const none = { email: undefined, email_verified: undefined };
    expect(await emailOf(none, { email, email_verified: true })).toBe(email);
    expect(await emailOf({ email: undefined, email_verified: true }, { email })).toBeUndefined();
    expect(await emailOf({ email, email_verified: false }, { email, email_verified: true })).toBeUndefined();
    for (const verified of ['true', 1, null])
      expect(await emailOf({ email, email_verified: verified }, {})).toBeUndefined();
    expect(await emailOf(none, { sub: 'eve', email, email_verified: true })).toBe('auth/provider-failed');
  });

  it.each<[what: string, answer: Json | ((response: ServerResponse) => void)]>([
    ['of another issuer', { issuer: 'https://evil.example', token_endpoint: 'https://evil.example/token' }],
    ['of the issuer with a slash', { issuer: 'http://127.0.0.1/x/' }],
    ['that leads elsewhere', (response) => response.writeHead(302, { Location: '/other' }).end()],
    ['that is none', (response) => response.setHeader('Content-Type', 'application/json').end('{')],
    [
      'that is huge',
      (response) => response.setHeader('Content-Type', 'application/json').end(' '.repeat(2e6)),
    ],
    ['that breaks off', (response) => response.destroy()],
  ])('is unavailable by a discovery document %s, and reads it again', async (_what, document) => {
    const client = makeClient();
    answers[DISCOVERY] = document;
    await client.check();
    expect(logged).toHaveLength(1);
    expect(await client.authorizeUrl(BEGUN, REDIRECT_URI)).toEqual(failed('auth/provider-unavailable'));
    answers[DISCOVERY] = metadata();
    expect((await client.authorizeUrl(BEGUN, REDIRECT_URI)).ok).toBe(true);
  });

  it('leads to no page but one of the web', async () => {
    for (const authorization_endpoint of ['javascript:alert(1)', 'data:text/html,x', 'file:///x']) {
      answers[DISCOVERY] = { ...metadata(), authorization_endpoint };
      const url = await makeClient().authorizeUrl(BEGUN, REDIRECT_URI);
      expect(url, authorization_endpoint).toMatchObject({ ok: false });
    }
  });

  it('finds an issuer with a path and a slash at its end', async () => {
    const issuer = `${provider.url}/application/o/crownsmith/`;
    answers[`/application/o/crownsmith${DISCOVERY}`] = { ...metadata(), issuer };
    answerToken({ iss: issuer });
    const settings = { issuer, clientId: CLIENT_ID, clientSecret: 'a secret', name: 'Guild Hall' };
    const client = createOpenIdClient(settings, { warn: () => undefined });
    const person = await client.readPerson(BEGUN, new URL(`${REDIRECT_URI}?code=a-code&state=a-state`));
    expect(person).toEqual(ok({ ...ADA, issuer }));
  });

  it('says whether the provider is away or refuses', async () => {
    answers['/token'] = (response) => response.writeHead(503).end();
    expect(await read()).toEqual(failed('auth/provider-unavailable'));
    answers['/token'] = (response) =>
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: 'invalid_client' }));
    expect(await read()).toEqual(failed('auth/provider-failed'));
    expect(JSON.stringify(logged)).toContain('"answer":"invalid_client"');
    expect(await read('error=access_denied&state=a-state')).toEqual(failed('auth/user-cancelled'));
    expect(await read('error=temporarily_unavailable&state=a-state')).toEqual(
      failed('auth/provider-unavailable'),
    );
    expect(await read('code=a-code&state=another')).toEqual(failed('auth/provider-failed'));
  });
});
