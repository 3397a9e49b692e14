import { expect, it } from 'vitest';
import { makeSecret } from '../secret.server';
import { sealText, unsealText } from './sealed-text.server';

it('a sealed text is read with its secret alone, and never the same twice', () => {
  const secret = makeSecret();
  const text = 'correct horse “battery” 🂡';
  const sealed = sealText(text, secret);
  expect(sealed).not.toContain('horse');
  expect(sealText(text, secret)).not.toBe(sealed);
  expect(unsealText(sealed, secret)).toBe(text);
  expect(() => unsealText(sealed, makeSecret())).toThrow();
});

it('a changed or cut sealed text is refused', () => {
  const secret = makeSecret();
  const sealed = sealText('a password', secret);
  const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + (sealed.at(-1) ?? '');
  for (const text of [changed, sealed.slice(0, 10), '']) expect(() => unsealText(text, secret)).toThrow();
});
