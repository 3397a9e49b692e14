import { readFileSync, readdirSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as domain from './index';

const folder = new URL('.', import.meta.url);
const names = Object.keys(domain);
const values = Object.values(domain) as unknown[];

const compile = (expression: string): (() => unknown) | undefined => {
  try {
    const run = compileFunction(`return (${expression});`, names) as (...given: unknown[]) => unknown;
    return () => run(...values);
  } catch {
    return undefined;
  }
};

interface Example {
  readonly place: string;
  readonly text: string;
  readonly actual: (() => unknown) | undefined;
  readonly expected: (() => unknown) | undefined;
}

/** `expression // value`, split where both sides are JavaScript: names hold ' // ', too. */
const split = (text: string): Pick<Example, 'actual' | 'expected'> => {
  for (let at = text.indexOf(' // '); at >= 0; at = text.indexOf(' // ', at + 1)) {
    const actual = compile(text.slice(0, at));
    const expected = compile(text.slice(at + 4));
    if (actual !== undefined && expected !== undefined) return { actual, expected };
  }
  return { actual: undefined, expected: undefined };
};

const examplesOf = (file: string): readonly Example[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const text = /@example\s+(.*?)\s*(?:\*\/)?$/.exec(line)?.[1];
      return text === undefined ? [] : [{ place: `${file}:${at + 1}`, text, ...split(text) }];
    });

/** Lines of the README's code blocks are examples, too. */
const readmeExamples = (): readonly Example[] =>
  (/```ts\n([^]*?)```/.exec(readFileSync(new URL('../README.md', folder), 'utf8'))?.[1] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((text) => ({ place: 'README.md', text, ...split(text) }));

const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const examples = [...files.flatMap(examplesOf), ...readmeExamples()];

describe('examples in doc comments', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples)('$place $text', ({ actual, expected }) => {
    expect(actual, 'reads as "expression // value"').toBeDefined();
    expect(actual?.()).toEqual(expected?.());
  });
});
