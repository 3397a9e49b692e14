import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { DataKind } from '@crownsmith/api-client';
import { isEmailShaped, isWebUrl } from '@crownsmith/domain';
import { isBucketUrl, parseBucketUrl } from '@crownsmith/snapshot-bucket/address';
import parseAddresses from 'nodemailer/lib/addressparser';
import * as z from 'zod';

const integer = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be from ${low} to ${high}`);

/**
 * Whether the origin of a URL is safe in a content security policy, where `*` is any host and punctuation ends a directive.
 * @example isPolicyOrigin('https://*\/x.js') // false
 */
export const isPolicyOrigin = (text: string): boolean =>
  isWebUrl(text) && /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/.test(new URL(text).hostname);

const origin = z
  .string()
  .refine(isWebUrl, 'must be an http or https URL')
  .refine(
    (text) => !isWebUrl(text) || (new URL(text).pathname === '/' && !new URL(text).search),
    'must have no path: the site has its host to itself',
  )
  .refine((text) => !isWebUrl(text) || isPolicyOrigin(text), 'must have a plain host')
  .transform((text) => new URL(text).origin);

const origins = z
  .string()
  .transform((text) => text.split(/\s+/).filter((item) => item !== ''))
  .refine((list) => list.every(isWebUrl), 'must be http or https origins, separated by spaces')
  .refine(
    // A wildcard for subdomains is valid, a wildcard for all hosts a mistake.
    (list) => list.every((item) => isPolicyOrigin(item.replace('://*.', '://any.'))),
    'must have plain hosts',
  )
  .transform((list) => list.map((item) => (URL.canParse(item) ? new URL(item).origin : item)));

/** Whether Express knows it as a proxy: an IP address, a CIDR range or the name of a range. */
const isProxy = (text: string): boolean => {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

/** Proxies in front of the site, as Express expects them: a number of hops, or a list of addresses. */
const proxies = z
  .string()
  .transform((text) =>
    /^\d+$/.test(text) ? Number(text) : text === 'true' ? 1 : text === 'false' ? 0 : text,
  )
  .refine(
    (value) => typeof value === 'number' || value.split(',').every((item) => isProxy(item.trim())),
    'must be a number of hops, or addresses separated by commas',
  );

/** URL template of a picture service, on this site or another. */
const imageService = z
  .string()
  .refine(
    (text) => isWebUrl(text) || /^\/[^/\\]/.test(text),
    'must be an http or https URL, or a path that begins with /',
  )
  .refine((text) => text.includes('{url}') && text.includes('{width}'), 'must contain {url} and {width}')
  .refine((text) => !isWebUrl(text) || isPolicyOrigin(text), 'must have a plain host')
  .refine((text) => !/[\s,]/.test(text), 'must not contain spaces or commas');

/** A URL of a server that is not a website. */
const url = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    );

/** Whether a text is one e-mail address, with or without a name. @example isSender('Crownsmith <post@mail.example>') // true */
const isSender = (text: string): boolean => {
  const [sender, ...others] = parseAddresses(text, { flatten: true });
  return (
    sender !== undefined && others.length === 0 && !/\p{Cc}/u.test(text) && isEmailShaped(sender.address)
  );
};

/** Whether a URL leads to this machine. @example isLoopback(new URL('http://127.0.0.1:4000')) // true */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

/** The issuer of an OpenID provider, as its discovery document has it (OpenID Connect Discovery 1.0, 3). */
const issuer = z.string().refine((text) => {
  if (!isWebUrl(text)) return false;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || isLoopback(url);
  return isSafe && url.username === '' && url.search === '' && url.hash === '' && !/\.well-known/.test(text);
}, 'must be the issuer of an OpenID provider: an https URL without a query and without /.well-known/…');

/** Secrets that sign cookies: the first signs, all verify, so that they can be replaced one after the other. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (list) => list.every((secret) => secret.length >= 32),
    'must be secrets of at least 32 characters, separated by commas',
  );

/** Requests per minute and address; 0 is no limit. */
/** A number of days; 0 for no limit. */
const days = integer(0, 36_500);
const rate = integer(0, 1_000_000);

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  SNAPSHOT: z
    .string()
    .min(1)
    .refine(
      (text) => !isBucketUrl(text) || parseBucketUrl(text) !== undefined,
      'must be like s3://bucket/prefix',
    )
    .optional(),
  SITE_CONFIG: z.string().min(1).optional(),
  SNAPSHOT_POLL_MS: integer(100, 3_600_000).default(2000),
  MAX_CONNECTIONS: integer(10, 1_000_000).default(2000),
  MAX_WAIT_MS: integer(10, 60_000).default(500),
  PAGE_CACHE_MB: integer(1, 65_536).default(8),
  HTML_CACHE_MB: integer(0, 65_536).default(64),
  HTML_CACHE_MIN_REQUESTS: integer(1, 1000).default(2),
  ORIGIN: origin.optional(),
  HSTS_INCLUDE_SUBDOMAINS: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
  IMAGE_ORIGINS: origins.default([
    'https://cards.scryfall.io',
    'https://img.scryfall.com',
    'https://svgs.scryfall.io',
  ]),
  IMAGE_SERVICE: imageService.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.default(0),
  RATE_LIMIT_RECS: rate.default(600),
  RATE_LIMIT_CARDS: rate.default(600),
  RATE_LIMIT_TYPEAHEAD: rate.default(3000),
  RATE_LIMIT_API: rate.default(600),
  RATE_LIMIT_MESSAGES: rate.default(20),
  RATE_LIMIT_SIGN_IN: rate.default(10),
  RATE_LIMIT_ACCOUNTS: rate.default(120),
  REDIS_URL: url('redis', 'rediss').optional(),
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  REQUEST_ID_HEADER: z
    .string()
    .regex(/^[A-Za-z\d-]{1,64}$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', 'must be http/json: traces are sent by OTLP over HTTP, as JSON')
    .optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  ACCOUNTS: z.enum(['local', 'postgres', 'firebase'], 'must be local, postgres or firebase').default('local'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  SESSION_SECRETS: secrets.optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .max(320)
    .refine(isSender, 'must be an e-mail address, or a name and an address in angle brackets')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
  FIRESTORE_EMULATOR_HOST: z.string().min(1).optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,40}$/u, 'must be a name of at most 40 characters')
    .optional(),
  PATREON_CLIENT_ID: z.string().min(1).optional(),
  PATREON_CLIENT_SECRET: z.string().min(1).optional(),
  PATREON_WEBHOOK_SECRET: z.string().min(1).optional(),
  PATREON_CAMPAIGN_ID: z.string().min(1).optional(),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'must be the public key of an application of Discord, 64 hexadecimal digits')
    .optional(),
  DISCORD_APPLICATION_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be the number of an application of Discord')
    .optional(),
  DISCORD_BOT_TOKEN: z.string().min(1).optional(),
  DISCORD_ORIGIN: origin.default('https://discord.com'),
  PATREON_ORIGIN: origin.default('https://www.patreon.com'),
  MAX_AGE_CARDS: days.default(14),
  MAX_AGE_PRICES: days.default(14),
  MAX_AGE_COMBOS: days.default(90),
  MAX_AGE_DECKS: days.default(60),
  MAX_AGE_RULES: days.default(365),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  MOXFIELD_USER_AGENT: z
    .string()
    .trim()
    .regex(
      /^[\x20-\x7e]{1,200}$/,
      'must be a User-Agent that Moxfield has approved, at most 200 characters of ASCII',
    )
    .optional(),
  CONTACT_EMAIL: z.string().trim().refine(isEmailShaped, 'must be an e-mail address').optional(),
});

/** How old each kind of data may be, in days. */
export const ageLimits = (
  env: Pick<
    z.infer<typeof Variables>,
    'MAX_AGE_CARDS' | 'MAX_AGE_PRICES' | 'MAX_AGE_COMBOS' | 'MAX_AGE_DECKS' | 'MAX_AGE_RULES'
  >,
): Readonly<Record<DataKind, number>> => ({
  cards: env.MAX_AGE_CARDS,
  prices: env.MAX_AGE_PRICES,
  combos: env.MAX_AGE_COMBOS,
  decks: env.MAX_AGE_DECKS,
  rules: env.MAX_AGE_RULES,
});

/** The parsed environment; only this file reads process.env. README.md describes each variable. */
export type Env = Readonly<Omit<z.infer<typeof Variables>, 'DATA_DIR' | 'SNAPSHOT'>> & {
  /** absolute path */
  readonly DATA_DIR: string;
  /** absolute path, http(s) URL or s3 URL of the folder that contains current.json */
  readonly SNAPSHOT: string;
};

/** Invalid variables; the message lists each on its own line. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  constructor(readonly issues: readonly string[]) {
    super(`Invalid environment variables:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  }
}

/** Variables whose values a message must not repeat. */
const isSecret = (name: string): boolean => /SECRET|KEY|TOKEN|^(?:SMTP|REDIS|DATABASE)_URL$/.test(name);

/** Variables that only go together: a provider of identities. */
const PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** Variables that lack another one, or do not go with it. */
const conflicts = (set: z.infer<typeof Variables>): readonly string[] => {
  const hasMails = set.SMTP_URL !== undefined;
  const isFirebase = set.ACCOUNTS === 'firebase';
  const isPostgres = set.ACCOUNTS === 'postgres';
  const isLive = set.NODE_ENV === 'production';
  const hasProvider = PROVIDER.some((name) => set[name] !== undefined);
  const checks: readonly (readonly [isConflict: boolean, issue: string])[] = [
    [
      hasMails && set.ORIGIN === undefined,
      'ORIGIN: set it where SMTP_URL is set; links of mails must not follow the Host header of a request',
    ],
    [hasMails && set.MAIL_FROM === undefined, 'MAIL_FROM: set it where SMTP_URL is set; mails need a sender'],
    [
      isPostgres && set.DATABASE_URL === undefined,
      'DATABASE_URL: set it where ACCOUNTS is postgres (docs/postgres.md)',
    ],
    [
      isPostgres && set.SESSION_SECRETS === undefined,
      'SESSION_SECRETS: set it where ACCOUNTS is postgres; all processes of a site sign cookies with the same',
    ],
    [
      isFirebase && set.FIREBASE_PROJECT_ID === undefined,
      'FIREBASE_PROJECT_ID: set it where ACCOUNTS is firebase (docs/firebase.md)',
    ],
    [
      isFirebase && set.FIREBASE_API_KEY === undefined,
      'FIREBASE_API_KEY: set it where ACCOUNTS is firebase (docs/firebase.md)',
    ],
    ...PROVIDER.map(
      (name) =>
        [
          hasProvider && set[name] === undefined,
          `${name}: set it, or none of ${PROVIDER.join(', ')} (docs/operations/openid-connect.md)`,
        ] as const,
    ),
    [
      hasProvider && set.ORIGIN === undefined,
      'ORIGIN: set it where OIDC_ISSUER is set; the redirect URI must not follow the Host header of a request',
    ],
    [
      hasProvider && isFirebase,
      'OIDC_ISSUER: not where ACCOUNTS is firebase, which signs people in itself; take ACCOUNTS=local or postgres',
    ],
    ...(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const).map(
      (name) =>
        [
          isLive && set[name] !== undefined,
          `${name}: only for tests; an emulator lets everybody sign in as anybody`,
        ] as const,
    ),
  ];
  return checks.filter(([isConflict]) => isConflict).map(([, issue]) => issue);
};

/** The root of the workspace that contains a folder; the folder itself outside a workspace. */
const workspaceRoot = (from: string): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (dirname(folder) === folder) return from;
  }
};

/**
 * Parses environment variables; an empty one counts as not set. Throws an EnvError that lists all invalid ones.
 * @example parseEnv({ PORT: '8080' }).PORT // 8080
 */
export const parseEnv = (
  variables: Readonly<Record<string, string | undefined>>,
  cwd = process.cwd(),
): Env => {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Variables.safeParse(set);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return isSecret(name) ? `${name}: ${message}` : `${name}=${JSON.stringify(set[name])}: ${message}`;
    });
    throw new EnvError(issues);
  }
  const issues = conflicts(parsed.data);
  if (issues.length > 0) throw new EnvError(issues);
  const { DATA_DIR, SNAPSHOT, ...rest } = parsed.data;
  const dataDir = DATA_DIR === undefined ? join(workspaceRoot(cwd), 'data') : resolve(cwd, DATA_DIR);
  const snapshot = SNAPSHOT === undefined ? join(dataDir, 'snapshots') : SNAPSHOT;
  return {
    ...rest,
    DATA_DIR: dataDir,
    SNAPSHOT: isWebUrl(snapshot) || isBucketUrl(snapshot) ? snapshot : resolve(cwd, snapshot),
  };
};

let parsedEnv: Env | undefined;

/** The environment of this process, parsed once. Throws an EnvError where a variable is invalid. */
export const env = (): Env => (parsedEnv ??= parseEnv(process.env));
