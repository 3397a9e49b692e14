import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(?:test|fixtures)\.ts$/.test(path),
);

const importsOf = (path: string): readonly string[] =>
  [
    ...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(
      /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g,
    ),
  ].map(([, stated, lazy]) => stated ?? lazy ?? '');

describe('the package', () => {
  it('imports only the domain, zod, csv-parse, Node and its own files', () => {
    expect(sources.length).toBeGreaterThan(20);
    const allowed = /^(?:\.|node:|zod$|csv-parse$|@crownsmith\/domain$)/;
    const forbidden = sources.flatMap((path) =>
      importsOf(path)
        .filter((name) => !allowed.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(forbidden).toEqual([]);
  });
});
