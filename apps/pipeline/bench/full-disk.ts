// `npm run bench -- full-disk`: an import and a publish into a small file system of its own (SMALL_DISK, which the command
// mounts) with more and more room, until they end. Fails where a full disk is not named, where it changes the store or the
// snapshot, or where the next run with room does not make the same of it as an undisturbed one.
import { cp, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from './disturbed-runs/data-folder';
import { startPipeline } from './disturbed-runs/pipeline-process';
import { prepareRuns, type Undisturbed } from './disturbed-runs/undisturbed-runs';

const disk = process.env['SMALL_DISK'] ?? '';
const dataDir = join(disk, 'data');
const ballast = join(disk, 'ballast');

/** Free room of the runs, in kB. */
const ROOMS = [0, 4, 16, 64, 256, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536] as const;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Fills the disk up to some room. @param room in kB */
const leaveRoom = async (room: number): Promise<void> => {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room * 1024)));
};

/** @returns what is wrong with a run on the full disk; `done` where there was room enough */
const runWithRoom = async (run: Undisturbed, room: number): Promise<readonly string[] | 'done'> => {
  const { template, args, before, after } = run;
  await cp(template, dataDir, { recursive: true });
  try {
    await leaveRoom(room);
    const { code, output } = await startPipeline(dataDir, args).ended;
    if (code === 0) return 'done';
    const left = await readContent(dataDir, true);
    await rm(ballast);
    const again = await startPipeline(dataDir, args).ended;
    const last = await readContent(dataDir, true);
    print(`  ${room} kB: exit code ${code}, ${output.trim().split('\n').at(-1) ?? ''}`);
    return [
      ...(code === 4 && /disk is full/i.test(output) ? [] : [`ended with ${code}: ${output}`]),
      ...left.faults,
      ...(left.store === before.store ? [] : ['the store has changed']),
      ...(left.snapshot === before.snapshot ? [] : ['the snapshot has changed']),
      ...(again.code === 0 ? [] : [`the next run ended with ${again.code}: ${again.output}`]),
      ...(last.store === after.store && last.snapshot === after.snapshot
        ? []
        : ['the next run left something else than an undisturbed one']),
    ].map((fault) => `${args[0] ?? ''} with ${room} kB: ${fault}`);
  } finally {
    await rm(ballast, { force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
};

const { folder, runs } = await prepareRuns();
try {
  for (const name of ['import', 'publish'] as const) {
    print(`${name}:`);
    let full = 0;
    const faults: string[] = [];
    for (const room of ROOMS) {
      const found = await runWithRoom(runs[name], room);
      if (found === 'done') break;
      full += 1;
      faults.push(...found);
    }
    print(`${name}: ${full} runs met a full disk, ${faults.length} faults`);
    for (const fault of faults) print(`  ${fault}`);
    if (full < 2 || faults.length > 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
