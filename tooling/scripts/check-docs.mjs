// Fails when a Markdown page, or a comment that points to one, names a file or command that does not exist, or when the page of a
// program lacks one of its environment variables.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { benches, evaluations } from './benches.mjs';
import { root } from './toolchain.mjs';

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
const files = new Set(tracked.filter((file) => file !== '' && existsSync(join(root, file))));
const names = new Set([...files].flatMap((file) => [file, ...foldersOf(file)]));
const basenames = new Set([...files].map((file) => file.slice(file.lastIndexOf('/') + 1)));

/** The folders above a path. @example foldersOf('a/b/c.ts') // ['a/b', 'a'] */
function foldersOf(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What a decision says was true on its day; later moves do not make it wrong. */
const isRecord = (file) => file.startsWith('docs/decisions/') || /(?:^|\/)CHANGELOG\.md$/.test(file);

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const CODE = /`([^`\s]+)`/g;
const SOURCE_FILE = /^[\w@$./-]+\.(?:ts|tsx|mjs|css|json|yaml|md)$/;
/** Folders that hold files a reader can be sent to. */
const ROOMS = /^(?:apps|packages|tooling|docs|app|server|src|\.github|\.changeset)\//;

const resolves = (name, from) => {
  const candidates = [
    name,
    join(dirname(from), name),
    join(dirname(from), 'src', name),
    join('apps/web', name),
  ];
  return candidates.some((path) => names.has(normalize(path).replace(/\/$/, '')));
};

/** Files that code spans and links of a page name, but the project does not have. */
const missingIn = (file) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(LINK)].map(([, target]) => target);
  const spans = [...text.matchAll(CODE)].map(([, name]) => name);
  return [
    ...links.filter((target) => !resolves(target, file)),
    ...spans.filter(
      (name) =>
        (ROOMS.test(name) && !/[*<{…]/.test(name) && !resolves(name, file)) ||
        (SOURCE_FILE.test(name) && !name.includes('/') && !basenames.has(name) && !GENERATED.has(name)),
    ),
  ];
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** What may follow `npm run NAME --`, where it is a word and not an option. */
const NAMED = { bench: benches, evaluate: evaluations };

/** Commands that a page or a comment names, but package.json does not have. */
const missingCommandsIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bnpm run ([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g)]
    .filter(
      ([, script, word]) =>
        !Object.hasOwn(scripts, script) ||
        (word !== undefined && Object.hasOwn(NAMED, script) && !Object.hasOwn(NAMED[script], word)),
    )
    .map(([command]) => command);

/** Where programs declare the variables of their environment, and the pages that describe them. */
const ENVIRONMENTS = [
  ['apps/web/app/platform/env.server.ts', 'apps/web/README.md'],
  ['apps/pipeline/src/env.ts', 'apps/pipeline/README.md'],
];

const missingVariables = ([source, page]) => {
  const described = readFileSync(join(root, page), 'utf8');
  return [...readFileSync(join(root, source), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)]
    .filter(([, name]) => !described.includes(`\`${name}\``))
    .map(([, name]) => `${page} does not describe the variable ${name}`);
};

/** Files that the project writes or reads at run time. */
const GENERATED = new Set([
  'current.json', 'manifest.json', 'state.json', 'misc.json', 'site.json', 'catalog.json', 'redirects.json', 'checksums.json',
  'deals.json', 'more.json', 'names.json', 'variants.json', 'search.json',
]); // prettier-ignore

const pages = [...files].filter((file) => file.endsWith('.md') && !isRecord(file));
const sources = [...files].filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file));
const missing = [
  ...pages.flatMap((file) => missingIn(file).map((name) => `${file}: ${name}`)),
  ...sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([name]) => !files.has(name))
      .map(([name]) => `${file}: ${name}`),
  ),
];
const errors = [
  ...missing.map((name) => `names a file that does not exist: ${name}`),
  ...[...pages, ...sources].flatMap((file) =>
    missingCommandsIn(file).map((command) => `names a command that does not exist: ${file}: ${command}`),
  ),
  ...ENVIRONMENTS.flatMap(missingVariables),
];
for (const error of errors) process.stderr.write(`${error}\n`);
process.stdout.write(
  `${pages.length} pages and ${sources.length} sources read, ${errors.length} dead or missing names\n`,
);
process.exit(errors.length > 0 ? 1 : 0);
