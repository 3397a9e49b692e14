import { readFileSync } from 'node:fs';

const withoutSpace = (text) => text.replace(/\/\/.*|\s+/g, '');
const read = (url) => readFileSync(url, 'utf8');

/** The text of the README.md in the folder above a test. */
export const readReadme = (testUrl) => read(new URL('../README.md', testUrl));

/**
 * The first code block of a package's README without its imports, if the test in `src/` contains the same code, and so
 * runs it. White space and line comments are ignored.
 * @throws Error if README and test differ
 */
export const testedExample = (testUrl) => {
  const [, example] = /```tsx?\n(?:import [^\n]+\n)+(.*?)```/s.exec(readReadme(testUrl)) ?? [];
  if (!example) throw new Error('README.md has no code block that begins with an import.');
  if (!withoutSpace(read(new URL(testUrl))).includes(withoutSpace(example)))
    throw new Error('The example of README.md differs from the code of this test: copy one to the other.');
  return example;
};
