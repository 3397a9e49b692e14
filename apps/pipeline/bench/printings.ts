/**
 * `npm run bench -- printings`: CPU and memory of `import printings`, beside a script that only streams and parses the same file,
 * in turns. With a path it reads that file instead of the real one.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realData } from '@crownsmith/real-data';

const ROUNDS = 3;
const USAGE = `process.on('exit', () => { const u = process.resourceUsage(); process.stderr.write('USAGE ' + (u.userCPUTime + u.systemCPUTime) / 1e6 + ' ' + u.maxRSS / 1024 + '\\n'); });`;
const BASELINE = `
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
const input = createReadStream(process.argv[1]).pipe(createGunzip());
let records = 0;
for await (const line of createInterface({ input })) if (line !== '') { JSON.parse(line); records += 1; }
console.log(records + ' records parsed');
`;

interface Usage {
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly reported: string;
}

/** Runs Node with the arguments. @throws Error with what it reported where it fails */
const measure = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Usage> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(USAGE)}`, ...args],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let reported = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (reported += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      const usage = /^USAGE (\S+) (\S+)$/m.exec(errors);
      if (code !== 0 || usage === null) reject(new Error(errors));
      else resolve({ cpuSeconds: Number(usage[1]), peakMb: Math.round(Number(usage[2])), reported });
    });
  });

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const path = process.argv[2] ?? realData('printings-2026.jsonl.gz');
if (path !== undefined) {
  const runs: { readonly baseline: Usage; readonly imported: Usage }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'printings-bench-'));
    try {
      const baseline = await measure(['--input-type=module', '--eval', BASELINE, path]);
      const imported = await measure([program, 'import', 'printings', path], { DATA_DIR: folder });
      if (round === 0) print(`${baseline.reported}${imported.reported}`);
      for (const [label, { cpuSeconds, peakMb }] of Object.entries({ baseline, imported }))
        print(`${label.padEnd(9)} ${cpuSeconds.toFixed(2).padStart(6)} s of CPU, peak ${peakMb} MB`);
      runs.push({ baseline, imported });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const ratios = runs.map(({ baseline, imported }) => imported.cpuSeconds / baseline.cpuSeconds);
  print(`import / baseline: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} × the CPU (at most 4)`);
}
