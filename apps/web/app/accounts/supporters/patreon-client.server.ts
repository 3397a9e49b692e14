import { BRAND, err, ok, type Result } from '@crownsmith/domain';
import type * as z from 'zod';
import type { Env } from '#app/platform/env.server';
import type { Membership } from './membership-order.server';
import { IDENTITY_QUERY, IdentityBody, TokenBody } from './patreon-shapes.server';

/** Longest wait for a response, in ms. */
const TIMEOUT_MS = 10_000;
/** Largest response that is read, in bytes. */
const MAX_BYTES = 1024 * 1024;
/** Who the person is, and which campaigns they support. */
const SCOPE = 'identity identity.memberships';

/** What linking an account needs. */
export interface PatreonSettings {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly campaignId: string;
}

/** The settings of linking; undefined where the operator has not set them all. */
export const patreonSettings = (
  env: Pick<Env, 'PATREON_ORIGIN' | 'PATREON_CLIENT_ID' | 'PATREON_CLIENT_SECRET' | 'PATREON_CAMPAIGN_ID'>,
): PatreonSettings | undefined => {
  const { PATREON_CLIENT_ID, PATREON_CLIENT_SECRET, PATREON_CAMPAIGN_ID } = env;
  return PATREON_CLIENT_ID && PATREON_CLIENT_SECRET && PATREON_CAMPAIGN_ID
    ? {
        origin: env.PATREON_ORIGIN,
        clientId: PATREON_CLIENT_ID,
        clientSecret: PATREON_CLIENT_SECRET,
        campaignId: PATREON_CAMPAIGN_ID,
      }
    : undefined;
};

/** Why Patreon gave no answer: it refused a code or a token, could not be reached, or sent something else. */
export interface PatreonError {
  readonly reason: 'refused' | 'unavailable' | 'unexpected';
  /** for the log, without anything personal */
  readonly message: string;
}

/** A Patreon account and its membership of the campaign; null for none. */
export interface PatreonIdentity {
  readonly patreonId: string;
  readonly membership: Membership | null;
}

const failure = (reason: PatreonError['reason'], message: string): Result<never, PatreonError> =>
  err({ reason, message });

const readBody = async (response: Response): Promise<string | undefined> => {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The URL where a person lets this site read their membership. @param redirectUri as registered with Patreon */
export const authorizeUrl = (
  { origin, clientId }: PatreonSettings,
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string },
): string => {
  const url = new URL('/oauth2/authorize', origin);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
  }).toString();
  return url.href;
};

/** A client of Patreon's API, version 2. Nothing it gets is stored: a token is used once. */
export const createPatreonClient = (settings: PatreonSettings, timeoutMs = TIMEOUT_MS) => {
  const request = async <T>(
    path: string,
    schema: z.ZodType<T>,
    init: RequestInit,
  ): Promise<Result<T, PatreonError>> => {
    try {
      const response = await fetch(new URL(path, settings.origin), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { Accept: 'application/json', 'User-Agent': BRAND, ...init.headers },
      });
      const what = `Patreon responded ${response.status} to ${new URL(path, settings.origin).pathname}`;
      if (response.status === 429 || response.status >= 500) {
        await response.body?.cancel();
        return failure('unavailable', what);
      }
      if (!response.ok) {
        await response.body?.cancel();
        return failure('refused', what);
      }
      const text = await readBody(response);
      const parsed = schema.safeParse(text === undefined ? undefined : parseJson(text));
      if (parsed.success) return ok(parsed.data);
      const paths = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
      return failure('unexpected', `${what}; not as documented: ${[...new Set(paths)].join(', ')}`);
    } catch (error) {
      return failure(
        'unavailable',
        `Patreon cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    }
  };

  /** Exchanges a code of the authorisation for a token. */
  const exchange = (code: string, redirectUri: string) =>
    request('/api/oauth2/token', TokenBody, {
      method: 'POST',
      body: new URLSearchParams({
        code,
        grant_type: 'authorization_code',
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uri: redirectUri,
      }),
    });

  return {
    /** The account that has authorised this site, by the code of its redirect. */
    identityOfCode: async (
      code: string,
      redirectUri: string,
    ): Promise<Result<PatreonIdentity, PatreonError>> => {
      const token = await exchange(code, redirectUri);
      if (!token.ok) return token;
      const query = new URLSearchParams(IDENTITY_QUERY).toString();
      const identity = await request(`/api/oauth2/v2/identity?${query}`, IdentityBody, {
        headers: { Authorization: `Bearer ${token.value.access_token}` },
      });
      if (!identity.ok) return identity;
      const { patreonId, memberships } = identity.value;
      const own = memberships.find(({ campaignId }) => campaignId === settings.campaignId);
      return ok({ patreonId, membership: own?.membership ?? null });
    },
  };
};
