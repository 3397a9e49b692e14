import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');

/** Runs vitest over the fixtures. Returns the JSON report: its files by name. */
const runFixtures = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crownsmith-fixtures-'));
  const report = join(folder, 'report.json');
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: fixtures }).catch(() => undefined);
    const { testResults } = JSON.parse(await readFile(report, 'utf8'));
    return Object.fromEntries(testResults.map((file) => [file.name.split('/').at(-1), file]));
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('fail-on-console', () => {
  let files;
  beforeAll(async () => {
    files = await runFixtures();
  });

  it('fails the tests that call console.error or console.warn, and no others', () => {
    const { assertionResults } = files['in-tests.fixture.mjs'];
    const titles = { failed: [], passed: [] };
    for (const { title, status } of assertionResults) titles[status].push(title);
    expect(titles.failed).toHaveLength(3);
    expect(titles.passed).toHaveLength(2);
    for (const title of titles.failed) expect(title).toMatch(/^fails /);
    for (const title of titles.passed) expect(title).toMatch(/^passes /);
  });

  it('reports the formatted text and the line of the call', () => {
    const [{ failureMessages }] = files['in-tests.fixture.mjs'].assertionResults;
    expect(failureMessages[0]).toMatch(
      /^Error: Unexpected console\.error: a card without a name\n +at .*in-tests\.fixture\.mjs:4:/,
    );
  });

  it('fails a file that calls console.error outside its tests', () => {
    const { status, message } = files['outside-tests.fixture.mjs'];
    expect(status).toBe('failed');
    expect(message).toContain('Unexpected console.error: while tests are collected');
  });
});

describe('test projects', () => {
  it('all use the set-up files', async () => {
    const { projects } = (await import('../../vitest.config.mjs')).default.test;
    const configs = await Array.fromAsync(glob(projects, { cwd: root }));
    expect(configs.length).toBeGreaterThan(6);
    for (const file of configs) {
      const { test } = (await import(join(root, file))).default;
      expect(test.setupFiles, file).toContain(join(root, 'tooling/vitest/fail-on-console.mjs'));
      expect(test.globalSetup, file).toContain(join(root, 'tooling/vitest/temporary-folder.mjs'));
    }
  });
});
