import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { audit, readAudit } from './advisories.mjs';
import { checkLicenses } from './licenses.mjs';
import { checkLock, checkScripts, readWorkspace } from './lock-file.mjs';
import { makeSbom, validateSbom } from './sbom.mjs';

const SHA512 = `sha512-${'A'.repeat(86)}==`;

describe('a licence', () => {
  const check = (license, name = 'left-pad') => checkLicenses([{ name, versions: ['1.0.0'], license }]);

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', '(Apache-2.0 AND MIT)'])(
    '%s is allowed',
    (license) => expect(check(license)).toEqual([]),
  );

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'Unknown', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
    '%s is not',
    (license) => expect(check(license)).toEqual([`left-pad 1.0.0 has the licence ${license}.`]),
  );

  it('is excepted for one package alone', () => {
    const license = '(OFL-1.1 AND GPL-3.0-only)';
    expect(check(license, 'keyrune')).toEqual([]);
    expect(check(license)).toHaveLength(1);
    expect(check('GPL-3.0-only', 'keyrune')).toHaveLength(1);
  });
});

describe('a lock file', () => {
  it.each([
    ['left-pad@1.0.0', {}],
    ['left-pad@1.0.0', { integrity: 'sha1-AAAA' }],
    ['left-pad@1.0.0', { integrity: SHA512, tarball: 'https://other.example/left-pad.tgz' }],
    ['left-pad@https://other.example/left-pad.tgz', { integrity: SHA512 }],
    ['left-pad@git+ssh://git@other.example/left-pad', { integrity: SHA512 }],
    ['left-pad@1.0.0', { type: 'git', commit: 'a', repo: 'b' }],
    ['left-pad@file:../left-pad', { type: 'directory', directory: '../left-pad' }],
  ])('with %s resolved by %j is refused', (name, resolution) =>
    expect(checkLock({ packages: { [name]: { resolution } } })).toHaveLength(1),
  );

  it('with a SHA-512 of each package is accepted', () => {
    const packages = {
      'left-pad@1.0.0': { resolution: { integrity: SHA512 } },
      '@a/b@2.0.0-rc.1': { resolution: { integrity: SHA512 } },
    };
    expect(checkLock({ packages })).toEqual([]);
  });
});

describe('install scripts', () => {
  it('run for esbuild and node alone', () => {
    expect(readWorkspace().onlyBuiltDependencies).toEqual(['esbuild', 'node']);
    expect(checkScripts(readWorkspace())).toEqual([]);
  });

  it.each([
    {},
    { onlyBuiltDependencies: ['esbuild', 'left-pad'] },
    { onlyBuiltDependencies: ['node'], dangerouslyAllowAllBuilds: true },
  ])('are refused for more: %j', (workspace) => expect(checkScripts(workspace)).toHaveLength(1));
});

describe('an audit', () => {
  /** Audits the project by a registry that responds with a status and a body. */
  const auditBy = async (status, body) => {
    const asked = [];
    const server = createServer((request, response) => {
      void text(request).then(() => {
        asked.push(request.url);
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const result = readAudit(await audit([`--registry=http://127.0.0.1:${server.address().port}/`]));
    server.close();
    expect(asked.length).toBeGreaterThan(0);
    return result;
  };
  const advisory = (severity) => ({
    severity, module_name: 'left-pad', title: 'Pads too much', url: 'https://advisories.example/1',
    findings: [{ version: '1.0.0', paths: ['.>left-pad'] }], vulnerable_versions: '<2', patched_versions: '>=2',
  }); // prettier-ignore

  it('fails for a weakness that the registry knows, and lists small ones', async () => {
    const vulnerabilities = { info: 0, low: 1, moderate: 0, high: 1, critical: 0 };
    const report = { advisories: { 1: advisory('high'), 2: advisory('low') }, metadata: { vulnerabilities } };
    expect(await auditBy(200, report)).toEqual({
      errors: ['left-pad (high): Pads too much https://advisories.example/1'],
      notes: ['left-pad (low): Pads too much https://advisories.example/1'],
    });
  });

  it('says that it was skipped where the registry has no such service', async () =>
    expect(await auditBy(405, {})).toEqual({
      errors: [],
      notes: [],
      skipped: expect.stringContaining('AUDIT'),
    }));
});

describe('the bill of materials', () => {
  const lock = {
    importers: {
      '.': { devDependencies: { eslint: { version: '10.0.0' } } },
      'apps/web': {
        dependencies: { '@a/b': { version: '1.0.0(c@2.0.0)' }, local: { version: 'link:../local' } },
        devDependencies: { vite: { version: '6.0.0' } },
      },
    },
    packages: Object.fromEntries(
      ['@a/b@1.0.0', 'c@2.0.0', 'vite@6.0.0', 'eslint@10.0.0'].map((key) => [
        key,
        { resolution: { integrity: SHA512 } },
      ]),
    ),
    snapshots: {
      '@a/b@1.0.0(c@2.0.0)': { dependencies: { c: '2.0.0' } },
      'c@2.0.0': {},
      'vite@6.0.0': {},
      'eslint@10.0.0': {},
    },
  };
  const licenses = new Map([['@a/b', 'MIT'], ['c', 'MIT AND OFL-1.1']]); // prettier-ignore
  const input = { lock, licenses, name: 'site', version: '1.2.3' };

  it('has what production needs, with licences, digests and dependencies, and fits the schema', async () => {
    const made = makeSbom(input);
    expect(await validateSbom(made)).toBeNull();
    expect(makeSbom(input)).toBe(made);
    const { components, dependencies } = JSON.parse(made);
    expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40a/b@1.0.0', 'pkg:npm/c@2.0.0']);
    expect(components[0]).toMatchObject({
      group: '@a',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '00'.repeat(64) }],
    });
    expect(components[1]).toMatchObject({ licenses: [{ expression: 'MIT AND OFL-1.1' }] });
    expect(dependencies).toContainEqual({ ref: 'site', dependsOn: ['@a/b@1.0.0(c@2.0.0)'] });
    expect(dependencies).toContainEqual({ ref: '@a/b@1.0.0(c@2.0.0)', dependsOn: ['c@2.0.0'] });
  });

  it('is refused where it does not fit the schema', async () =>
    expect(await validateSbom(JSON.stringify({ bomFormat: 'CycloneDX', components: [{}] }))).not.toBeNull());
});
