import { expect, it } from 'vitest';
import { safeText } from './safe-text';

it('safeText preserves letters of every language and newlines', () => {
  expect(safeText('Grüße\nنص 中文 \u{1F409}')).toBe('Grüße\nنص 中文 \u{1F409}');
});
