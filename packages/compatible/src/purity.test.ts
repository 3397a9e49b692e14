import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('imports only the domain and the HTTP contract, and uses no clock, randomness or console', () => {
  expect(sources.length).toBeGreaterThan(5);
  for (const file of sources) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, imported] of text.matchAll(/(?<!import type \* as z )from '([^']+)'/g))
      expect(`${file}: ${imported}`).toMatch(/: (\.{1,2}\/|@crownsmith\/(?:domain|api-client)$)/);
    expect(`${file}: ${text}`).not.toMatch(
      /Math\.random|Date\.now|new Date|performance\.|process\.|console\.|\bimport\(/,
    );
  }
});
