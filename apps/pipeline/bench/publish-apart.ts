import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readUsage, type Usage } from './process-usage';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** What a publish took: undefined usage where the system does not show it. */
export interface Published {
  readonly seconds: number;
  readonly usage: Usage | undefined;
}

/** Publishes all formats in a process of its own. @throws Error if it fails */
export const publishApart = async (dataDir: string, ...options: readonly string[]): Promise<Published> => {
  const started = performance.now();
  const child = spawn(process.execPath, [cli, 'publish', '--formats', 'all', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let usage: Usage | undefined;
  const timer = setInterval(
    () => void readUsage(child.pid ?? -1).then((now) => void (usage = now ?? usage)),
    200,
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`The publish ended with code ${code}.`);
  return { seconds: (performance.now() - started) / 1000, usage };
};

/** CPU time and greatest memory in brackets, or nothing where they are not known. */
export const usageText = ({ usage }: Published): string =>
  usage === undefined ? '' : ` (${usage.cpuSeconds.toFixed(0)} s of CPU, peak ${usage.peakMb} MB)`;
