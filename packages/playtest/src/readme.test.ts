import { expect, it } from 'vitest';
import { readReadme } from '../../../tooling/vitest/readme.mjs';
import * as playtest from './index';

// Its code blocks are run as they stand, from the packed packages: tooling/release/src/check-readmes.mjs.
it('README.md names every exported value', () => {
  const named = new Set(readReadme(import.meta.url).match(/\b\w+\b/g));
  expect(Object.keys(playtest).filter((name) => !named.has(name))).toEqual([]);
});
