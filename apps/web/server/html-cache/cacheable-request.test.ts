import { describe, expect, it } from 'vitest';
import { normalizeCookies } from './cacheable-request';

describe('normalizeCookies', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['theme=dark', 'theme=dark'],
    ['listStyle=table; theme=light', 'theme=light; listStyle=table'],
    ['x=1; theme=dark; y=2', 'theme=dark'],
    ['theme=pink', ''],
    ['theme=DARK', ''],
    ['theme="dark"', ''],
    ['theme=dark; theme=light', 'theme=dark'],
    ['theme=pink; theme=light', 'theme=light'],
    ['theme=', ''],
    ['theme', ''],
    ['xtheme=dark; themes=dark', ''],
    ['listStyle=poster; theme=dark\n', ''],
    ['listStyle=__proto__', ''],
    ['userState={"saltLevel":2,"x":1}; theme=dark', 'theme=dark; userState=%7B%22saltLevel%22%3A2%7D'],
    ['userState={"saltLevel":9,"namesUnderCards":"yes"}', ''],
    [`theme=${'dark'.repeat(2000)}`, ''],
    [`${'x=1; '.repeat(2000)}theme=dark`, 'theme=dark'],
  ])('%j becomes %j', (cookies, normalized) => expect(normalizeCookies(cookies)).toBe(normalized));
});
