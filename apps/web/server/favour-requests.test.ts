import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { favourRequests } from './favour-requests';

const THREADS = '/proc/self/task';

/** The threads of this process, which come and go. */
const readThreads = () =>
  readdirSync(THREADS).flatMap((thread) => {
    try {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      return [{ thread, name, priority: getPriority(Number(thread)) }];
    } catch {
      return [];
    }
  });

it.runIf(process.platform === 'linux')(
  'favourRequests lets threads that work for V8 run after the others, whose priority stays',
  () => {
    const before = new Map(readThreads().map(({ thread, priority }) => [thread, priority]));
    favourRequests();
    const after = readThreads();
    expect(after.some(({ name }) => name === 'V8Worker')).toBe(true);
    for (const { thread, name, priority } of after) {
      const expected = name === 'V8Worker' ? constants.priority.PRIORITY_BELOW_NORMAL : before.get(thread);
      if (expected !== undefined) expect(`${name}: ${priority}`).toBe(`${name}: ${expected}`);
    }
  },
);
