import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORT } from './scores';

const ARGUMENTS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', `--remote-debugging-port=${PORT}`,
] as const; // prettier-ignore

/** Does work while a browser of its own (`CHROMIUM`) listens for Lighthouse. */
export const withBrowser = async (work: () => Promise<void>): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'crownsmith-lighthouse-'));
  const browser = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  browser.stderr.setEncoding('utf8');
  try {
    let output = '';
    for await (const chunk of browser.stderr.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (output.includes('DevTools listening')) break;
    }
    browser.stderr.resume();
    await work();
  } finally {
    const ended = once(browser, 'close');
    browser.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
};
