import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { fileNames } from './file-names.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const component = 'export const Card = () => null;';
const constant = 'export const MOST_CARDS = 100;';

new RuleTester().run('file-names', fileNames, {
  valid: [
    { name: 'a component in PascalCase.tsx', filename: 'CardTile.tsx', code: component },
    {
      name: 'a component that is exported by a list',
      filename: 'Card.tsx',
      code: 'const Card = 1; export { Card };',
    },
    {
      name: 'a component as default export',
      filename: 'Card.tsx',
      code: 'const Card = 1; export default Card;',
    },
    { name: 'a class component', filename: 'Boundary.tsx', code: 'export class Boundary {}' },
    { name: 'a function in kebab-case.ts', filename: 'card-name.ts', code: 'export const parse = 1;' },
    { name: 'a schema in kebab-case.ts', filename: 'card.schema.ts', code: component },
    { name: 'a test of a component', filename: 'CardTile.test.ts', code: '' },
    { name: 'a constant in kebab-case.tsx', filename: 'limits.tsx', code: constant },
    { name: 'a server module that renders', filename: 'scripts.server.tsx', code: component },
  ],
  invalid: [
    ...['cardName.ts', 'Card_Name.ts', 'CardName.ts'].map((filename) => ({
      name: `a function in ${filename}`,
      filename,
      code: 'export const parse = 1;',
      errors: [{ messageId: 'kebab' }],
    })),
    {
      name: 'a component in kebab-case.tsx',
      filename: 'card-tile.tsx',
      code: component,
      errors: [{ messageId: 'component' }],
    },
    {
      name: 'no component in PascalCase.tsx',
      filename: 'Limits.tsx',
      code: constant,
      errors: [{ messageId: 'kebab' }],
    },
  ],
});
