// Cores and CPU times of processes, from Linux's /proc and `taskset`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Numbers of /proc/PID/stat after the name of the program, which may hold spaces; proc(5) counts them from field 3. */
const readStat = (pid: number | 'self'): readonly number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);

const FIELD = { utime: 14 - 3, stime: 15 - 3, cutime: 16 - 3, cstime: 17 - 3 } as const;

/** CPU time of a process and all its threads so far, in seconds. */
export const readCpuTimes = (pid: number): { readonly user: number; readonly system: number } => {
  const stat = readStat(pid);
  return {
    user: (stat[FIELD.utime] ?? NaN) / TICKS_PER_SECOND,
    system: (stat[FIELD.stime] ?? NaN) / TICKS_PER_SECOND,
  };
};

/** CPU time of the ended child processes of this process, in seconds. */
export const readChildrenCpuTime = (): number => {
  const stat = readStat('self');
  return ((stat[FIELD.cutime] ?? NaN) + (stat[FIELD.cstime] ?? NaN)) / TICKS_PER_SECOND;
};

/** Two cores that this process may use: one for the server under load, one for the client. Throws if there are none. */
export const chooseCores = (): { readonly server: number; readonly client: number } => {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const cores = list.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const [server, client] = cores;
  if (server === undefined || client === undefined)
    throw new Error(
      `Measuring needs two cores, one for the server and one for the client; allowed: ${list}.`,
    );
  return { server, client };
};

/** Binds all threads of a process to one core. */
export const pinToCore = (pid: number, core: number): void => {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], {
    stdio: 'ignore',
  });
};
