import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('imports only the domain and zod, and uses no console, clock or randomness', () => {
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/\bfrom '([^']+)'/g)) {
      expect(`${file}: ${name}`).toMatch(/: (?:\.{1,2}\/|@crownsmith\/domain$|zod$)/);
    }
    expect(`${file}: ${text}`).not.toMatch(/Math\.random|Date\.now|new Date|process\.|console\./);
  }
});
