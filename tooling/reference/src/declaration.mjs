// What an export looks like in code: the signature of a function, the source of a type, a schema or a constant.
import ts from 'typescript';

/** Constants with longer values are shown by their type, or cut. */
const MAX_LINES = 60;

const withoutJsDoc = (node) => node.getText().replace(/^\/\*\*.*?\*\/\s*/s, '');

/** Removes the indentation that all lines but the first share. */
const dedent = (text) => {
  const lines = text.split('\n');
  const indents = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : [/^ */.exec(line)[0].length]));
  const shared = Math.min(...indents, 100);
  return lines.map((line, at) => (at === 0 ? line : line.slice(shared))).join('\n');
};

const cut = (text) => {
  const lines = text.split('\n');
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'].join('\n') : text;
};

const signatureOf = (name, node) => {
  const star = node.asteriskToken ? 'function* ' : '';
  const async = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ? 'async ' : '';
  const generics = node.typeParameters
    ? `<${node.typeParameters.map((item) => item.getText()).join(', ')}>`
    : '';
  const parameters = node.parameters.map((item) => withoutJsDoc(item)).join(', ');
  const result = node.type ? `: ${node.type.getText()}` : '';
  return `${async}${star}${name}${generics}(${parameters})${result}`;
};

const isFunction = (node) =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node));

/** Public members of a class, without their bodies. */
const classText = (node) => {
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
  const members = node.members
    .filter((member) => !member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    .map((member) =>
      ts.isConstructorDeclaration(member)
        ? `  constructor(${member.parameters.map((item) => item.getText()).join(', ')});`
        : `  ${(member.body ? member.getText().slice(0, -member.body.getText().length) : member.getText()).trim().replace(/;?$/, ';')}`,
    );
  return [`class ${node.name.text}${heritage} {`, ...members, '}'].join('\n');
};

/**
 * The declaration of an export as code.
 * @param {string} name @param {import('typescript').Node} node
 * @returns {{ kind: 'function' | 'class' | 'type' | 'constant' | 'schema', code: string }}
 */
export const describeDeclaration = (name, node) => {
  if (ts.isFunctionDeclaration(node)) return { kind: 'function', code: signatureOf(name, node) };
  if (ts.isClassDeclaration(node)) return { kind: 'class', code: dedent(classText(node)) };
  if (ts.isVariableDeclaration(node)) {
    const { initializer, type } = node;
    if (isFunction(initializer)) return { kind: 'function', code: signatureOf(name, initializer) };
    const isSchema = /^z\b|^z\./.test(initializer?.getText() ?? '');
    const value = initializer ? ` = ${initializer.getText()}` : '';
    const typed = type ? `: ${type.getText()}` : '';
    return { kind: isSchema ? 'schema' : 'constant', code: cut(dedent(`const ${name}${typed}${value}`)) };
  }
  return { kind: 'type', code: cut(dedent(withoutJsDoc(node).replace(/^export /, ''))) };
};
