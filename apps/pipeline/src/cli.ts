import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { projectRoot } from './env';
import { systemCode } from '@crownsmith/answers/snapshot';
import { run } from './run';

// Nobody waits between two steps of a command, so memory is collected in one go and without helpers, which mostly wait for each
// other, and the heap grows to twice of what is in use, not further: a publish takes a tenth less CPU and 100 MB less.
for (const flag of ['--no-parallel-scavenge', '--no-incremental-marking', '--heap-growing-percent=100'])
  setFlagsFromString(flag);

// A reader such as `head` may close the pipe early: the command still finishes, and further output is dropped.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (systemCode(error) !== 'EPIPE') throw error;
  });

// The default data folder is in the project of this file, independent of the working directory.
const root = projectRoot(dirname(fileURLToPath(import.meta.url)));
process.exitCode = await run(process.argv.slice(2), process.env, process.cwd(), root);
