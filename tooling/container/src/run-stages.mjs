import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, lstat, mkdir, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { node, root } from '../../scripts/toolchain.mjs';
import { isIgnored } from './project.mjs';

/** The only folder of an image that its steps name absolutely: in their text it is replaced by the one that stands for it. */
const IMAGE_FOLDER = '/srv';

/** Variables of this machine that a step sees: where packages come from, nothing of the project. */
const PASSED =
  /^(?:HOME|LANG|TMPDIR|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:registry|cache|store_dir|cafile))$/i;

/**
 * @typedef {object} BuiltStage
 * @property {string} folder that stands for the root of the image
 * @property {Readonly<Record<string, string>>} variables as ENV sets them, with paths of this machine
 * @property {string} workdir on this machine
 */

/** @param {string} folder @param {string} text */
const toMachine = (folder, text) =>
  text.replaceAll(/(?<![\w/])\/srv(?=\/|\s|$)/g, join(folder, IMAGE_FOLDER));

const run = async (command, args, options) => {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.`);
};

/** Copies a file into a folder or onto a path, or what a folder contains into a folder, as COPY does. */
const copyOne = async (source, target, { intoFolder, filter }) => {
  const isFolder = (await lstat(source)).isDirectory();
  const goal = intoFolder && !isFolder ? join(target, basename(source)) : target;
  await mkdir(isFolder ? goal : dirname(goal), { recursive: true });
  if (filter) await cp(source, goal, { recursive: true, verbatimSymlinks: true, filter });
  else await run('cp', ['-a', isFolder ? `${source}/.` : source, goal]);
};

const isKept = (source) => {
  const path = relative(root, source);
  return path === '' || !isIgnored(path);
};

const copy = async ({ args, flags }, stage, built) => {
  const sources = args.slice(0, -1);
  const last = args.at(-1);
  const target = last.startsWith('/') ? toMachine(stage.folder, last) : join(stage.workdir, last);
  const intoFolder = last.endsWith('/') || sources.length > 1;
  const from = flags.from === undefined ? undefined : built.get(flags.from);
  for (const path of sources)
    await (from
      ? copyOne(toMachine(from.folder, path), target, { intoFolder })
      : copyOne(join(root, path), target, { intoFolder, filter: isKept }));
};

/** The base image, as far as the steps need it: Node. What `npx` needs comes from this machine. */
const makeBase = async (folder) => {
  const bin = join(folder, 'usr/local/bin');
  await mkdir(join(folder, IMAGE_FOLDER), { recursive: true });
  await mkdir(join(folder, 'tmp'), { recursive: true });
  await mkdir(bin, { recursive: true });
  await copyFile(node(), join(bin, 'node'));
  return { folder, variables: { PATH: bin }, workdir: folder };
};

/** A `chown` that does nothing, for users who are not root: all files are theirs. */
const makeOwnerless = async (folder) => {
  const bin = join(folder, 'bin-of-no-owners');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'chown'), '#!/bin/sh\n');
  await chmod(join(bin, 'chown'), 0o755);
  return bin;
};

const runStep = async (step, stage, { built, ownerless }) => {
  const { keyword, text, args } = step;
  if (keyword === 'WORKDIR') {
    stage.workdir = toMachine(stage.folder, args[0]);
    await mkdir(stage.workdir, { recursive: true });
  } else if (keyword === 'ENV')
    for (const word of args) {
      const [name] = word.split('=', 1);
      stage.variables[name] = toMachine(stage.folder, word.slice(name.length + 1));
    }
  else if (keyword === 'COPY') await copy(step, stage, built);
  else if (keyword === 'RUN') {
    const passed = Object.entries(process.env).filter(([name]) => PASSED.test(name));
    const path = [stage.variables.PATH, ...ownerless, process.env.PATH].join(delimiter);
    await run('/bin/sh', ['-ec', toMachine(stage.folder, text)], {
      cwd: stage.workdir,
      env: {
        ...Object.fromEntries(passed),
        npm_config_prefer_offline: 'true',
        ...stage.variables,
        PATH: path,
      },
    });
  } else if (!['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'].includes(keyword))
    throw new Error(`${keyword} is not supported: teach run-stages.mjs what it does.`);
};

/**
 * Runs the steps of all stages in folders, without a container. Resolves to the last one.
 * @param {readonly import('./parse-dockerfile.mjs').Stage[]} stages @param {string} folder for their files @returns {Promise<BuiltStage>}
 */
export const runStages = async (stages, folder) => {
  const built = new Map();
  const ownerless = process.getuid?.() === 0 ? [] : [await makeOwnerless(folder)];
  let stage;
  for (const [index, { base, name, steps }] of stages.entries()) {
    const own = join(folder, `stage-${index}`);
    const parent = built.get(base);
    process.stdout.write(`FROM ${base}${name ? ` AS ${name}` : ''}\n`);
    if (parent) {
      // Links in place of copies: what is installed takes up more than a gigabyte.
      await run('cp', ['-al', parent.folder, own]);
      stage = {
        folder: own,
        variables: Object.fromEntries(
          Object.entries(parent.variables).map(([key, value]) => [key, value.replaceAll(parent.folder, own)]),
        ),
        workdir: parent.workdir.replace(parent.folder, own),
      };
    } else stage = await makeBase(own);
    for (const step of steps) {
      process.stdout.write(`  ${step.keyword} ${step.text}\n`);
      await runStep(step, stage, { built, ownerless });
    }
    if (name) built.set(name, stage);
  }
  return stage;
};
