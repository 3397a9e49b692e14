#!/usr/bin/env node
import { run } from './command/run';

// A reader such as `head` may close the pipe early: the command ends quietly.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
// An input that was refused may still be open.
stdin.destroy();
