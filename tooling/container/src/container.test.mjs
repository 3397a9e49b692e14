import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../scripts/programs.mjs';
import { root } from '../../scripts/toolchain.mjs';
import { lintCompose, parseCompose } from './lint-compose.mjs';
import { lintDockerfile } from './lint-dockerfile.mjs';
import { parseDockerIgnore } from './docker-ignore.mjs';
import { isIgnored, readProject, readProjectFile } from './project.mjs';

const dockerfile = readProjectFile('Dockerfile');
const compose = readProjectFile('compose.yaml');
const project = readProject();
const lint = (from, to) => {
  expect(dockerfile).toMatch(from);
  return lintDockerfile(dockerfile.replace(from, to), project).join('\n');
};

describe('the Dockerfile', () => {
  it('keeps the rules', () => expect(lintDockerfile(dockerfile, project)).toEqual([]));

  it.each([
    ['a syntax error', /^WORKDIR .*$/m, 'WORKDIR', /Line \d+: .*argument/i],
    ['another Node', 'node:24.21.0-bookworm-slim AS packages', 'node:24 AS packages', 'node:24.21.0'],
    ['another pnpm', /pnpm@[\d.]+ fetch/, 'pnpm@10.0.0 fetch', 'is pinned'],
    ['no lock file', ' --frozen-lockfile --offline', '', '--frozen-lockfile'],
    ['a missing file', 'COPY LICENSE NOTICE', 'COPY LICENSE NOTES', 'NOTES is missing'],
    ['an ignored file', 'COPY LICENSE', 'COPY deploy/secrets/site.env LICENSE', 'site.env is missing'],
    ['a missing stage', '--from=build', '--from=builder', 'no earlier stage is named builder'],
    ['a missing manifest', /^COPY packages\/domain.*\n/m, '', 'Production needs packages/domain'],
    ['no commands of operators', /^COPY --from=build .*apps\/web\/build\n/m, '', 'operator/accounts.js'],
    ['root', /^USER .*$/m, 'USER root', 'other than root'],
    ['no user', /^USER .*\n/m, '', 'other than root'],
    ['a shell', /^CMD .*$/m, 'CMD node apps/web/build/server/index.js', 'a shell'],
    ['no health check', /^HEALTHCHECK .*\n/m, '', 'HEALTHCHECK is missing'],
    ['a health check by curl', '["node", "check-health.mjs"]', '["curl", "localhost"]', 'no other program'],
    ['a secret', 'ENV NODE_ENV=production', 'ENV SMTP_PASSWORD=x', 'secrets stay'],
    ['a download', 'COPY LICENSE', 'ADD https://example.com/x.tgz', 'ADD'],
  ])('is refused with %s', (_, from, to, error) => expect(lint(from, to)).toMatch(error));
});

describe('the compose file', () => {
  const exists = (path) => existsSync(join(root, path));
  const lintChanged = (from, to) => {
    expect(compose).toMatch(from);
    return lintCompose(compose.replace(from, to), { exists }).join('\n');
  };

  it('keeps the rules', () => expect(lintCompose(compose, { exists })).toEqual([]));

  it.each([
    ['an unknown key', 'read_only: true', 'readonly: true', /must NOT have/],
    ['a writable root', 'read_only: true', 'read_only: false', 'web1: read_only'],
    ['capabilities', 'cap_drop: [ALL]', 'cap_drop: []', 'redis: cap_drop'],
    ['privileges to gain', /security_opt: .*/, 'security_opt: []', 'proxy: no-new-privileges'],
    ['root', "user: '1000:1000'", "user: '0:0'", 'web1: a user other than root'],
    ['the user of an image', /^ *user: haproxy\n/m, '', 'proxy: a user other than root'],
    ['temporary files on the root', /^ {2}tmpfs: \[\/tmp\]\n/m, '', 'updates: tmpfs'],
    ['signals that nobody gets', 'init: true', 'init: false', 'web2: init'],
    ['no ear for admins', ' --if-asked', '', 'updates: updates that an admin asks for'],
    ['no updates', /cli\.js update/g, 'cli.js status', 'No service updates'],
    ['no health check', /^ *healthcheck:\n *test: \[CMD, redis[^]*?timeout: 3s\n/m, '', 'redis: healthcheck'],
    ['an image without a version', 'haproxy:2.6-alpine', 'haproxy', 'proxy: the image haproxy'],
    ['a secret', 'TRUST_PROXY:', "SESSION_SECRETS: 'abc'\n    TRUST_PROXY:", 'SESSION_SECRETS is a secret'],
    ['a password', 'redis://redis', 'redis://me:pass@redis', 'REDIS_URL contains a password'],
    ['an unknown service', 'web2: { condition', 'web3: { condition', 'no service is named web3'],
    ['a missing file', 'deploy/haproxy.cfg:', 'deploy/nginx.conf:', 'deploy/nginx.conf does not exist'],
  ])('is refused with %s', (_, from, to, error) => expect(lintChanged(from, to)).toMatch(error));
});

const { HAPROXY: haproxy } = await findProgram('haproxy');

it.skipIf(haproxy === undefined)('has a configuration that HAProxy takes without a warning', () => {
  const { LISTEN } = parseCompose(compose).services.proxy.environment;
  const env = { LISTEN, WEB1: '127.0.0.1:3000', WEB2: '127.0.0.1:3001' };
  const { status, stderr } = spawnSync(haproxy, ['-c', '-q', '-f', join(root, 'deploy/haproxy.cfg')], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

describe('.dockerignore', () => {
  it('leaves out what git leaves out, and secrets', () => {
    const untracked = readProjectFile('.gitignore')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(/^\/|\/$/g, '').replace('*', 'x'));
    const paths = [
      ...untracked,
      ...untracked.filter((name) => !/data|secrets/.test(name)).map((name) => `apps/web/${name}`),
    ];
    const secrets = [
      '.env',
      'deploy/secrets/site.env',
      'firebase/service.key',
      'x/accounts.sqlite-wal',
      '.git/config',
    ];
    expect([...paths, ...secrets].filter((path) => !isIgnored(path))).toEqual([]);
  });

  it('lets in every file that is built from', () => {
    const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'tooling'], {
      cwd: root,
      encoding: 'utf8',
    });
    // Data of before are for tests.
    const sources = files.split('\n').filter((path) => path !== '' && !path.includes('/fixtures/'));
    expect(sources.filter(isIgnored)).toEqual([]);
  });

  it('is read as Docker reads it', () => {
    const ignores = parseDockerIgnore('# text\n/data/\n**/dist\n*.log\n');
    for (const path of ['data', 'data/x/y', 'dist', 'a/b/dist/c.js', 'x.log'])
      expect([path, ignores(path)]).toEqual([path, true]);
    for (const path of ['a/data', 'distant', 'a/x.log']) expect([path, ignores(path)]).toEqual([path, false]);
    expect(() => parseDockerIgnore('!x')).toThrow('exceptions');
  });
});
