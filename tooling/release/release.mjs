// `npm run release -- --dry-run [--quick] [--out folder]`: what the next release would be. Without --dry-run it publishes,
// which only the release workflow may do (docs/releasing.md).
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTarballs } from './src/check-tarballs.mjs';
import { packAll } from './src/pack.mjs';
import { publicPackages, readJson, root } from './src/packages.mjs';
import { publishAll, reasonsNotToPublish } from './src/publish.mjs';
import { findVersionErrors, makeStage, pendingChangesets, versionStage } from './src/stage.mjs';

const print = (text) => process.stdout.write(`${text}\n`);
const stop = (messages) => {
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.exit(1);
};

const readArguments = () => {
  try {
    return parseArgs({
      options: { 'dry-run': { type: 'boolean' }, quick: { type: 'boolean' }, out: { type: 'string' } },
    }).values;
  } catch (error) {
    const [what] = error.message.split('. ');
    return stop([`${what}. Use: npm run release -- --dry-run [--quick] [--out folder]`]);
  }
};
const values = readArguments();

if (!values['dry-run']) {
  const reasons = reasonsNotToPublish(process.env, readJson(join(root, 'package.json')).repository);
  if (reasons.length > 0) stop(['Nothing is published:', ...reasons.map((reason) => `- ${reason}`)]);
}

const folder = mkdtempSync(join(tmpdir(), 'crownsmith-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Sets the next versions in a copy and prints them. @returns {Promise<string>} the copy */
const previewVersions = async () => {
  const stage = join(folder, 'stage');
  const changesets = pendingChangesets();
  await makeStage(stage);
  if (changesets.length === 0) {
    print('No changeset waits: the versions stay.');
    return stage;
  }
  const versions = await versionStage(stage);
  print(`${changesets.length} changesets wait.`);
  for (const { name, from, to, changes } of versions)
    print(`\n── ${name} ${from === to ? `${from} stays` : `${from} → ${to}`} ──\n${changes}`);
  const errors = findVersionErrors(versions);
  if (errors.length > 0) stop(errors);
  return stage;
};

const checkout = values['dry-run'] ? await previewVersions() : root;
const packages = publicPackages(checkout);
mkdirSync(join(folder, 'tarballs'));
const tarballs = await packAll(packages, checkout, join(folder, 'tarballs'));
print('');
const errors = await checkTarballs(packages, tarballs, folder, { all: !values.quick });
if (errors.length > 0) stop(errors);

if (values.out) {
  mkdirSync(values.out, { recursive: true });
  for (const tarball of Object.values(tarballs)) cpSync(tarball, join(values.out, basename(tarball)));
}
const names = packages.map(({ name, manifest }) => `${name}@${manifest.version}`);
if (values['dry-run'])
  print(`\nA release would publish, where the registry has no such version: ${names.join(', ')}`);
else
  print(
    `\nPublished: ${(await publishAll(packages, tarballs)).join(', ') || 'nothing, the registry has all'}`,
  );
