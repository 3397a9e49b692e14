// Fails when a Markdown page or a comment names a file or command that does not exist; when the page of a program lacks one of its
// environment variables, no page a benchmark, the table of rooms a room, the index of decisions a decision; or when a changeset is of a
// package that is not published: no version could be made then.
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

const DECISIONS = 'docs/decisions/';
const DECISION_INDEX = `${DECISIONS}README.md`;
/** A line of the index of decisions: its file, and whether it holds or what came after it. */
const DECISION_LINE =
  /^- \d{4}-\d\d-\d\d \[.+?\]\((\S+?\.md)\): (holds|superseded by|reversed by)(?: \[.+?\]\((\S+?\.md)\))?$/;

const decisions = [...files].filter((file) => file.startsWith(DECISIONS) && file !== DECISION_INDEX);
const indexLines = readFileSync(join(root, DECISION_INDEX), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => ({ line, parts: DECISION_LINE.exec(line) }));

/** Decisions in force: what they mention exists. Of others what they say was true on their day. */
const inForce = new Set(
  indexLines.flatMap(({ parts }) => (parts?.[2] === 'holds' ? [DECISIONS + parts[1]] : [])),
);

const indexErrors = [
  ...indexLines
    .filter(({ parts }) => !parts || (parts[2] === 'holds') !== (parts[3] === undefined))
    .map(({ line }) => `${DECISION_INDEX} has a line without a status: ${line}`),
  ...decisions
    .filter((file) => indexLines.filter(({ parts }) => DECISIONS + parts?.[1] === file).length !== 1)
    .map((file) => `${DECISION_INDEX} does not have ${file} once`),
];

/** What was true on its day, whatever moved later. */
const isRecord = (file) =>
  (decisions.includes(file) && !inForce.has(file)) || /(?:^|\/)CHANGELOG\.md$/.test(file);

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

/** A name of code: one that has a capital behind a small letter, or an underscore. */
const NAME = /^(?=.*[a-z][A-Z]|.*_)([A-Za-z_$][\w$]*)(?:\(.*\))?$/;
/** Names that decisions mention of what is no part of the project. */
const FOREIGN_NAMES = new Set([
  'RetryAgent',
  'campaign_lifetime_support_cents',
  'recommendedTypeCheckedOnly',
]);

/** Names in code spans of a decision that no file but Markdown has. */
const missingNamesIn = (file, known) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span]) => NAME.exec(span)?.[1] ?? [])
    .filter((name) => !known.has(name) && !FOREIGN_NAMES.has(name));
};

/** Files of code that comments name in code spans. */
const namesInComments = (text) =>
  [...text.matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`((?:[\w@$.-]+\/)*[a-z][\w@$.-]*\.(?:tsx?|mjs|css))`/g)].map(([, name]) => name),
  );

/** Whether a file has this path, seen from some folder above it. */
const isEndOfPath = (name) => [...files].some((file) => `/${file}`.endsWith(`/${name}`));

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

/** Folders of rooms, the pages that list these, and what stands before their names there. */
const ROOM_TABLES = [
  ['packages/', 'docs/architecture.md', 'packages/'],
  ['packages/answers/src/', 'docs/architecture.md', ''],
  ['apps/web/app/', 'docs/architecture.md', 'app/'],
  ['apps/web/server/', 'docs/architecture.md', 'server/'],
  ['apps/pipeline/src/', 'apps/pipeline/README.md', ''],
  ['packages/domain/src/', 'packages/domain/README.md', ''],
];

const missingRooms = ([folder, page, prefix]) => {
  const listed = readFileSync(join(root, page), 'utf8');
  return [...names]
    .filter((name) => dirname(name) === folder.slice(0, -1) && !files.has(name))
    .map((name) => name.slice(folder.length))
    .filter((room) => room !== 'testing' && !listed.includes(`\`${prefix}${room}`))
    .map((room) => `${page} does not list ${folder}${room}`);
};

/** Benchmarks and evaluations that no page describes. */
const undescribed = () => {
  const text = pages.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return [...Object.keys(benches), ...Object.keys(evaluations)]
    .filter((name) => !text.includes(`\n| \`${name}\``) && !text.includes(`-- ${name}`))
    .map((name) => `no page describes the benchmark or evaluation ${name}`);
};

/** Packages of a changeset that are not published. */
const unpublishedIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^['"]@crownsmith\/(.+?)['"]:/gm)]
    .filter(([, name]) => {
      const manifest = `packages/${name}/package.json`;
      return !files.has(manifest) || JSON.parse(readFileSync(join(root, manifest), 'utf8')).private;
    })
    .map(([, name]) => `${file} is a changeset of @crownsmith/${name}, which is not published`);

/** Files that the project writes or reads at run time. */
const GENERATED = new Set([
  'current.json', 'manifest.json', 'state.json', 'misc.json', 'site.json', 'catalog.json', 'redirects.json', 'checksums.json',
  'deals.json', 'more.json', 'names.json', 'variants.json', 'search.json',
]); // prettier-ignore

const pages = [...files].filter((file) => file.endsWith('.md') && !isRecord(file));
const sources = [...files].filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file));
const namesOfCode = new Set(
  [...files]
    .filter((file) => /\.(?:ts|tsx|mjs|css|json|yaml|yml|tsv)$|ockerfile/.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
);
const missing = [
  ...pages.flatMap((file) => missingIn(file).map((name) => `${file}: ${name}`)),
  ...sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [
      ...[...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !files.has(name)),
      ...namesInComments(text).filter((name) => !isEndOfPath(name)),
    ].map((name) => `${file}: ${name}`);
  }),
];
const errors = [
  ...missing.map((name) => `names a file that does not exist: ${name}`),
  ...[...pages, ...sources].flatMap((file) =>
    missingCommandsIn(file).map((command) => `names a command that does not exist: ${file}: ${command}`),
  ),
  ...ENVIRONMENTS.flatMap(missingVariables),
  ...undescribed(),
  ...ROOM_TABLES.flatMap(missingRooms),
  ...pages.filter((file) => /^\.changeset\/(?!README)/.test(file)).flatMap(unpublishedIn),
  ...indexErrors,
  ...[...inForce].flatMap((file) =>
    missingNamesIn(file, namesOfCode).map((name) => `names what no code has: ${file}: ${name}`),
  ),
];
for (const error of errors) process.stderr.write(`${error}\n`);
process.stdout.write(
  `${pages.length} pages and ${sources.length} sources read, ${errors.length} dead or missing names\n`,
);
process.exit(errors.length > 0 ? 1 : 0);
