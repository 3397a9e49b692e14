// `npm run test:container`: runs the steps of the Dockerfile in a temporary folder, then what the image starts, as its user and
// with nothing writable but its data. No container is needed, and none is made.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/toolchain.mjs';
import { checkImage } from './src/check-image.mjs';
import { lintDockerfile } from './src/lint-dockerfile.mjs';
import { parseDockerfile } from './src/parse-dockerfile.mjs';
import { readProject, readProjectFile } from './src/project.mjs';
import { runStages } from './src/run-stages.mjs';

const source = readProjectFile('Dockerfile');
const errors = lintDockerfile(source, readProject());
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exit(1);
}
const stages = parseDockerfile(source);
const folder = await mkdtemp(join(tmpdir(), 'crownsmith-container-'));
try {
  // The user of the image has to reach it.
  await chmod(folder, 0o755);
  const image = await runStages(stages, folder);
  await run('du', ['-sh', ...(await readdir(image.workdir)).map((name) => join(image.workdir, name))]);
  await checkImage(image, stages.at(-1));
} finally {
  await run('chmod', ['-R', 'u+w', folder], { quiet: true });
  await rm(folder, { recursive: true, force: true });
}
