import { describe, expect, it } from 'vitest';
import { parseIsoDate } from './iso-date';

describe('parseIsoDate', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-05-01T23:00:00Z', '2024-05-01'],
    ['x', null],
    [undefined, null],
  ])('parses %j as %j', (text, day) => expect(parseIsoDate(text)).toBe(day));
});
