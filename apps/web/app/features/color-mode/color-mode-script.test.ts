import { runInNewContext } from 'node:vm';
import { resolveColorMode, COLOR_MODES } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { DARK_MODE_FLAG, COLOR_MODE_SCRIPT } from './color-mode-script';
import { makeCookie } from '#app/visitor/cookie-attributes';
import { colorModeOfCookies } from '#app/visitor/color-mode.server';

const run = (
  facts: { cookie: string | null; flag: string | null | Error; dark: boolean },
  protocol = 'https:',
) => {
  const attributes: Record<string, string> = {};
  let show = (): void => undefined;
  const document = {
    addEventListener: (_type: 'visibilitychange', listener: () => void) => (show = listener),
    cookie: facts.cookie === null ? 'a=1; xtheme=dark' : `a=1; theme=${facts.cookie}; b=2`,
    documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) },
  };
  const before = document.cookie;
  const localStorage = {
    getItem: (key: string) => {
      if (facts.flag instanceof Error) throw facts.flag;
      return key === DARK_MODE_FLAG ? facts.flag : null;
    },
  };
  const matchMedia = () => ({ matches: facts.dark });
  runInNewContext(COLOR_MODE_SCRIPT, { document, localStorage, matchMedia, location: { protocol } });
  return {
    mode: attributes['data-color-mode'],
    written: document.cookie === before ? undefined : document.cookie,
    shownAgain: (cookie: string) => {
      document.cookie = cookie;
      show();
      return attributes['data-color-mode'];
    },
  };
};

describe('the colour mode before the first paint', () => {
  const cookies = [null, 'light', 'dark', 'pink', ''];
  const flags = [null, 'true', 'false', '', 'TRUE', '1'];
  it.each(
    cookies.flatMap((cookie) =>
      flags.flatMap((flag) => [true, false].map((dark) => ({ cookie, flag, dark }))),
    ),
  )('equals the domain’s for %o', ({ cookie, flag, dark }) => {
    const expected = resolveColorMode({ cookie, storedDarkMode: flag, systemPrefersDark: dark });
    const { mode, written } = run({ cookie, flag, dark });
    expect(mode).toBe(expected);
    const known = COLOR_MODES.some((mode) => mode === cookie);
    expect(written).toBe(known ? undefined : makeCookie(`theme=${expected}`, 'https:'));
  });

  it('is stored in a cookie that is Secure on HTTPS alone', () => {
    const first = { cookie: null, flag: null, dark: true };
    expect(run(first, 'https:').written).toBe('theme=dark;path=/;max-age=31536000;samesite=lax;secure');
    expect(run(first, 'http:').written).toBe('theme=dark;path=/;max-age=31536000;samesite=lax');
  });

  it('follows what another tab has chosen once the page is seen again', () =>
    expect(run({ cookie: 'light', flag: null, dark: false }).shownAgain('theme=dark')).toBe('dark'));

  it('follows the system where storage is blocked', () => {
    expect(run({ cookie: null, flag: new Error('denied'), dark: true }).mode).toBe('dark');
  });
});

describe('colorModeOfCookies', () => {
  it('reads the cookie and rejects unknown modes', () => {
    expect(colorModeOfCookies('a=b; theme=dark; c=d')).toBe('dark');
    expect(colorModeOfCookies('xtheme=dark')).toBeUndefined();
    expect(colorModeOfCookies('theme=pink')).toBeUndefined();
    expect(colorModeOfCookies(undefined)).toBeUndefined();
  });
});
