import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** Resources that a process has used. */
export interface Usage {
  readonly peakMb: number;
  readonly cpuSeconds: number;
}

/** What a process has used so far; undefined where the system does not show it, or once it has ended. */
export const readUsage = async (pid: number): Promise<Usage | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const times = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
    if (peak === undefined) return undefined;
    return {
      peakMb: Math.round(Number(peak) / 1024),
      cpuSeconds: (Number(times[11]) + Number(times[12])) / TICKS_PER_SECOND,
    };
  } catch {
    return undefined;
  }
};
