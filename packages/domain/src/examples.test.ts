import { readFileSync, readdirSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../../tooling/vitest/examples.mjs';
import { readReadme } from '../../../tooling/vitest/readme.mjs';
import * as domain from './index';

const examples = await readExamples(import.meta.url, domain);

describe('examples in doc comments', () => {
  it('are found', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples)('$place $text', ({ actual, expected }) => {
    expect(actual, 'reads as "expression // value"').toBeDefined();
    expect(actual?.()).toEqual(expected?.());
  });
});

const folder = new URL('.', import.meta.url);
const readme = readReadme(import.meta.url);

/** The code blocks of the README: the names that they import, and the other lines. */
const blocks = [...readme.matchAll(/```ts\nimport \{([^}]*)\} from '@crownsmith\/domain';\n([^]*?)```/g)].map(
  ([, imports = '', code = '']) => ({
    imports: imports.split(',').flatMap((name) => name.trim() || []),
    lines: code.replaceAll(' as const;', ';').split('\n'),
  }),
);

/** Replaces a line `expression; // value` by a check that both are equal. */
const toCheck = (line: string): string => {
  const [, expression = '', value = ''] = /^(\S.*); \/\/ (.*)$/.exec(line) ?? [];
  return value === '' ? line : `check(${JSON.stringify(line)}, ${expression}, ${value});`;
};

describe('README.md', () => {
  it.each(blocks)('has an example of $imports', ({ imports, lines }) => {
    const names: Readonly<Record<string, unknown>> = domain;
    expect(imports.filter((name) => !(name in names))).toEqual([]);
    const checked: string[] = [];
    const check = (line: string, actual: unknown, expected: unknown): void => {
      expect(actual, line).toEqual(expected);
      checked.push(line);
    };
    const run = compileFunction(lines.map(toCheck).join('\n'), [...imports, 'check']) as (
      ...values: unknown[]
    ) => void;
    run(...imports.map((name) => names[name]), check);
    expect(checked.length).toBeGreaterThan(2);
  });

  it('has three examples, and a table of all folders and only of exported names', () => {
    expect(blocks).toHaveLength(3);
    const rows = [...readme.matchAll(/^\| `([\w-]+)` +\|[^|]*\|([^|]*)\|$/gm)];
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rows.map(([, name]) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
    const index = readFileSync(new URL('index.ts', folder), 'utf8');
    const exported = new Set(index.match(/\w+/g));
    const listed = rows.flatMap(([, , names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(listed.filter((name) => !exported.has(name ?? ''))).toEqual([]);
  });
});
