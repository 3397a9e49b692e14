import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all files that the tests write. */
    readonly temporaryFolder: string;
  }
}

/** Global set-up of the tests: makes the folder before the first file and deletes it after the last one. */
const setUp = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipeline-tests-'));
  provide('temporaryFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};
export default setUp;
