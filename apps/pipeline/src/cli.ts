import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './env';
import { systemCode } from './pipeline-error';
import { run } from './run';

// A reader that has seen enough (`| head`) closes the pipe: the work goes on, the rest of the words is for nobody.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (systemCode(error) !== 'EPIPE') throw error;
  });

// Run from anywhere, the data stand in the project that this file belongs to.
const root = projectRoot(dirname(fileURLToPath(import.meta.url)));
process.exitCode = await run(process.argv.slice(2), process.env, process.cwd(), root);
