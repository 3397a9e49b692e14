import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('imports only the domain and the generator of random numbers, and uses no clock, randomness or console', () => {
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const imports = [...text.matchAll(/\bfrom '([^']+)'|\bimport\(\s*'([^']+)'/g)].map(
      (match) => match[1] ?? match[2],
    );
    for (const name of imports)
      expect(`${file}: ${name}`).toMatch(/: (\.{1,2}\/|@crownsmith\/domain$|pure-rand\/)/);
    expect(`${file}: ${text}`).not.toMatch(
      /Math\.random|Date\.now|new Date|performance\.|process\.|console\./,
    );
  }
});
