import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signBody } from '#app/accounts/supporters/patreon-signature.server';
import { listen, type RunningServer } from '../server/testing/file-server';

/** A person at the fake Patreon, with their memberships. */
interface FakePatron {
  readonly id: string;
  readonly memberships: readonly FakeMembership[];
}

interface FakeMembership {
  readonly id: string;
  readonly campaign: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface FakePatreon extends RunningServer {
  /** who authorises at the next redirect; undefined refuses */
  patron: FakePatron | undefined;
  /** what the next request to the API gets in place of its response */
  failure: ((response: ServerResponse) => void) | undefined;
  /** redirect URIs that the client has registered */
  readonly redirectUris: Set<string>;
}

export const PATREON_CLIENT = { id: 'client-1', secret: 'client-secret' } as const;

/** The attributes of a member as Patreon's documentation shows them. */
export const memberAttributes = (changes: Readonly<Record<string, unknown>> = {}) => ({
  currently_entitled_amount_cents: 500,
  email: 'patron@example.com',
  full_name: 'Platform',
  is_follower: false,
  last_charge_date: '2026-11-01T21:28:06.000+00:00',
  last_charge_status: 'Paid',
  lifetime_support_cents: 1500,
  note: '',
  patron_status: 'active_patron',
  pledge_relationship_start: '2026-09-01T16:33:27.861+00:00',
  ...changes,
});

/** The body of a webhook as Patreon's documentation shows it. */
export const webhookBody = ({
  user = '987654321',
  member = 'd485d5ac-6c82-42c6-9c08-c50cf01b73d7',
  campaign = '123456',
  attributes = {},
}: {
  readonly user?: string;
  readonly member?: string;
  readonly campaign?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
} = {}) => ({
  data: {
    attributes: memberAttributes(attributes),
    id: member,
    relationships: {
      address: { data: null },
      campaign: {
        data: { id: campaign, type: 'campaign' },
        links: { related: `https://www.patreon.com/api/campaigns/${campaign}` },
      },
      currently_entitled_tiers: { data: [{ id: '54321', type: 'tier' }] },
      user: {
        data: { id: user, type: 'user' },
        links: { related: `https://www.patreon.com/api/user/${user}` },
      },
    },
    type: 'member',
  },
  included: [
    { attributes: { creation_name: 'a site' }, id: campaign, type: 'campaign' },
    { attributes: { full_name: 'Platform', email: 'patron@example.com' }, id: user, type: 'user' },
  ],
  links: { self: `https://www.patreon.com/api/members/${member}` },
});

/** Sends a webhook to a site, signed as Patreon signs. */
export const sendWebhook = (
  origin: string,
  { event, body, secret }: { readonly event: string; readonly body: unknown; readonly secret: string },
): Promise<Response> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${origin}/api/patreon/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Patreon-Event': event,
      'X-Patreon-Signature': signBody(text, secret),
    },
    body: text,
  });
};

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/** The identity of a patron with what the query asks for, as version 2 of the API sends it. */
const identityOf = ({ id, memberships }: FakePatron, query: URLSearchParams): unknown => {
  const includes = (query.get('include') ?? '').split(',');
  const fields = (query.get('fields[member]') ?? '').split(',');
  const self = { attributes: {}, id, type: 'user' };
  if (!includes.some((name) => name.startsWith('memberships'))) return { data: self };
  return {
    data: {
      ...self,
      relationships: { memberships: { data: memberships.map((each) => ({ id: each.id, type: 'member' })) } },
    },
    ...(memberships.length > 0 && {
      included: [
        ...memberships.map((each) => ({
          attributes: Object.fromEntries(
            Object.entries(each.attributes).filter(([name]) => fields.includes(name)),
          ),
          id: each.id,
          ...(includes.includes('memberships.campaign') && {
            relationships: { campaign: { data: { id: each.campaign, type: 'campaign' } } },
          }),
          type: 'member',
        })),
        ...memberships.map((each) => ({ attributes: {}, id: each.campaign, type: 'campaign' })),
      ],
    }),
    links: { self: `https://www.patreon.com/api/oauth2/v2/user/${id}` },
  };
};

/** A server on this machine that speaks the documented shapes of Patreon's OAuth and of its API, version 2. */
export const startPatreon = async (): Promise<FakePatreon> => {
  const codes = new Map<string, { readonly patron: FakePatron; readonly redirectUri: string }>();
  const tokens = new Map<string, FakePatron>();

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isValid =
      query.get('response_type') === 'code' &&
      query.get('client_id') === PATREON_CLIENT.id &&
      fake.redirectUris.has(redirectUri) &&
      (query.get('scope') ?? '').split(' ').includes('identity');
    if (!isValid) {
      sendJson(response, 400, { error: 'invalid_request' });
      return;
    }
    const back = new URL(redirectUri);
    if (fake.patron) {
      const code = randomBytes(12).toString('hex');
      codes.set(code, { patron: fake.patron, redirectUri });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', query.get('state') ?? '');
    response.writeHead(302, { Location: back.href }).end();
  };

  const exchange = (form: URLSearchParams, response: ServerResponse): void => {
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isClient =
      form.get('client_id') === PATREON_CLIENT.id && form.get('client_secret') === PATREON_CLIENT.secret;
    if (!isClient) sendJson(response, 401, { error: 'invalid_client' });
    else if (
      form.get('grant_type') !== 'authorization_code' ||
      grant?.redirectUri !== form.get('redirect_uri') ||
      !grant
    )
      sendJson(response, 400, { error: 'invalid_grant' });
    else {
      const token = randomBytes(12).toString('hex');
      tokens.set(token, grant.patron);
      sendJson(response, 200, {
        access_token: token,
        refresh_token: randomBytes(12).toString('hex'),
        expires_in: 2_678_400,
        scope: 'identity identity.memberships',
        token_type: 'Bearer',
      });
    }
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://patreon');
    const { failure } = fake;
    if (failure && pathname.startsWith('/api/')) {
      fake.failure = undefined;
      failure(response);
    } else if (pathname === '/oauth2/authorize') authorize(searchParams, response);
    else if (pathname === '/api/oauth2/token' && request.method === 'POST')
      exchange(new URLSearchParams(await readText(request)), response);
    else if (pathname === '/api/oauth2/v2/identity') {
      const patron = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      if (patron) sendJson(response, 200, identityOf(patron, searchParams));
      else sendJson(response, 401, { errors: [{ status: '401', code_name: 'Unauthorized' }] });
    } else sendJson(response, 404, { errors: [{ status: '404', code_name: 'NotFound' }] });
  };

  const server = await listen((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const fake: FakePatreon = { ...server, patron: undefined, failure: undefined, redirectUris: new Set() };
  return fake;
};
