// Rewrites the built declarations of a package so that they name no type of zod: a schema is declared by what it reads and gives,
// a type by its fields. The compiler of whoever imports the package then loads neither zod's declarations nor what they compute.
//   node plain-declarations.mjs dist/index.d.ts dist/v1/index.d.ts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const entries = process.argv.slice(2).map((file) => resolve(file));
const program = ts.createProgram(entries, {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  exactOptionalPropertyTypes: true,
  types: [],
});
const checker = program.getTypeChecker();
const folder = dirname(entries[0]);
const own = program.getSourceFiles().filter(({ fileName }) => !relative(folder, fileName).startsWith('..'));

/** What a schema gives and takes; undefined for any other type. */
const sidesOf = (type) => {
  const internals = type.getProperty?.('_zod');
  if (!internals) return undefined;
  const of = checker.getTypeOfSymbol(internals);
  const side = (name) => checker.getTypeOfSymbol(checker.getPropertyOfType(of, name));
  return { output: side('output'), input: side('input') };
};

/** Names of types in a file by the identity of the type. */
const namesOf = (file) => {
  const names = new Map();
  for (const statement of file.statements)
    if (
      ts.isTypeAliasDeclaration(statement) &&
      !statement.typeParameters &&
      /\binfer</.test(statement.getText())
    )
      names.set(checker.getTypeAtLocation(statement.name), statement.name.text);
  return names;
};

const isIdentifier = (name) => /^[A-Za-z_$][\w$]*$/.test(name);
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

const makePrinter = (file) => {
  const names = namesOf(file);
  const print = (type, except) => {
    const sides = sidesOf(type);
    if (sides) {
      const [output, input] = [print(sides.output), print(sides.input)];
      return `DataSchema<${output}${input === output ? '' : `, ${input}`}>`;
    }
    const name = names.get(type);
    if (name !== undefined && name !== except) return name;
    if (type.isUnion()) {
      if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
      const parts = type.types.map((part) => print(part));
      const texts =
        parts.includes('true') && parts.includes('false')
          ? ['boolean', ...parts.filter((part) => !/^(?:true|false)$/.test(part))]
          : parts;
      return [...new Set(texts)].map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ');
    }
    if (checker.isArrayType(type)) {
      const text = `Array<${print(checker.getTypeArguments(type)[0])}>`;
      return type.symbol?.name === 'ReadonlyArray' ? `Readonly${text}` : text;
    }
    if (checker.isTupleType(type)) {
      const { elementFlags, readonly } = type.target;
      const parts = checker
        .getTypeArguments(type)
        .map(
          (part, at) =>
            `${elementFlags[at] & ts.ElementFlags.Rest ? '...' : ''}${print(part)}${elementFlags[at] & ts.ElementFlags.Rest ? '[]' : ''}`,
        );
      return `${readonly ? 'readonly ' : ''}[${parts.join(', ')}]`;
    }
    const isReference = (type.objectFlags & ts.ObjectFlags.Reference) !== 0 && type.typeArguments?.length > 0;
    if (isReference)
      return `${type.symbol.name}<${checker
        .getTypeArguments(type)
        .slice(0, type.target.typeParameters.length)
        .map((part) => print(part))
        .join(', ')}>`;
    const isPlainObject =
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      type.getCallSignatures().length === 0 &&
      !(type.objectFlags & (ts.ObjectFlags.Class | ts.ObjectFlags.Interface));
    if (!isPlainObject) return checker.typeToString(type, undefined, FLAGS);
    const fields = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const isReadonly =
        (ts.getCheckFlags?.(property) ?? 0) & 8 ||
        property.declarations?.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly);
      const text = print(checker.getTypeOfSymbol(property)).replace(
        / \| undefined$|undefined \| /,
        isOptional ? '' : '$&',
      );
      const key = isIdentifier(property.name) ? property.name : JSON.stringify(property.name);
      return `${isReadonly ? 'readonly ' : ''}${key}${isOptional ? '?' : ''}: ${isOptional ? `${text} | undefined` : text};`;
    });
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: of }) => `[key: ${print(keyType)}]: ${print(of)};`);
    if (fields.length === 0 && indexes.every((text) => text.endsWith(': never;'))) return '{}';
    return fields.length + indexes.length === 0 ? '{}' : `{ ${[...fields, ...indexes].join(' ')} }`;
  };
  return { print, names };
};

/** What is left of zod in declarations that compute with the types of schemas. */
const withoutZod = (text) =>
  text
    .replaceAll("S['shape']", 'InputOf<S>')
    .replace(/\bz(?:\$1)?\.(output|infer|TypeOf)</g, 'OutputOf<')
    .replace(/\bz(?:\$1)?\.input</g, 'InputOf<')
    .replace(/\bz(?:\$1)?\.Zod(?:Object|Type)\b(?:<[^<>]*>)?/g, 'AnySchema');

const rewrite = (file) => {
  const { print } = makePrinter(file);
  const text = file.getFullText();
  const parts = file.statements.map((statement) => {
    const whole = statement.getFullText();
    const head = whole.slice(0, statement.getStart() - statement.getFullStart());
    if (ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === 'zod') return '';
    if (!/\bz(?:\$1)?\./.test(statement.getText())) return whole;
    if (ts.isVariableStatement(statement)) {
      const [declaration] = statement.declarationList.declarations;
      const type = checker.getTypeAtLocation(declaration.name);
      if (type.getCallSignatures().length === 0)
        return `${head}declare const ${declaration.name.text}: ${print(type)};`;
    }
    if (
      ts.isTypeAliasDeclaration(statement) &&
      /\binfer</.test(statement.type.getText()) &&
      !statement.typeParameters
    )
      return `${head}type ${statement.name.text} = ${print(checker.getTypeAtLocation(statement.name), statement.name.text)};`;
    return withoutZod(whole);
  });
  return parts.join('') + text.slice(file.statements.at(-1)?.end ?? 0);
};

/** The types of schemas, in which the rewritten declarations are written: a file of types alone is its own declaration. */
const SCHEMA_TYPES = ['AnySchema', 'DataSchema', 'InputOf', 'OutputOf'];
copyFileSync('src/schema.ts', join(folder, 'schema.d.ts'));
const withImport = (fileName, text) => {
  const used = SCHEMA_TYPES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const path = relative(dirname(fileName), join(folder, 'schema.js')).replaceAll('\\', '/');
  const from = path.startsWith('.') ? path : `./${path}`;
  return used.length === 0 ? text : `import type { ${used.join(', ')} } from '${from}';\n${text}`;
};

const rewritten = own.map((file) => [file.fileName, withImport(file.fileName, rewrite(file))]);
for (const [name, text] of rewritten) {
  const left = /.*\bz(?:\$1)?\.[A-Za-z]\w*.*|.*from 'zod'.*/.exec(text.replaceAll(/\/\*[^]*?\*\//g, ''));
  if (left) throw new Error(`${name} still names zod: ${left[0].slice(0, 200)}`);
  writeFileSync(name, text);
}
for (const entry of entries) if (readFileSync(entry, 'utf8') === '') throw new Error(`${entry} is empty`);
