import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Who signs in at the provider, with the claims that it makes of them. */
interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT = { id: 'crownsmith', secret: 'the secret of a client' } as const;

export interface TestProvider {
  readonly issuer: string;
  /** who signs in next; undefined refuses */
  account: ProviderAccount | undefined;
  /** answers in the place of the provider, for whatever request; undefined lets the provider answer */
  failure: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** paths that were asked for */
  readonly requests: string[];
  /** Signs in as a browser does. @returns the redirect to the site */
  signIn(authorizeUrl: string): Promise<URL>;
  close(): Promise<void>;
}

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' };
};

/** A whole OpenID provider on this machine, whose people sign in without a form. @param redirectUri of the client */
export const startProvider = async (redirectUri: string): Promise<TestProvider> => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        // The only ones that may be on this machine.
        application_type: redirectUri.startsWith('http:') ? 'native' : 'web',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...accounts.get(sub), sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();
  const requests: string[] = [];

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { account } = test;
    if (account) accounts.set(account.sub, account);
    const result = account
      ? { login: { accountId: account.sub }, consent: {} }
      : { error: 'access_denied', error_description: 'The person refuses.' };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request, response) => {
    requests.push(request.url?.replace(/\?.*/, '') ?? '');
    if (test.failure?.(request, response)) return;
    if (request.url?.startsWith('/interaction/')) interact(request, response).catch(() => response.destroy());
    else void handle(request, response);
  });

  const test: TestProvider = {
    issuer,
    account: undefined,
    failure: undefined,
    requests,
    signIn: async (authorizeUrl) => {
      const jar = new Map<string, string>();
      let url = new URL(authorizeUrl);
      while (url.origin === issuer) {
        const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
        const response = await fetch(url, { redirect: 'manual', headers });
        const text = await response.text();
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          jar.set(name, value);
        }
        const location = response.headers.get('Location');
        if (location === null) throw new Error(`The provider answered ${response.status}: ${text}`);
        url = new URL(location, url);
      }
      return url;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return test;
};
