import * as openId from 'openid-client';
import * as z from 'zod';
import { err, ok, type Result } from '@crownsmith/domain';
import { isLoopback } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { accountError, type AccountError, type AccountErrorCode } from '../account-error';
import type { BegunSignIn } from './provider-cookie.server';
import type { ProviderSettings } from './provider-settings.server';

/** Longest wait for a response, in seconds. */
const TIMEOUT_S = 10;
/** How long the provider's discovery document is used, in ms. */
const DISCOVERY_MS = 3_600_000;
/** Largest response that is read, in bytes. */
const MAX_BYTES = 1024 * 1024;

/** Who has signed in at the provider. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  /** undefined where the provider names none, or has not verified it */
  readonly email: string | undefined;
  /** names that the person may want to have here, the best first */
  readonly names: readonly string[];
}

/** The port to the host's provider. */
export interface ProviderClient {
  readonly name: string;
  readonly issuer: string;
  /** Where a person signs in. */
  authorizeUrl(
    begun: Pick<BegunSignIn, 'state' | 'nonce' | 'verifier'>,
    redirectUri: string,
  ): Promise<Result<string, AccountError>>;
  /** Who has signed in, by the provider's redirect. @param url of the redirect, whose path is that of the redirect URI */
  readPerson(
    begun: Pick<BegunSignIn, 'state' | 'nonce' | 'verifier'>,
    url: URL,
  ): Promise<Result<ProviderPerson, AccountError>>;
}

/** The claims that are read, of the ID token or of the user-info endpoint. An address counts where `email_verified` is true, no text. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

/** Fetches with a bound of size: what a provider sends is read whole. */
const fetchBounded: openId.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new TypeError('The response is too large.');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, { status, headers });
};

/** Whether the provider may answer later: it cannot be reached, is too slow, or has an error of its own. */
const isOutage = (error: unknown): boolean => {
  if (error instanceof openId.ResponseBodyError) return error.status >= 500;
  if (error instanceof openId.AuthorizationResponseError)
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  if (!(error instanceof Error)) return false;
  if (error instanceof openId.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
  // What fetch rejects with; errors of arguments have a code.
  return error instanceof TypeError && !('code' in error);
};

const codeOf = (error: unknown): AccountErrorCode => {
  if (error instanceof openId.AuthorizationResponseError && error.error === 'access_denied')
    return 'auth/user-cancelled';
  return isOutage(error) ? 'auth/provider-unavailable' : 'auth/provider-failed';
};

/** What an error says for the log: neither what a person sent nor what the provider says of them. */
const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { name, message, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const why = cause instanceof Error ? { cause: cause.message } : {};
  // A code of OAuth, such as `invalid_client` where the secret is wrong; its description may name a person.
  const answer =
    error instanceof openId.ResponseBodyError && /^\w{1,40}$/.test(error.error)
      ? { answer: error.error }
      : {};
  return { name, message, ...code, ...why, ...answer };
};

/** A client that says in the log, at the start, whether the provider answers as it is configured. */
interface OpenIdClient extends ProviderClient {
  check(): Promise<void>;
}

/** A client of the host's provider: authorization code with PKCE, state and nonce. No token is kept. */
export const createOpenIdClient = (
  { name, issuer, clientId, clientSecret }: ProviderSettings,
  log: Pick<Log, 'warn'>,
): OpenIdClient => {
  const [basic, post] = [openId.ClientSecretBasic(clientSecret), openId.ClientSecretPost(clientSecret)];
  /** As the provider asks for the secret; by HTTP Basic where it does not say (OpenID Connect Discovery 1.0, 3). */
  const authenticate: openId.ClientAuth = (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const isPost =
      methods?.includes('client_secret_basic') === false && methods.includes('client_secret_post');
    return (isPost ? post : basic)(server, ...request);
  };
  const server = new URL(issuer);
  const discover = () =>
    openId.discovery(server, clientId, { [openId.clockTolerance]: 30 }, authenticate, {
      timeout: TIMEOUT_S,
      [openId.customFetch]: fetchBounded,
      execute: [
        // The signature of ID tokens is verified also where TLS would do (OpenID Connect Core 1.0, 3.1.3.7).
        openId.enableNonRepudiationChecks,
        // Without TLS on this machine alone: parseEnv refuses other hosts.
        ...(isLoopback(server) ? [openId.allowInsecureRequests] : []),
      ],
    });

  let found: { readonly config: Promise<openId.Configuration>; readonly until: number } | undefined;
  const configuration = (): Promise<openId.Configuration> => {
    if (found && found.until > performance.now()) return found.config;
    const config = discover();
    const current = { config, until: performance.now() + DISCOVERY_MS };
    found = current;
    config.catch(() => {
      if (found === current) found = undefined;
    });
    return config;
  };

  const attempt = async <T>(
    work: (config: openId.Configuration) => Promise<Result<T, AccountError>>,
  ): Promise<Result<T, AccountError>> => {
    let config: openId.Configuration;
    try {
      config = await configuration();
    } catch (error) {
      log.warn({ issuer, error: describe(error) }, 'The provider has no valid discovery document');
      return err(accountError('auth/provider-unavailable'));
    }
    try {
      return await work(config);
    } catch (error) {
      const code = codeOf(error);
      log.warn({ issuer, reason: code, error: describe(error) }, 'The provider did not sign a person in');
      return err(accountError(code));
    }
  };

  return {
    name,
    issuer,

    check: async () => {
      await attempt(() => Promise.resolve(ok(undefined)));
    },

    authorizeUrl: ({ state, nonce, verifier }, redirectUri) =>
      attempt(async (config) => {
        const url = openId.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await openId.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return ok(url.href);
      }),

    readPerson: ({ state, nonce, verifier }, url) =>
      attempt(async (config) => {
        const tokens = await openId.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const token = tokens.claims();
        if (!token) return err(accountError('auth/provider-failed'));
        // Claims of the scopes may be at the user-info endpoint alone (OpenID Connect Core 1.0, 5.4). An address and whether it is
        // verified are of one source: the other's word is about another address.
        const isElsewhere =
          token['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const claims = Claims.safeParse(
          isElsewhere ? await openId.fetchUserInfo(config, tokens.access_token, token.sub) : token,
        );
        if (!claims.success) return err(accountError('auth/provider-failed'));
        const { sub, email, email_verified, name: ownName, nickname, preferred_username } = claims.data;
        return ok({
          issuer: token.iss,
          subject: sub,
          email: email_verified === true ? email : undefined,
          names: [ownName, nickname, preferred_username].filter((text) => text !== undefined),
        });
      }),
  };
};
