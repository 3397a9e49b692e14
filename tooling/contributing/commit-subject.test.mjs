import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './commit-subject.mjs';

describe('the subject of a commit', () => {
  it.each([
    'Read long collections in steps',
    'Process what waits',
    'Need a seed',
    'Focus the field',
    `Say ${'x'.repeat(68)}`,
    'Revert "Added things."',
    'Merge branch of somebody with a name that is so long that it has more than 72 characters',
  ])('may be: %s', (subject) => expect(faultsOf(subject)).toEqual([]));

  it.each([
    [`Say ${'x'.repeat(69)}`, 'characters'],
    ['fix it', 'capital'],
    ['Fix it.', 'full stop'],
    ['Added a test', 'imperative'],
    ['Adding a test', 'imperative'],
    ['Adds a test', 'imperative'],
    ['', 'capital'],
  ])('may not be: %s', (subject, why) => expect(faultsOf(subject).join(' ')).toContain(why));

  it('is checked by the hook of a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hook-'));
    const git = (...args) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
    git('init');
    git('config', 'core.hooksPath', fileURLToPath(new URL('../../.githooks', import.meta.url)));
    writeFileSync(join(folder, 'a'), 'a');
    git('add', 'a');
    const commit = (subject) =>
      spawnSync(
        'git',
        ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', subject],
        { encoding: 'utf8' },
      );
    const refused = commit('Added a file');
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain('imperative');
    expect(commit('Add a file').status).toBe(0);
  });
});
