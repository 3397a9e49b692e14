import { basename } from 'node:path';

const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
/** A component's name: PascalCase, and no constant in capitals. */
const COMPONENT = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;

/** Names of the values that an export declaration exports; a default export has the name of its declaration. */
const findExportedNames = ({ type, declaration, specifiers = [], exportKind }) => {
  if (exportKind === 'type') return [];
  if (type === 'ExportDefaultDeclaration') return [declaration.name ?? declaration.id?.name];
  if (declaration?.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id.name);
  if (/^(Function|Class)Declaration$/.test(declaration?.type)) return [declaration.id.name];
  return specifiers
    .filter((specifier) => specifier.exportKind !== 'type')
    .map(({ exported }) => exported.name);
};

/**
 * Names of files: `PascalCase.tsx` for modules that export a component (and their tests), kebab-case for all others.
 * Suffixes (`.server`, `.test`, `.journey`) follow the first dot.
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: 'Name this file in kebab-case: only modules that export a component are in PascalCase.tsx.',
      component: 'Name this file in PascalCase.tsx: it exports the component {{ name }}.',
    },
  },
  create: (context) => {
    const [stem, ...suffixes] = basename(context.filename).split('.');
    const isComponentFile = suffixes.at(-1) === 'tsx' && suffixes.length === 1;
    const names = [];
    const addNames = (node) => void names.push(...findExportedNames(node));
    return {
      ExportNamedDeclaration: addNames,
      ExportDefaultDeclaration: addNames,
      'Program:exit': (node) => {
        const name = isComponentFile && names.find((exported) => COMPONENT.test(exported ?? ''));
        if (name && !PASCAL_CASE.test(stem)) context.report({ node, messageId: 'component', data: { name } });
        const allowsPascalCase = isComponentFile ? Boolean(name) : suffixes[0] === 'test';
        if (!KEBAB_CASE.test(stem) && !(allowsPascalCase && PASCAL_CASE.test(stem)))
          context.report({ node, messageId: 'kebab' });
      },
    };
  },
};
