import { describe, expect, it } from 'vitest';
import { isWebUrl } from './web-url';

describe('isWebUrl', () => {
  it.each(['https://example.org', 'http://127.0.0.1:7350/a?b#c', 'HTTPS://example.org'])('takes %s', (text) =>
    expect(isWebUrl(text)).toBe(true),
  );

  it.each([
    '',
    'example.org',
    '/decks/1',
    '//example.org',
    'javascript:alert(1)',
    'data:text/html,a',
    'file:///etc/hosts',
    'https:',
    'httpsx://example.org',
  ])('refuses %j', (text) => expect(isWebUrl(text)).toBe(false));
});
