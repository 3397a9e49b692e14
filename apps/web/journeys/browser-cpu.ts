import { readdirSync, readFileSync } from 'node:fs';

/** Where `/proc/…/stat` has the parent, and the ticks of a process and of its children that have ended, behind the name. */
const PARENT = 1;
const TICKS = { from: 11, to: 15 } as const;

interface Process {
  readonly id: string;
  readonly parent: string;
  readonly isZygote: boolean;
  readonly seconds: number;
}

/** A process of Linux; undefined where it has ended meanwhile. */
const readProcess = (id: string): Process | undefined => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    const fields = rest.split(' ');
    const ticks = fields.slice(TICKS.from, TICKS.to).map(Number);
    const isZygote = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=zygote');
    return {
      id,
      parent: fields[PARENT] ?? '',
      isZygote,
      seconds: ticks.reduce((sum, tick) => sum + tick, 0) / 100,
    };
  } catch {
    return undefined;
  }
};

/**
 * Seconds of CPU of the pages of the browsers that this process has started: Chromium starts pages from processes (zygotes) for
 * which it does not wait, so that they are no part of the time of its own process. 0 where there is no `/proc`.
 */
export const readCpuOfPages = (): number => {
  if (process.platform !== 'linux') return 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => readProcess(id) ?? []);
  const sumBelow = (parent: string, within: boolean): number =>
    processes
      .filter((child) => child.parent === parent)
      .reduce((sum, child) => {
        const counts = within || child.isZygote;
        return sum + (counts ? child.seconds : 0) + sumBelow(child.id, counts);
      }, 0);
  return sumBelow(String(process.pid), false);
};
