import { expect, it } from 'vitest';
import { ownBytes } from './own-bytes';

it.each(['', 'a', 'x'.repeat(100_000)])('bytes are kept in memory of their own (%#)', (text) => {
  const own = ownBytes(Buffer.from(text));
  expect(own.toString()).toBe(text);
  expect(own.buffer.byteLength).toBe(own.byteLength);
});

it('bytes that have their own memory are not copied', () => {
  const bytes = Buffer.allocUnsafeSlow(3);
  expect(ownBytes(bytes)).toBe(bytes);
});
