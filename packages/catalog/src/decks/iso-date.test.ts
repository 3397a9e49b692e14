import { describe, expect, it } from 'vitest';
import { parseIsoDate, parseTime } from './iso-date';

describe('parseIsoDate', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-05-01T23:00:00Z', '2024-05-01'],
    ['x', null],
    [undefined, null],
  ])('parses %j as %j', (text, day) => expect(parseIsoDate(text)).toBe(day));
});

describe('parseTime', () => {
  it.each([
    [1_735_689_600, '2025-01-01'],
    [1_735_689_600_000, '2025-01-01'],
    ['2025-01-01T12:00:00Z', '2025-01-01'],
    ['1735689600', '2025-01-01'],
    ['1735689600000', '2025-01-01'],
    ['20250101', null],
    [9e300, null],
    [null, null],
  ])('parses %j as %j', (time, day) => expect(parseTime(time)).toBe(day));
});
