import { afterEach, expect, it, vi } from 'vitest';
import { externalUrl } from './external-url';

afterEach(() => vi.restoreAllMocks());

it('marks where visits come from', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(externalUrl('shop.example/a?b=1', 'footer')).toBe(
    'https://shop.example/a?b=1&utm_source=crownsmith&utm_medium=footer',
  );
  expect(warn).not.toHaveBeenCalled();
});

it('keeps an invalid address as it is, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(externalUrl('two words.example', 'footer')).toBe('two words.example');
  expect(warn).toHaveBeenCalledExactlyOnceWith('A link leads to no valid address: two words.example');
});
