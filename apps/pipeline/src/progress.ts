import { SingleBar } from 'cli-progress';

/** Work that may take a while, as a person sees it. */
export interface Task {
  /** sets how far it is, in the unit of `total` */
  readonly update: (done: number) => void;
  readonly end: () => void;
}

/** Says what happens: bars on a terminal, plain lines elsewhere, nothing in tests. */
export interface Progress {
  /** `total` is only for the share shown; 0 when it is not known */
  start(label: string, total: number): Task;
  /** a line that stays */
  line(text: string): void;
}

/** Bars and lines show up only once the work has taken this long. */
const QUIET_MS = 1000;
const PLAIN_EVERY_MS = 5000;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const share = (done: number, total: number): number =>
  total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0;

const barTask = (label: string, total: number): Task => {
  const started = Date.now();
  const bar = new SingleBar({
    format: `${label.padEnd(26)} {bar} {percentage}%`,
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  let running = false;
  return {
    update: (done) => {
      if (!running && Date.now() - started < QUIET_MS) return;
      if (!running) bar.start(Math.max(1, total), 0);
      running = true;
      bar.update(Math.min(done, Math.max(1, total)));
    },
    end: () => {
      if (running) bar.stop();
    },
  };
};

const plainTask = (label: string, total: number, out: Stream): Task => {
  let last = Date.now();
  return {
    update: (done) => {
      if (Date.now() - last < PLAIN_EVERY_MS) return;
      last = Date.now();
      out.write(total > 0 ? `${label}: ${share(done, total)}%\n` : `${label}: ${done}\n`);
    },
    end: () => undefined,
  };
};

/** Progress on a stream (stderr, so that stdout stays clean for `--json`). */
export const streamProgress = (out: Stream): Progress => ({
  start: (label, total) => (out.isTTY === true ? barTask(label, total) : plainTask(label, total, out)),
  line: (text) => void out.write(`${text}\n`),
});

const nothing: Task = { update: () => undefined, end: () => undefined };

/** Says nothing; `lines` collects what stays. */
export const silentProgress = (lines: string[] = []): Progress => ({
  start: () => nothing,
  line: (text) => void lines.push(text),
});
