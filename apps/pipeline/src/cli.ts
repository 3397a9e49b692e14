import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './env';
import { run } from './run';

// Run from anywhere, the data stand in the project that this file belongs to.
const root = projectRoot(dirname(fileURLToPath(import.meta.url)));
process.exitCode = await run(process.argv.slice(2), process.env, process.cwd(), root);
