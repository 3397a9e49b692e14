// Reads the exports of the public packages and their doc comments with TypeDoc.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter } from 'typedoc';
import { toBlocks } from './blocks.mjs';
import { describeDeclaration } from './declaration.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The public packages in the order of the reference; the names of their folders in packages/. */
const PACKAGES = [
  'domain',
  'api-client',
  'recommender',
  'deck-report',
  'playtest',
  'catalog',
  'mana-symbols',
  'cli',
];

const readManifest = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** The source and the import path of each entry of a package. */
const entriesOf = (name) => {
  const manifest = readManifest(name);
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ path: manifest.name + path.slice(1), source: join(root, 'packages', name, target.source) }],
  );
};

const textOf = (blocks) => blocks.flatMap(({ content }) => toBlocks(content));

const withoutFence = (parts) =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/^```\w*\n?|\n?```$/g, '')
    .trim();

/** The comment of an export: of its signature for functions. */
const commentOf = (reflection) =>
  [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)].find(
    (comment) => comment !== undefined && comment.summary.length > 0,
  );

const describeComment = (comment, signature) => {
  const tagged = (tag) => (comment?.blockTags ?? []).filter((block) => block.tag === tag);
  return {
    text: toBlocks(comment?.summary ?? []),
    parameters: (signature?.parameters ?? [])
      .filter((parameter) => parameter.comment?.summary.length > 0)
      .map((parameter) => ({ name: parameter.name, text: toBlocks(parameter.comment.summary) })),
    returns: textOf(tagged('@returns')),
    throws: textOf(tagged('@throws')),
    examples: tagged('@example').map(({ content }) => withoutFence(content)),
  };
};

/** The syntax node that declares an export. */
const nodeOf = (symbol, name) => {
  const declarations = symbol?.declarations ?? [];
  return declarations.find((node) => node.name?.getText() === name) ?? declarations[0];
};

const describeExport = (reflection, symbol, importFrom) => {
  const node = nodeOf(symbol, reflection.name);
  if (node === undefined) throw new Error(`The declaration of ${reflection.name} was not found.`);
  const [, group = ''] = /\/src\/(?:(.*?)\/)?[^/]+$/.exec(node.getSourceFile().fileName) ?? [];
  const { kind, code } = describeDeclaration(reflection.name, node);
  return {
    name: reflection.name,
    kind,
    importFrom,
    group: group.split('/')[0],
    code,
    ...describeComment(commentOf(reflection), reflection.signatures?.[0]),
  };
};

/** A schema and the type of its values have one name and one entry. */
const mergeByName = (exports) => {
  const merged = new Map();
  for (const entry of exports) {
    const key = `${entry.importFrom} ${entry.name}`;
    const other = merged.get(key);
    if (other === undefined) merged.set(key, entry);
    else {
      const [value, type] = entry.kind === 'type' ? [other, entry] : [entry, other];
      merged.set(key, { ...value, text: value.text.length > 0 ? value.text : type.text });
    }
  }
  return [...merged.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
};

/** The reference of all packages; `exports` are in the order of their names. */
export const readPackages = async () => {
  const entries = PACKAGES.flatMap((name) => entriesOf(name).map((entry) => ({ ...entry, name })));
  const app = await Application.bootstrap({
    entryPoints: entries.map(({ source }) => source),
    tsconfig: fileURLToPath(new URL('../sources.json', import.meta.url)),
    // The types are checked by `tsc`.
    skipErrorChecking: true,
    excludeExternals: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    logLevel: 'Error',
  });
  const symbols = new Map();
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) =>
    symbols.set(reflection, context.getSymbolFromReflection(reflection)),
  );
  const project = await app.convert();
  if (project === undefined || app.logger.hasErrors())
    throw new Error('TypeDoc could not read the packages.');
  // TypeDoc names a module by its folder below packages/.
  const moduleOf = (source) => {
    const name = dirname(relative(join(root, 'packages'), source)).replaceAll('\\', '/');
    const found = project.children.find((module) => module.name === name);
    if (found === undefined) throw new Error(`TypeDoc has no module ${name}.`);
    return found;
  };

  return PACKAGES.map((name) => {
    const manifest = readManifest(name);
    const exports = entries
      .filter((entry) => entry.name === name)
      .flatMap(({ source, path }) =>
        moduleOf(source).children.map((reflection) =>
          describeExport(reflection, symbols.get(reflection), path),
        ),
      );
    return {
      name,
      fullName: manifest.name,
      version: manifest.version,
      description: manifest.description,
      peers: Object.keys(manifest.peerDependencies ?? {}),
      example: readFileSync(join(root, 'docs/examples', `${name}.mjs`), 'utf8'),
      exports: mergeByName(exports),
    };
  });
};
