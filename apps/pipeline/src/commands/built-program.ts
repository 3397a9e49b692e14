import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PublishOptions } from '#src/publish/publish-options';

/** The built program, which is bundled into few files beside the command line. There is none when it runs from source. */
export const findBuiltProgram = async (): Promise<Pick<PublishOptions, 'worker' | 'program'>> => {
  const worker = new URL('./publish-worker.js', import.meta.url);
  if (!existsSync(worker)) return {};
  const folder = new URL('./', import.meta.url);
  const digest = createHash('sha256');
  for (const name of (await readdir(fileURLToPath(folder))).sort())
    if (name.endsWith('.js')) digest.update(name).update(await readFile(new URL(name, folder)));
  return { worker, program: digest.digest('base64url') };
};
