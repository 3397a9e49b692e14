import { SingleBar } from 'cli-progress';

/** A running task. */
export interface Task {
  /** reports what is done, in the unit of `total` */
  readonly update: (done: number) => void;
  readonly end: () => void;
}

/** Reports progress: bars on a terminal, plain lines elsewhere, nothing in tests. */
export interface Progress {
  /** @param total 0 if unknown */
  start(label: string, total: number): Task;
  /** prints a permanent line */
  line(text: string): void;
}

/** Bars appear only for tasks that take longer than this. */
const BAR_DELAY_MS = 1000;
const LINE_INTERVAL_MS = 5000;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const percentOf = (done: number, total: number): number =>
  total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0;

const startBar = (label: string, total: number): Task => {
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
      if (!running && Date.now() - started < BAR_DELAY_MS) return;
      if (!running) bar.start(Math.max(1, total), 0);
      running = true;
      bar.update(Math.min(done, Math.max(1, total)));
    },
    end: () => {
      if (running) bar.stop();
    },
  };
};

const startLines = (label: string, total: number, out: Stream): Task => {
  let last = Date.now();
  return {
    update: (done) => {
      if (Date.now() - last < LINE_INTERVAL_MS) return;
      last = Date.now();
      out.write(total > 0 ? `${label}: ${percentOf(done, total)}%\n` : `${label}: ${done}\n`);
    },
    end: () => undefined,
  };
};

/** Progress on a stream: stderr, because stdout is for results such as `--json`. */
export const streamProgress = (out: Stream): Progress => ({
  start: (label, total) => (out.isTTY === true ? startBar(label, total) : startLines(label, total, out)),
  line: (text) => void out.write(`${text}\n`),
});

const silentTask: Task = { update: () => undefined, end: () => undefined };

/** Prints nothing; permanent lines are collected in `lines`. */
export const silentProgress = (lines: string[] = []): Progress => ({
  start: () => silentTask,
  line: (text) => void lines.push(text),
});
