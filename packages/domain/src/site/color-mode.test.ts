import { describe, expect, it } from 'vitest';
import { resolveColorMode, type ColorModeFacts } from './color-mode';

describe('the colour mode of the first load (specification, section 4)', () => {
  it.each<[ColorModeFacts, string]>([
    [{ cookie: 'dark', storedDarkMode: 'false', systemPrefersDark: false }, 'dark'],
    [{ cookie: 'light', storedDarkMode: 'true', systemPrefersDark: true }, 'light'],
    [{ cookie: 'blue', storedDarkMode: 'true', systemPrefersDark: false }, 'dark'],
    [{ storedDarkMode: 'true', systemPrefersDark: false }, 'dark'],
    [{ storedDarkMode: 'TRUE', systemPrefersDark: true }, 'light'],
    [{ storedDarkMode: '', systemPrefersDark: true }, 'light'],
    [{ storedDarkMode: null, systemPrefersDark: true }, 'dark'],
    [{ systemPrefersDark: false }, 'light'],
  ])('%j: %s', (facts, mode) => expect(resolveColorMode(facts)).toBe(mode));
});
