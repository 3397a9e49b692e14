import { describe, expect, it } from 'vitest';
import { readExamples } from '../../../tooling/vitest/examples.mjs';
import * as catalog from './index';

const examples = await readExamples(import.meta.url, catalog);

describe('examples in doc comments', () => {
  it('are found', () => expect(examples.length).toBeGreaterThan(5));

  it.each(examples)('$place $text', ({ actual, expected }) => {
    expect(actual, 'reads as "expression // value"').toBeDefined();
    expect(actual?.()).toEqual(expected?.());
  });
});
