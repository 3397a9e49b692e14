import { describe, expect, it } from 'vitest';
import { COLOR_MODE_COOKIE, COOKIE_MAX_AGE, USER_STATE_COOKIE } from './cookie';

describe('cookies (specification, section 9)', () => {
  it('have the ages and names of the specification', () => {
    expect(COOKIE_MAX_AGE).toEqual({ hour: 3600, day: 86400, week: 604800, month: 2592000, year: 31536000 });
    expect([COLOR_MODE_COOKIE, USER_STATE_COOKIE]).toEqual(['theme', 'userState']);
  });
});
