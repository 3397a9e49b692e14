// The hook for messages of commits: `node commit-subject.mjs FILE` ends with 1 where the subject is not as CONTRIBUTING.md asks for.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const MAX_CHARACTERS = 72;
/** Written by git. */
const OF_GIT = /^(?:Merge|Revert|fixup!|squash!|amend!) /;
/** Words in other forms than the imperative; `Process`, `Address`, `Need`, `Embed` and `Bring` are in it. */
const OTHER_FORM =
  /^(?!(?:Need|Feed|Seed|Embed|Exceed|Proceed|Speed|Shed|Bring|String|Ring)\b)(?:\w+(?:ed|ing)|\w+[^su]s)\b/i;

/** What is wrong with a subject, in sentences. @example faultsOf('Fixed it.') // [two sentences] */
export const faultsOf = (subject) => {
  if (OF_GIT.test(subject)) return [];
  const [first = ''] = subject.split(' ');
  return [
    [subject.length > MAX_CHARACTERS, `It has ${subject.length} characters; ${MAX_CHARACTERS} are the most.`],
    [!/^\p{Lu}/u.test(subject), 'It begins with a capital letter.'],
    [/[.!?]$/.test(subject), 'It ends without a full stop.'],
    [OTHER_FORM.test(first), `It begins with a verb in the imperative; “${first}” is none.`],
  ]
    .filter(([isWrong]) => isWrong)
    .map(([, sentence]) => sentence);
};

const [file] = process.argv.slice(2);
if (file !== undefined && import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [subject = ''] = readFileSync(file, 'utf8').split('\n');
  const faults = faultsOf(subject);
  for (const fault of faults) process.stderr.write(`The subject of the commit: ${fault}\n`);
  process.exit(faults.length > 0 ? 1 : 0);
}
