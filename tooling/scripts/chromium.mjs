// Finds a Chromium for the journeys, or fetches Debian's where that is allowed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const find = () => {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
};

export const howToGetChromium =
  'The journeys need a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** Path of a Chromium, installed by apt-get where it is missing and this user may; undefined otherwise. */
export const chromium = async () => {
  const found = find();
  if (found || process.env.CHROMIUM) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  process.stdout.write('Fetching Chromium by apt-get (once) …\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true, env });
  return find();
};
