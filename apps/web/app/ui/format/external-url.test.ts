import { afterEach, expect, it, vi } from 'vitest';
import { externalUrl } from './external-url';

afterEach(() => vi.restoreAllMocks());

it('adds the UTM parameters', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(externalUrl('shop.example/a?b=1', 'footer')).toBe(
    'https://shop.example/a?b=1&utm_source=crownsmith&utm_medium=footer',
  );
  expect(warn).not.toHaveBeenCalled();
});

it('returns an invalid URL unchanged, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(externalUrl('two words.example', 'footer')).toBe('two words.example');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Invalid URL of an external link: two words.example');
});
