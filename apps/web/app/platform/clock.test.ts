import { describe, expect, it } from 'vitest';
import { createSteadyClock, isAhead, isOver } from './clock.server';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 22);

describe('isOver', () => {
  it.each([
    ['before its end', NOW + 1, false],
    ['at its end', NOW, true],
    ['made now', NOW + HOUR, false],
    ['made before the clock went back by an hour', NOW + 2 * HOUR, false],
    ['made before the clock went back by a year', NOW + HOUR + 365 * DAY, true],
  ])('what lasts an hour, %s', (_what, expiresAt, expected) =>
    expect(isOver(expiresAt, HOUR, NOW)).toBe(expected),
  );
});

it('a stored time orders nothing where it is a minute ahead', () =>
  expect([NOW - DAY, NOW, NOW + 59_999, NOW + 60_000].map((time) => isAhead(time, NOW))).toEqual([
    false,
    false,
    false,
    true,
  ]));

it('a steady clock goes back with the system’s, and ahead as fast as time passes', () => {
  let [wall, elapsed] = [NOW, 5000];
  const steady = createSteadyClock(
    () => wall,
    () => elapsed,
  );
  wall += HOUR;
  elapsed += HOUR;
  expect(steady()).toBe(NOW + HOUR);
  wall += 365 * DAY;
  elapsed += 1000;
  expect(steady()).toBe(NOW + HOUR + 1000);
  wall = NOW - DAY;
  expect(steady()).toBe(NOW - DAY);
});
