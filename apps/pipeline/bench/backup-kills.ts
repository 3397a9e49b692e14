// `npm run bench -- backup-kills [kills]`: backups while a process writes to the database, and restores, killed (SIGKILL) so many
// times each (50) at random moments of their time, the same in each run (SEED). Ends with 1 where a backup that is there is not
// whole or lacks what was acknowledged before it began, a data folder is neither what it was nor what was restored, or anything is left over.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { enlarge, readWritten, startWriter } from './backup-kills/data-writer';
import { runPipeline, startPipeline } from './disturbed-runs/pipeline-process';
import { makeRandom } from './disturbed-runs/random';

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.env['SEED'] ?? 1);
const random = makeRandom(seed);
const FIXTURES = join(import.meta.dirname, '../../../packages/data-folder/fixtures');
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'backup-kills-'));
const source = join(folder, 'source');
const file = join(folder, 'backups', 'backup.zip');
const faults: string[] = [];
/** Kinds of temporary files that killed runs left. */
const left = new Set<string>();
const note = (what: string, found: readonly string[]): void => {
  for (const fault of found) faults.push(`${what}: ${fault}`);
};

/** Runs a command and kills it when it is time, unless it has ended. @returns how it ended, its code null where it was killed */
const runAndKill = async (
  dataDir: string,
  args: readonly string[],
  isTime: (signal: AbortSignal) => Promise<boolean>,
) => {
  const child = startPipeline(dataDir, args);
  const timer = new AbortController();
  if (await Promise.race([isTime(timer.signal), child.ended.then(() => false)])) child.kill();
  timer.abort();
  return child.ended;
};

const after = (ms: number) => (signal: AbortSignal) => wait(ms, true, { signal }).catch(() => false);

/** The moment at which a path has come to be. */
const onceThere = (path: string) => async (signal: AbortSignal) => {
  while (!signal.aborted && !existsSync(path)) await nextTurn();
  return !signal.aborted;
};

const isTemporary = (name: string): boolean => name.includes('.tmp-') || name === 'restoring';

const leftovers = async (...folders: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(folders.map((path) => readdir(path))))
    .flat()
    .filter(isTemporary)
    .map((name) => `${name} is left over`);

/** Makes what killed runs left as old as the next run has to find it: one that is young may be another's. */
const age = async (...folders: readonly string[]): Promise<void> => {
  for (const path of folders)
    for (const name of (await readdir(path)).filter(isTemporary)) {
      left.add(name.replace(/-\d+.*$/, ''));
      await utimes(join(path, name), 0, 0);
    }
};

/** Restores the backup elsewhere. @returns transactions in it, and what is wrong with it */
const readBackup = async () => {
  const to = join(folder, 'check');
  await rm(to, { recursive: true, force: true });
  const { code, output } = await startPipeline(to, ['restore', file]).ended;
  return code === 0 ? readWritten(to) : { count: 0, faults: [`it cannot be restored: ${output}`] };
};

const killBackups = async (): Promise<void> => {
  let writer = await startWriter(source);
  const { ms } = await runPipeline(source, 'backup', file);
  let [killed, ended, whole, atLeast] = [0, 0, 0, 0];
  let version = (await stat(file)).ino;
  while (killed < kills && ended <= kills && faults.length < 10) {
    const before = writer.acknowledged();
    // Some end: they have to hold what was acknowledged when they began.
    const moment = random() * ms * 1.2;
    const { code, output } = await runAndKill(source, ['backup', file, '--overwrite'], after(moment));
    const what = `backup killed after ${Math.round(moment)} ms`;
    if (code === null) killed += 1;
    else ended += 1;
    if (code !== null && code !== 0) note(what, [`it ended with ${code}: ${output}`]);
    const now = (await stat(file)).ino;
    if (now === version) {
      if (code === 0) note(what, ['a backup that ended is not there']);
      continue;
    }
    version = now;
    whole += 1;
    const backup = await readBackup();
    note(what, backup.faults);
    if (backup.count < before) note(what, [`${before - backup.count} acknowledged transactions are missing`]);
    atLeast = backup.count;
  }
  // The site is killed, too: what it acknowledged is there.
  const acknowledged = writer.acknowledged();
  await writer.kill();
  const written = readWritten(source);
  note('the source', written.faults);
  if (written.count < acknowledged) note('the source', ['acknowledged transactions are missing']);
  writer = await startWriter(source, written.count);
  const refused = await startPipeline(source, ['restore', file, '--overwrite']).ended;
  if (refused.code !== 3)
    note('restore beside a writer', [`it ended with ${refused.code}: ${refused.output}`]);
  await writer.kill();
  await age(source, join(folder, 'backups'));
  await runPipeline(source, 'backup', file, '--overwrite');
  note('the last backup', [
    ...(await readBackup()).faults,
    ...(await leftovers(source, join(folder, 'backups'))),
  ]);
  print(
    `backup: ${killed} kills at random moments of ${Math.round(ms)} ms (seed ${seed}) beside a writer of ${written.count} transactions; ` +
      `${ended} more had ended; ${whole} new files, each restored whole, the last with ${atLeast} transactions`,
  );
};

const killRestores = async (): Promise<void> => {
  const template = join(folder, 'template');
  await cp(join(FIXTURES, '2026-11-27'), template, { recursive: true });
  await writeFile(join(template, 'messages', 'old.json'), '{}');
  const restored = (await readBackup()).count;
  const target = join(folder, 'target');
  const args = ['restore', file, '--overwrite'];
  const prepare = async (): Promise<void> => {
    await rm(target, { recursive: true, force: true });
    await cp(template, target, { recursive: true });
  };
  await prepare();
  const { ms } = await runPipeline(target, ...args);
  let [killed, ended, asBefore, asRestored, completed] = [0, 0, 0, 0, 0];
  while (killed < kills && ended <= kills && faults.length < 10) {
    await prepare();
    // Each third while the data move, which takes a moment only.
    const isMoving = killed % 3 === 2;
    const moment = random() * ms;
    const time = isMoving ? onceThere(join(target, 'restoring')) : after(moment);
    const { code, output } = await runAndKill(target, args, time);
    const what = `restore killed ${isMoving ? 'while data move' : `after ${Math.round(moment)} ms`}`;
    if (code === null) killed += 1;
    else ended += 1;
    if (code !== null && code !== 0) note(what, [`it ended with ${code}: ${output}`]);
    if (existsSync(join(target, 'restoring'))) completed += 1;
    const status = await startPipeline(target, ['status']).ended;
    if (status.code !== 0) note(what, [`the next start ended with ${status.code}: ${status.output}`]);
    const written = readWritten(target);
    const isOld = existsSync(join(target, 'messages', 'old.json'));
    note(what, written.faults);
    if (written.count !== (isOld ? 0 : restored))
      note(what, [`messages are ${isOld ? 'old' : 'restored'}, but there are ${written.count} transactions`]);
    if (code === 0 && isOld) note(what, ['a restore that ended is lost']);
    if (isOld) asBefore += 1;
    else {
      asRestored += 1;
      const names = await readdir(target);
      const aside = names.find((name) => name.startsWith('before-restore-'));
      if (aside === undefined || !existsSync(join(target, aside, 'messages', 'old.json')))
        note(what, ['what was there before is lost']);
    }
    await age(target);
    const again = await startPipeline(target, args).ended;
    if (again.code !== 0) note(what, [`the next restore ended with ${again.code}: ${again.output}`]);
    if (readWritten(target).count !== restored) note(what, ['the next restore left something else']);
    note(what, await leftovers(target));
  }
  print(
    `restore: ${killed} kills at random moments of ${Math.round(ms)} ms (seed ${seed}), each third while data move; ${ended} more had ended; ` +
      `${asBefore} left the data as they were, ${asRestored} restored, ${completed} of these completed by the next start`,
  );
};

try {
  await cp(join(FIXTURES, '2026-11-24'), source, { recursive: true });
  enlarge(source);
  await killBackups();
  await killRestores();
  print(
    `Killed runs left ${[...left].sort().join(', ') || 'nothing'}, which the next ones removed; ${faults.length} faults`,
  );
  for (const fault of faults) print(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
