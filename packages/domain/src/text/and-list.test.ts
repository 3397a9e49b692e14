import { describe, expect, it } from 'vitest';
import { andList } from './and-list';

describe('andList', () => {
  it.each([
    [[], ''],
    [['ramp'], 'ramp'],
    [['ramp', 'removal'], 'ramp and removal'],
    [['ramp', 'card draw', 'removal'], 'ramp, card draw and removal'],
  ])('writes %j as “%s”', (names, text) => expect(andList(names)).toBe(text));
});
