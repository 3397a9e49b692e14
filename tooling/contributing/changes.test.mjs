import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBase } from './changes.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const commit = () => {
  git('commit', '--quiet', '--allow-empty', '-m', 'Change nothing');
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('findBase', () => {
  let first;
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    first = commit();
    git('checkout', '--quiet', '-b', 'mine');
    commit();
  });

  it('is where the branch left main', () => expect(findBase(folder)).toEqual({ commit: first }));

  it('is where it left main of a remote, in a clone without main', () => {
    git('update-ref', 'refs/remotes/origin/main', 'main');
    git('branch', '--quiet', '-D', 'main');
    expect(findBase(folder)).toEqual({ commit: first });
  });

  it('asks for a commit in a clone without either', () => {
    git('branch', '--quiet', '-D', 'main');
    expect(findBase(folder).reason).toContain('changed HEAD~1');
    expect(findBase(folder, 'HEAD~1')).toEqual({ commit: first });
  });

  it.each(['nowhere', '--all', ''])('names the commit %j that the clone does not have', (chosen) =>
    expect(findBase(folder, chosen).reason).toContain(`no commit ${chosen}:`),
  );
});

it('finds no base outside of a clone', () =>
  expect(findBase(folder).reason).toContain('run npm test without changed'));
