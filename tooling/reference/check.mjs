// Fails if an export of a public package has no doc comment, or if a public package is not in the reference.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './src/read-packages.mjs';

const packages = JSON.parse(readFileSync(new URL('dist/reference.json', import.meta.url), 'utf8'));
const manifests = globSync('packages/*/package.json', { cwd: root }).map((path) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')),
);

/** A type may be explained by the constant or function beside it; everything else needs a comment of its own. */
const undocumented = packages.flatMap(({ fullName, exports }) =>
  exports
    .filter(({ text }) => text.length === 0)
    .map(({ name, kind }) => ({ kind, text: `${fullName}: ${name} has no doc comment` })),
);
for (const { text } of undocumented.filter(({ kind }) => kind === 'type')) process.stdout.write(`${text}\n`);

const errors = [
  ...undocumented.filter(({ kind }) => kind !== 'type').map(({ text }) => text),
  ...manifests
    .filter((manifest) => !manifest.private && manifest.exports !== undefined)
    .filter(({ name }) => packages.every(({ fullName }) => fullName !== name))
    .map(({ name }) => `${name} is not in the reference: add it to tooling/reference/src/read-packages.mjs`),
];
for (const error of errors) process.stderr.write(`${error}\n`);
for (const { fullName, exports } of packages)
  process.stdout.write(`${fullName}: ${exports.length} exports\n`);
process.exit(errors.length > 0 ? 1 : 0);
