import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { symbolOutlinesModule } from '../scripts/symbol-outlines';

it('symbol outlines are those of mana-symbols: if not, run scripts/write-symbol-outlines.ts', () =>
  expect(readFileSync(new URL('symbol-outlines.ts', import.meta.url), 'utf8')).toBe(symbolOutlinesModule()));
