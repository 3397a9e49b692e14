import { describe, expect, it } from 'vitest';
import { makeVersion } from './snapshot-folder';

const NOW = new Date('2026-11-22T09:30:00Z');

describe('makeVersion', () => {
  it.each([
    ['the time', [], '20261122t093000-r10'],
    ['the time after older versions', ['20261121t093000-r9', '0-made-by-hand'], '20261122t093000-r10'],
    ['the next second, where this one has a version', ['20261122t093000-r9'], '20261122t093001-r10'],
    ['the second after a version of a clock that was ahead', ['20261123t235959-r9'], '20261124t000000-r10'],
  ])('has %s', (_what, taken, expected) => {
    const version = makeVersion(NOW, 10, taken);
    expect(version).toBe(expected);
    expect([...taken, version].sort().at(-1)).toBe(version);
  });
});
