#!/usr/bin/env node
import { run } from './command/run';

// A reader such as `head` may close the pipe early: the command ends quietly. A disk may be full: it says so.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout)
      process.stderr.write(`crownsmith: The output cannot be written (${error.code ?? error.message}).\n`);
    process.exit(3);
  });

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
// An input that was refused may still be open.
stdin.destroy();
