import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparing } from './check-readmes.mjs';
import { root } from './packages.mjs';
import { blocksOf, readmeBlocks, ruleOf, rules } from './readme-blocks.mjs';

const blocks = readmeBlocks();

describe('READMEs', () => {
  it('have no block that is neither run nor has a reason', () =>
    expect(blocks.filter((block) => ruleOf(block) === undefined)).toEqual([]));

  it('have blocks for every rule, and files that run them', () => {
    const used = new Set(blocks.map(ruleOf));
    expect(rules.filter((rule) => !used.has(rule))).toEqual([]);
    expect(rules.filter(({ run }) => run !== undefined && !existsSync(join(root, run)))).toEqual([]);
  });

  it('have JSON that is JSON', () => {
    const json = blocks.filter(({ language }) => language === 'json');
    expect(json.length).toBeGreaterThan(3);
    for (const { text } of json) expect(() => JSON.parse(text), text).not.toThrow();
  });
});

describe('ruleOf', () => {
  it.each([
    ['a command that nobody knows', '```sh\nnpm run nothing\n```\n'],
    ['another language', '```py\nimport crownsmith\n```\n'],
    ['code in a README outside the packages', '```ts\nconst a = 1;\n```\n'],
  ])('has none for %s', (_, readme) =>
    expect(blocksOf('apps/web/README.md', readme).map(ruleOf)).toEqual([undefined]),
  );

  it('reads each command of a shell block', () =>
    expect(
      blocksOf('README.md', '```sh\nnpm start # serves\n\nnpm run dev\n```\n').map(({ text }) => text),
    ).toEqual(['npm start', 'npm run dev']));
});

describe('comparing', () => {
  it.each([
    ["add(1, 'a'); // [1, 'a']", "assert.deepEqual(add(1, 'a'), [1, 'a']);"],
    ['const sum = add(1); // 1', 'const sum = add(1); assert.deepEqual(sum, 1);'],
    ['isLegal(list); // true', 'assert.deepEqual(isLegal(list), true);'],
  ])('compares %s', (line, compared) =>
    expect(comparing(`${line}\nadd(2);\n`)).toBe(`${compared}\nadd(2);\n`),
  );

  it.each(['add(1); // adds one', "names(); // 'a', 'b', …", "import { add } from 'add'; // or yours"])(
    'leaves %s',
    (line) => expect(comparing(line)).toBe(line),
  );
});
