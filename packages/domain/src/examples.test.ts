import { describe, expect, it } from 'vitest';
import { parseExample, readExamples, type Example } from '../../../tooling/vitest/examples.mjs';
import { readReadme } from '../../../tooling/vitest/readme.mjs';
import * as domain from './index';

/** Every line `expression // value` of the README's code blocks; they may use what the package exports. */
const readmeExamples = (): readonly Example[] =>
  [...readReadme(import.meta.url).matchAll(/```ts\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('import '))
    .map((text) => parseExample('README.md', text, domain));

const examples = [...(await readExamples(import.meta.url, domain)), ...readmeExamples()];

describe('examples in doc comments and README', () => {
  it('are found', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples)('$place $text', ({ actual, expected }) => {
    expect(actual, 'reads as "expression // value"').toBeDefined();
    expect(actual?.()).toEqual(expected?.());
  });
});
