// Fails when a text file holds a word that the project has replaced by a standard term, or the file of a test has a name that no file
// that it tests may have: ESLint, which checks the names of those, reads no tests but those of the server.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** Each word with its replacement. */
const WORDS = {
  drawn: 'rendered; for a card without a picture: card frame',
  'kept page': 'cached page',
  told: 'given, provided, reported',
  said: 'stated, listed, reported',
  meant: 'intended, suggested, matched',
  patience: 'idle timeout',
};
const PATTERN = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi');

/** Decisions keep their words; the others are generated, texts of other people, or this list. */
const IGNORED = [
  /^docs\/decisions\//,
  /^pnpm-lock\.yaml$/,
  /^packages\/catalog\/src\/starter\/data\//,
  /^tooling\/scripts\/check-words\.mjs$/,
];

const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\0').filter((file) => file && !IGNORED.some((pattern) => pattern.test(file)));

/** Text of a file; undefined for a binary or deleted one. */
const readText = (file) => {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

const findings = files.flatMap((file) =>
  (readText(file) ?? '')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PATTERN)].map(
        ([word]) => `${file}:${index + 1}: "${word}"; use: ${WORDS[word.toLowerCase()]}`,
      ),
    ),
);
/** In kebab-case, or in PascalCase as a component. */
const TEST_NAME = /(?:^|\/)(?:[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(?:\.[a-z]+)*\.test\.\w+$/;
const misnamed = files.filter((file) => /\.test\.\w+$/.test(file) && !TEST_NAME.test(file));
findings.push(...misnamed.map((file) => `${file}: name it in kebab-case, or as the component that it tests`));

for (const finding of findings) process.stderr.write(`${finding}\n`);
process.stdout.write(`${files.length} files, ${findings.length} replaced words or wrong names\n`);
process.exit(findings.length > 0 ? 1 : 0);
