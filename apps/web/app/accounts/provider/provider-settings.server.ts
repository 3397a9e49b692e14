import type { Env } from '#app/platform/env.server';

/** The host's own provider of identities, by OpenID Connect. */
export interface ProviderSettings {
  /** as its discovery document names it */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** what buttons call it */
  readonly name: string;
}

/** The settings of the host's provider; undefined where the host has none. `parseEnv` has made sure that none is missing. */
export const providerSettings = ({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_NAME,
}: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME'>):
  ProviderSettings | undefined =>
  OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && OIDC_NAME
    ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME }
    : undefined;
