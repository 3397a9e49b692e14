import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';

/**
 * What becomes of the code blocks of READMEs: the first line that fits. `run` names the file that runs such a block as it stands;
 * `reason` says why nothing does.
 */
const RULES = [
  {
    file: /^packages\/api-client\//,
    text: /^import \{ createPublicApi \}/,
    run: 'apps/web/server/api/v1/readme.test.ts',
  },
  { file: /^packages\//, language: /^(?:tsx?|js)$/, run: 'tooling/release/src/check-readmes.mjs' },
  {
    file: /^packages\/|^docs\/examples\//,
    text: /^(?:npm install (?:@crownsmith\/[\w-]+ ?)+|npm install @crownsmith\/mana-symbols react|node domain\.mjs list\.txt)$/,
    run: 'tooling/release/src/check-readmes.mjs',
  },
  {
    file: /^packages\/cli\//,
    text: /^(?:npx @crownsmith\/cli|\$ )/,
    run: 'tooling/release/src/check-readmes.mjs',
  },
  {
    text: /^npm install --global @crownsmith\/cli$/,
    reason: 'it changes the machine; the same package is installed in a folder and its command run there',
  },
  { text: /^npm (?:start|run dev)$/, reason: 'it serves until it is stopped; journeys serve the built site' },
  {
    text: /^npx node apps\/web\/build\/server\/index\.js$/,
    reason: 'it serves until it is stopped, as journeys do',
  },
  { text: /npm test(?: |$)/, reason: 'it is the run that contains this check' },
  { text: /^npx pnpm exec vitest /, reason: 'it is a part of the run that contains this check' },
  {
    text: /npm run (?:bench|evaluate|release)(?: |$)/,
    reason: 'it takes minutes; tooling/scripts/check-docs.mjs compares its name with those that there are',
  },
  {
    text: /^npm run pipeline -- /,
    reason:
      'it needs files of other people or the network; apps/pipeline/src/readme.test.ts compares its words and options',
  },
  {
    text: /^npm run backup$/,
    reason:
      'it copies the data of whoever runs it; apps/pipeline/src/backup/backup.test.ts makes and restores backups',
  },
  {
    language: /^json$/,
    reason: 'data: it is parsed here; the tests of what reads it have data of their own',
  },
  { file: /^docs\/operations\//, language: /^yaml$/, reason: 'settings of another program' },
  { language: /^css$/, reason: 'a style for the page of the reader' },
];

const SHELL = /^(?:sh|)$/;
const BLOCK = /^```(\w*)\n([^]*?)^```$/gm;

/** The commands of a shell block, without comments. */
const commandsOf = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');

/**
 * The code blocks of a README; of a shell block one for each command.
 * @param {string} file its path from the root @param {string} readme its text
 */
export const blocksOf = (file, readme) =>
  [...readme.matchAll(BLOCK)].flatMap(([, language, text], at) => {
    const parts = SHELL.test(language) ? commandsOf(text) : [text];
    return parts.map((part) => ({ file, number: at + 1, language: language || 'sh', text: part }));
  });

/** The rule for a block; undefined for a block that nothing runs and that has no reason. */
export const ruleOf = ({ file, language, text }) =>
  RULES.find(
    (rule) =>
      (rule.file?.test(file) ?? true) &&
      (rule.language?.test(language) ?? true) &&
      (rule.text?.test(text) ?? true),
  );

/** The code blocks of all READMEs of the project. */
export const readmeBlocks = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*README.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => blocksOf(file, readFileSync(join(root, file), 'utf8')));

export const rules = RULES;
