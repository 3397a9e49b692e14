import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';
import { runTool } from './run-tool.mjs';

/** The arguments of each example by its name; `host` is the address of a host for examples. */
const ARGUMENTS = {
  domain: () => ['list.txt'],
  'api-client': (host) => [host],
  'mana-symbols': () => ['{2}{W/U}{G}', '{X}{R}{R}'],
  recommender: () => [],
  'deck-report': () => ['list.txt'],
  playtest: () => ['list.txt'],
  catalog: () => ['cards.json'],
  cli: () => ['list.txt'],
};

const expectedFile = (name) => join(root, 'docs/examples/expected', `${name}.txt`);

/** What an example prints, without the outlines of drawings: they may become better. */
const withoutOutlines = (text) => text.replace(/(<svg[^>]*>)[^]*?<\/svg>/g, '$1…</svg>');

/** Every package has an example, and every example its expected output. */
export const checkExampleFiles = (packages) => {
  const names = packages.map(({ name }) => name.replace('@crownsmith/', ''));
  return [
    ...names
      .filter((name) => !existsSync(join(root, 'docs/examples', `${name}.mjs`)))
      .map((name) => `docs/examples has no example of ${name}`),
    ...names
      .filter((name) => !Object.hasOwn(ARGUMENTS, name))
      .map((name) => `the example of ${name} has no arguments in check-examples.mjs`),
  ];
};

/**
 * Runs the examples in a folder with installed packages and compares what they print.
 * @param {string} folder @param {string} host @param {{ update?: boolean }} [options] `update` writes the expected outputs
 * @returns {Promise<string[]>} what differs
 */
export const checkExamples = async (folder, host, { update = false } = {}) => {
  const errors = [];
  for (const [name, args] of Object.entries(ARGUMENTS)) {
    if (!existsSync(join(folder, `${name}.mjs`))) continue;
    const { stdout, stderr } = await runTool(process.execPath, [`${name}.mjs`, ...args(host)], {
      cwd: folder,
    });
    const output = withoutOutlines(stdout);
    if (update) writeFileSync(expectedFile(name), output);
    const expected = existsSync(expectedFile(name)) ? readFileSync(expectedFile(name), 'utf8') : undefined;
    if (expected === undefined) errors.push(`docs/examples/expected has no output of ${name}`);
    else if (output !== expected)
      errors.push(
        `docs/examples/${name}.mjs prints\n${output}\ninstead of\n${expected}\nIf that is right: node tooling/release/check.mjs --update`,
      );
    if (stderr !== '') errors.push(`docs/examples/${name}.mjs complains: ${stderr}`);
  }
  return errors;
};
