// Runs the code blocks of the packages' READMEs as they stand, where the packed packages are installed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { readmeBlocks, ruleOf } from './readme-blocks.mjs';
import { runTool, ToolError } from './run-tool.mjs';

const OWN = 'tooling/release/src/check-readmes.mjs';
/** The address of a site in READMEs. */
const EXAMPLE_SITE = 'https://crownsmith.example';
/** Commands that install packages are checked by what is installed. */
const INSTALL = /^npm install (.*)$/;

/** Replaces a line `expression; // value` by one that compares both, where the comment is a whole value. */
export const comparing = (code) =>
  code.replaceAll(
    /^(?:const (\w+) = )?((?!const\b)\S.*); \/\/ (['"\d[{][^…\n]*|true|false|null)$/gm,
    (line, name, expression, value) => {
      const actual = name ?? expression;
      return name === undefined
        ? `assert.deepEqual(${actual}, ${value});`
        : `const ${name} = ${expression}; assert.deepEqual(${actual}, ${value});`;
    },
  );

const preludeOf = (host) =>
  `import assert from 'node:assert/strict';\nconst { fetch: send } = globalThis;\n` +
  `globalThis.fetch = (url, init) => send(String(url).replace('${EXAMPLE_SITE}', '${host}'), init);\nglobalThis.assert = assert;\n`;

const runCode = async ({ file, number, language, text }, folder, host) => {
  const name = `readme-${file.split('/')[1]}-${number}.mjs`;
  const loader = language === 'js' ? 'js' : language;
  const { code } = await transform(comparing(text), { loader, jsx: 'automatic', format: 'esm' });
  writeFileSync(join(folder, 'readme-prelude.mjs'), preludeOf(host));
  writeFileSync(join(folder, name), code);
  const prelude = pathToFileURL(join(folder, 'readme-prelude.mjs')).href;
  await runTool(process.execPath, ['--import', prelude, name], { cwd: folder });
};

const runCommand = async ({ text }, folder) => {
  const [, names] = INSTALL.exec(text) ?? [];
  const command = names === undefined ? text.replace(/^\$ /, '') : `npm ls --depth=0 ${names}`;
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  // `legality` ends with 1 for a list that is not legal.
  const wrapped = /\| crownsmith legality$/.test(command) ? `${command}; test $? -eq 1` : command;
  await runTool('bash', ['-c', `(${wrapped}) </dev/null`], { cwd: folder, env: { PATH: path } });
};

/**
 * Runs every block that READMEs leave to this check.
 * @param {string} folder where the packages are installed @param {string} host the address of a host for examples
 * @returns {Promise<string[]>} blocks that fail
 */
export const checkReadmes = async (folder, host) => {
  const errors = [];
  for (const block of readmeBlocks().filter((own) => ruleOf(own)?.run === OWN))
    try {
      await (block.language === 'sh' ? runCommand(block, folder) : runCode(block, folder, host));
    } catch (error) {
      if (!(error instanceof ToolError || error.errors)) throw error;
      errors.push(`${block.file}, block ${block.number} does not run: ${error.message}`);
    }
  return errors;
};
