import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

it('imports the domain and zod alone, and no console, clock or chance', () => {
  expect(sources.length).toBeGreaterThan(8);
  for (const file of sources) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/\bfrom '([^']+)'/g)) {
      expect(`${file}: ${name}`).toMatch(/: (?:\.\/|@crownsmith\/domain$|zod$)/);
    }
    expect(`${file}: ${text}`).not.toMatch(/Math\.random|Date\.now|new Date|process\.|console\./);
  }
});
