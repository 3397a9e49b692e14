import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.server';

const issuesOf = (variables: Record<string, string>): readonly string[] => {
  try {
    parseEnv(variables);
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.issues : [String(error)];
  }
};

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({}, '/srv/site')).toMatchObject({
      PORT: 3000,
      NODE_ENV: 'production',
      DATA_DIR: '/srv/site/data',
      SNAPSHOT: '/srv/site/data/snapshots',
    });
  });

  it('finds the root of the workspace from a folder in it', () => {
    const root = mkdtempSync(join(tmpdir(), 'env-'));
    writeFileSync(join(root, 'pnpm-workspace.yaml'), '');
    expect(parseEnv({}, join(root, 'apps', 'web')).DATA_DIR).toBe(join(root, 'data'));
  });

  it('resolves relative folders against the working directory and keeps URLs', () => {
    expect(parseEnv({ DATA_DIR: 'x/y' }, '/srv').SNAPSHOT).toBe('/srv/x/y/snapshots');
    expect(parseEnv({ SNAPSHOT: 'snaps' }, '/srv').SNAPSHOT).toBe('/srv/snaps');
    expect(parseEnv({ SNAPSHOT: 'https://cdn.example/s/' }).SNAPSHOT).toBe('https://cdn.example/s/');
  });

  it('treats an empty variable as not set', () => {
    expect(parseEnv({ PORT: '', ORIGIN: '' }).PORT).toBe(3000);
  });

  it('parses numbers, lists and proxies', () => {
    const env = parseEnv({
      PORT: '8080',
      IMAGE_ORIGINS: 'https://a.example  https://b.example',
      TRUST_PROXY: '2',
      ORIGIN: 'https://x.example/',
    });
    expect(env).toMatchObject({ PORT: 8080, TRUST_PROXY: 2, ORIGIN: 'https://x.example' });
    expect(env.IMAGE_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
    expect(parseEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).TRUST_PROXY).toBe('loopback, 10.0.0.0/8');
  });

  it.each([
    ['IMAGE_ORIGINS', 'https://*'],
    ['IMAGE_ORIGINS', 'https://a;script-src-elem'],
    ['IMAGE_SERVICE', 'https://*/{url}/{width}'],
    ['IMAGE_SERVICE', 'https://{width}/{url}'],
    ['IMAGE_SERVICE', '/\\evil.example/{url}/{width}'],
    ['ORIGIN', 'https://a;b'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MOXFIELD_USER_AGENT', 'Site/1\r\nX: y'],
    ['MOXFIELD_USER_AGENT', 'Sité/1'],
    ['MOXFIELD_USER_AGENT', 'x'.repeat(201)],
  ])('refuses the unsafe or invalid %s=%s', (name, value) =>
    expect(issuesOf({ [name]: value })).toHaveLength(1),
  );
  it('accepts a wildcard for subdomains and drops paths in IMAGE_ORIGINS', () =>
    expect(parseEnv({ IMAGE_ORIGINS: 'https://*.a.example https://b.example/c' }).IMAGE_ORIGINS).toEqual([
      'https://*.a.example',
      'https://b.example',
    ]));
  it('accepts a picture service with {url} and {width}', () => {
    const of = (IMAGE_SERVICE: string) => issuesOf({ IMAGE_SERVICE }).length;
    expect(of('https://p.example/{width}?u={url}')).toBe(0);
    expect(of('/_image?u={url}&w={width}&q={quality}')).toBe(0);
    for (const wrong of [
      'https://p.example/{url}',
      '//p.example/{url}{width}',
      'x{url}{width}',
      '/{url},{width}',
    ])
      expect(of(wrong)).toBeGreaterThan(0);
  });

  it('lists every invalid variable with what it must be', () => {
    const issues = issuesOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      ORIGIN: 'x.example',
      RATE_LIMIT_RECS: '-1',
    });
    expect(issues).toHaveLength(4);
    expect(issues[0]).toBe('PORT="70000": must be from 0 to 65535');
    expect(issues.join('\n')).toMatch(
      /ORIGIN="x.example": must be an http.*\nLOG_LEVEL="loud": Invalid option/,
    );
    expect(issuesOf({ ORIGIN: 'https://x.example/path' })).toEqual([
      'ORIGIN="https://x.example/path": must have no path: the site has its host to itself',
    ]);
  });
});

describe('variables of a provider of sign-ins', () => {
  const PROVIDER = {
    ORIGIN: 'https://a.example',
    OIDC_ISSUER: 'https://guild.example/realms/players',
    OIDC_CLIENT_ID: 'crownsmith',
    OIDC_CLIENT_SECRET: 'hidden',
    OIDC_NAME: 'Guild Hall',
  };
  const named = (variables: Record<string, string>) =>
    issuesOf(variables).map((issue) => issue.split(/[=:]/)[0]);

  it('belong together, with an origin, and not to Firebase', () => {
    expect(parseEnv(PROVIDER)).toMatchObject(PROVIDER);
    expect(named({ ...PROVIDER, OIDC_CLIENT_SECRET: '', ORIGIN: '' })).toEqual([
      'OIDC_CLIENT_SECRET',
      'ORIGIN',
    ]);
    expect(named({ OIDC_NAME: 'Guild Hall', ORIGIN: 'https://a.example' })).toEqual([
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
    ]);
    const firebase = { ACCOUNTS: 'firebase', FIREBASE_PROJECT_ID: 'x', FIREBASE_API_KEY: 'y' };
    expect(issuesOf({ ...PROVIDER, ...firebase }).join()).toContain('not where ACCOUNTS is firebase');
  });

  it('name an issuer by https, or on this machine', () => {
    for (const OIDC_ISSUER of [
      'https://a.example',
      'https://a.example/o/x/',
      'http://127.0.0.1:4000',
      'http://[::1]:4',
    ])
      expect(parseEnv({ ...PROVIDER, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER);
    for (const OIDC_ISSUER of [
      'http://a.example',
      'a.example',
      'https://a.example?x=1',
      'https://u:p@a.example',
      'https://a.example/.well-known/openid-configuration',
      'http://127.0.0.1.evil.example',
    ])
      expect(named({ ...PROVIDER, OIDC_ISSUER }), OIDC_ISSUER).toEqual(['OIDC_ISSUER']);
    expect(named({ ...PROVIDER, OIDC_NAME: 'x'.repeat(41) })).toEqual(['OIDC_NAME']);
    expect(issuesOf({ ...PROVIDER, OIDC_CLIENT_ID: '' }).join()).not.toContain('hidden');
  });
});

describe('variables of mails', () => {
  const SMTP = { SMTP_URL: 'smtps://forge:s3cret@mail.example' };

  it('need a sender and an origin once a mail server is set', () => {
    expect(issuesOf(SMTP).map((issue) => issue.split(':')[0])).toEqual(['ORIGIN', 'MAIL_FROM']);
    expect(
      parseEnv({ ...SMTP, ORIGIN: 'https://a.example', MAIL_FROM: 'The Forge <post@forge.example>' }),
    ).toMatchObject({ MAIL_FROM: 'The Forge <post@forge.example>' });
    expect(parseEnv({ MAIL_FROM: 'post@forge.example' }).SMTP_URL).toBeUndefined();
  });

  it.each([
    'post',
    'a@mail.example, b@mail.example',
    'A <a@mail.example>, B <b@mail.example>',
    'A\r\nBcc: b@mail.example <a@mail.example>',
  ])('take one sender: not %j', (MAIL_FROM) => expect(issuesOf({ MAIL_FROM })).toHaveLength(1));

  it('stay out of messages where they hold a secret', () => {
    const issues = issuesOf({
      SMTP_URL: 'https://u:hidden@x',
      REDIS_URL: 'hidden',
      SESSION_SECRETS: 'hidden',
    });
    expect(issues).toHaveLength(3);
    expect(issues.join()).not.toContain('hidden');
  });

  it('asks for the database, and for secrets that processes share, where accounts are in PostgreSQL', () => {
    const variables = {
      ACCOUNTS: 'postgres',
      DATABASE_URL: 'postgres:///crownsmith?host=/run/postgresql',
      SESSION_SECRETS: 'x'.repeat(32),
    };
    expect(issuesOf(variables)).toEqual([]);
    expect(issuesOf({ ACCOUNTS: 'postgres' })).toEqual([
      expect.stringMatching(/^DATABASE_URL: set it/),
      expect.stringMatching(/^SESSION_SECRETS: set it/),
    ]);
    const [issue] = issuesOf({ ...variables, DATABASE_URL: 'mysql://site:hidden@db.example/x' });
    expect(issue).toMatch(/^DATABASE_URL: must be a URL that begins with postgres:/);
    expect(issue).not.toContain('hidden');
  });

  it('asks for the project where accounts are in Firebase', () => {
    const project = { ACCOUNTS: 'firebase', FIREBASE_PROJECT_ID: 'a', FIREBASE_API_KEY: 'b' };
    expect(issuesOf(project)).toEqual([]);
    expect(issuesOf({ ACCOUNTS: 'firebase' })).toEqual([
      expect.stringMatching(/^FIREBASE_PROJECT_ID: set it/),
      expect.stringMatching(/^FIREBASE_API_KEY: set it/),
    ]);
  });

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])('refuses %s in production', (name) => {
    expect(issuesOf({ [name]: '127.0.0.1:9099', NODE_ENV: 'test' })).toEqual([]);
    for (const variables of [{}, { NODE_ENV: 'production' }])
      expect(issuesOf({ ...variables, [name]: '127.0.0.1:9099' })).toEqual([
        expect.stringMatching(`^${name}: only for tests`),
      ]);
  });
});
