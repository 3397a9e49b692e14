import { readFileSync, readdirSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as domain from './index';

const folder = new URL('.', import.meta.url);

type Names = Readonly<Record<string, unknown>>;
type Run = () => unknown;

interface Example {
  readonly place: string;
  readonly text: string;
  readonly actual: Run | undefined;
  readonly expected: Run | undefined;
}

/** Compiles an expression in which `names` are defined; undefined where it is not JavaScript. */
const compile = (expression: string, names: Names): Run | undefined => {
  try {
    const run = compileFunction(`return (${expression});`, Object.keys(names)) as (
      ...values: unknown[]
    ) => unknown;
    return () => run(...Object.values(names));
  } catch {
    return undefined;
  }
};

/** Splits `expression // value` where both sides are JavaScript, because names contain ' // ', too. */
const parseExample = (place: string, text: string, names: Names): Example => {
  for (let at = text.indexOf(' // '); at >= 0; at = text.indexOf(' // ', at + 1)) {
    const actual = compile(text.slice(0, at), names);
    const expected = compile(text.slice(at + 4), names);
    if (actual !== undefined && expected !== undefined) return { place, text, actual, expected };
  }
  return { place, text, actual: undefined, expected: undefined };
};

/** The `@example` lines of a source; they may use what the file itself and the package export. */
const sourceExamples = async (file: string): Promise<readonly Example[]> => {
  const url = new URL(file, folder);
  const own = (await import(/* @vite-ignore */ url.pathname)) as Names;
  return readFileSync(url, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const text = /@example\s+(.*?)\s*(?:\*\/)?$/.exec(line)?.[1];
      return text === undefined ? [] : [parseExample(`${file}:${at + 1}`, text, { ...domain, ...own })];
    });
};

/** Every line `expression // value` of the README's code blocks; they may use what the package exports. */
const readmeExamples = (): readonly Example[] =>
  [...readFileSync(new URL('../README.md', folder), 'utf8').matchAll(/```ts\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('import '))
    .map((text) => parseExample('README.md', text, domain));

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const examples = [...(await Promise.all(sources.map(sourceExamples))).flat(), ...readmeExamples()];

describe('examples in doc comments and README', () => {
  it('are found', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples)('$place $text', ({ actual, expected }) => {
    expect(actual, 'reads as "expression // value"').toBeDefined();
    expect(actual?.()).toEqual(expected?.());
  });
});
