// Rewrites the built declarations of a package so that they name no type of zod: a schema is declared by what it reads and gives,
// a type by its fields, and fields that several types share by one name. The compiler of whoever imports the package then loads
// neither zod's declarations nor what they compute, and reads each shape once.
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

const isInferred = (node) =>
  ts.isTypeAliasDeclaration(node) && !node.typeParameters && /\binfer</.test(node.type.getText());

/** The type that a name of an import of an own file stands for; undefined for a name of anything else. */
const importedType = ({ name }) => {
  const symbol = checker.getAliasedSymbol(checker.getSymbolAtLocation(name));
  return symbol.declarations?.some((node) => own.includes(node.getSourceFile()) && isInferred(node))
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : undefined;
};

/** Types of a file that have a name, its own and those of its imports: pairs of type and name. */
const namedTypes = (file) =>
  file.statements.flatMap((statement) => {
    if (isInferred(statement)) return [[checker.getTypeAtLocation(statement.name), statement.name.text]];
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return (bindings?.elements ?? []).flatMap((element) => {
      const type = importedType(element);
      return type === undefined ? [] : [[type, element.name.text]];
    });
  });

const isIdentifier = (name) => /^[A-Za-z_$][\w$]*$/.test(name);
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

const isPlainObject = (type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  !(type.objectFlags & (ts.ObjectFlags.Class | ts.ObjectFlags.Interface));

const isReference = (type) =>
  (type.objectFlags & ts.ObjectFlags.Reference) !== 0 && type.typeArguments?.length > 0;

/** Prints the fields of an object; `print` prints what is in them, and takes the name of the field. */
const printFields = (type, print) => {
  const fields = checker.getPropertiesOfType(type).map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const isReadonly =
      (ts.getCheckFlags?.(property) ?? 0) & 8 ||
      property.declarations?.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly);
    const text = print(checker.getTypeOfSymbol(property), property.name).replace(
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
  return `{ ${[...fields, ...indexes].join(' ')} }`;
};

/** Prints a type whose objects `printObject` prints; both take the name of the field that has the type. */
const printType = (type, field, printObject) => {
  const print = (part) => printType(part, field, printObject);
  const sides = sidesOf(type);
  if (sides) {
    const [output, input] = [print(sides.output), print(sides.input)];
    return `DataSchema<${output}${input === output ? '' : `, ${input}`}>`;
  }
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
    const parts = checker.getTypeArguments(type).map((part, at) => {
      const isRest = elementFlags[at] & ts.ElementFlags.Rest;
      return `${isRest ? '...' : ''}${print(part)}${isRest ? '[]' : ''}`;
    });
    return `${readonly ? 'readonly ' : ''}[${parts.join(', ')}]`;
  }
  if (isReference(type))
    return `${type.symbol.name}<${checker
      .getTypeArguments(type)
      .slice(0, type.target.typeParameters.length)
      .map((part) => print(part))
      .join(', ')}>`;
  return isPlainObject(type) ? printObject(type, field) : checker.typeToString(type, undefined, FLAGS);
};

const wholes = new Map();
/** An object with all that is in it: what two types have in common that are the same by their fields. */
const wholeOf = (type) => {
  if (!wholes.has(type))
    wholes.set(
      type,
      printFields(type, (of, field) => printType(of, field, wholeOf)),
    );
  return wholes.get(type);
};

/** A shorter shape is no longer than its name, or hardly. */
const SHORTEST_SHARED = 80;

/**
 * Prints types of a file by names where there are some: of the file's own and imported types, and of `shared` shapes. Without
 * `shared` it finds them: the shapes that it prints more than once.
 */
const makePrinter = (file, shared) => {
  const named = namedTypes(file);
  const byType = new Map(named);
  const byShape = new Map();
  for (const [type, name] of named)
    if (isPlainObject(type) && !byShape.has(wholeOf(type))) byShape.set(wholeOf(type), name);
  const taken = new Set(file.locals?.keys());
  const seen = new Set();
  const found = new Map();
  const nameOf = (field = 'entry') => {
    const base = `${field.charAt(0).toUpperCase()}${field.slice(1)}Shape`.replaceAll(/[^\w$]/g, '');
    let name = base;
    for (let at = 2; taken.has(name); at += 1) name = `${base}${at}`;
    taken.add(name);
    return name;
  };
  const find = (type, whole, field) => {
    if (seen.has(whole) && !found.has(whole)) found.set(whole, { name: nameOf(field), type });
    seen.add(whole);
    return found.get(whole)?.name;
  };
  const print = (type, field, except) => {
    const given = byType.get(type);
    if (given !== undefined && given !== except) return given;
    if (!isPlainObject(type) || isReference(type) || sidesOf(type)) return printType(type, field, print);
    const whole = wholeOf(type);
    const name = byShape.get(whole);
    if (name !== undefined && name !== except) return name;
    const isShared = except === undefined && whole.length >= SHORTEST_SHARED;
    const shape = isShared ? (shared ? shared.get(whole)?.name : find(type, whole, field)) : undefined;
    return shape ?? printFields(type, print);
  };
  const printShared = () =>
    [...shared.values()].map(({ name, type }) => `\ntype ${name} = ${printFields(type, print)};`).join('');
  return { print, printShared, found };
};

/** What is left of zod in declarations that compute with the types of schemas. */
const withoutZod = (text) =>
  text
    .replaceAll("S['shape']", 'InputOf<S>')
    .replace(/\bz(?:\$1)?\.(output|infer|TypeOf)</g, 'OutputOf<')
    .replace(/\bz(?:\$1)?\.input</g, 'InputOf<')
    .replace(/\bz(?:\$1)?\.Zod(?:Object|Type)\b(?:<[^<>]*>)?/g, 'AnySchema');

const rewriteStatements = (file, print) => {
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
        return `${head}declare const ${declaration.name.text}: ${print(type, declaration.name.text)};`;
    }
    if (isInferred(statement)) {
      const { text: name } = statement.name;
      return `${head}type ${name} = ${print(checker.getTypeAtLocation(statement.name), undefined, name)};`;
    }
    return withoutZod(whole);
  });
  return parts.join('') + text.slice(file.statements.at(-1)?.end ?? 0);
};

const rewrite = (file) => {
  const { print: count, found } = makePrinter(file);
  rewriteStatements(file, count);
  const { print, printShared } = makePrinter(file, found);
  return rewriteStatements(file, print) + printShared();
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
