import { setTimeout as wait } from 'node:timers/promises';
import { type LoadRequest, makeRequests, MIXES } from '../overload/requests';
import { summarize, type Times } from '../overload/result';

/** How long a visitor looks at what has come before the next request, in ms. */
const PAUSE_MS = 250;

type Method = 'GET' | 'POST';

/** What came back in a phase. */
export interface PhaseResult {
  readonly name: string;
  /** whether a process is killed in it: what that process was handling may be lost, and only a GET is sent again */
  readonly mayLosePosts: boolean;
  readonly times: Times;
  /** what came back in place of a whole response with status 200 */
  readonly failures: Readonly<Record<Method, readonly string[]>>;
}

/** The requests of people who browse. */
export interface Stream {
  /** Begins a phase: what comes back from now on belongs to it. */
  readonly begin: (name: string, options?: { readonly mayLosePosts?: boolean }) => void;
  /** Resolves once as many more requests have been sent and answered. */
  readonly waitFor: (requests: number) => Promise<void>;
  /** Stops sending; resolves with all phases once everything was answered. */
  readonly end: () => Promise<readonly PhaseResult[]>;
}

const describeError = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Sends a request. @returns undefined for a whole response with status 200, else what came back */
const send = async (origin: string, { path, ...init }: LoadRequest): Promise<string | undefined> => {
  const describe = (what: string | number): string => `${/^\/\w*/.exec(path)?.[0] ?? path} …: ${what}`;
  try {
    const response = await fetch(origin + path, init);
    await response.arrayBuffer();
    return response.status === 200 ? undefined : describe(response.status);
  } catch (error) {
    return describe(describeError(error));
  }
};

interface Phase {
  readonly name: string;
  readonly mayLosePosts: boolean;
  readonly times: number[];
  readonly failures: Readonly<Record<Method, string[]>>;
}

const makePhase = (name: string, mayLosePosts = false): Phase => ({
  name,
  mayLosePosts,
  times: [],
  failures: { GET: [], POST: [] },
});

/**
 * Sends the requests of people who browse until it is ended. Each waits for a response before the next request: however slow the
 * machine is, the site is not overloaded.
 * @param visitors how many browse at a time
 * @param onPhase is called with the name of each phase as it begins
 */
export const startStream = async (
  origin: string,
  visitors: number,
  onPhase: (name: string) => void,
): Promise<Stream> => {
  const kinds = MIXES.browsing;
  const makeRequest = await makeRequests(origin, kinds);
  let current = makePhase('before');
  const phases = [current];
  const waiting = new Set<{ readonly goal: number; readonly resolve: () => void }>();
  let [sent, answered] = [0, 0];
  let isOver = false;

  const sendNext = async (): Promise<void> => {
    const sentIn = current;
    const request = makeRequest(kinds[sent % kinds.length] ?? 'page');
    sent += 1;
    const start = performance.now();
    const failure = await send(origin, request);
    // What a process was handling when it was killed was sent before the kill, and fails after it.
    const phase = sentIn.mayLosePosts ? sentIn : current;
    phase.times.push(performance.now() - start);
    if (failure !== undefined) phase.failures[request.method ?? 'GET'].push(failure);
    answered += 1;
    for (const entry of waiting)
      if (answered >= entry.goal) {
        waiting.delete(entry);
        entry.resolve();
      }
  };
  const browse = async (): Promise<void> => {
    while (!isOver) {
      await sendNext();
      await wait(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: visitors }, browse));
  return {
    begin: (name, { mayLosePosts } = {}) => {
      onPhase(name);
      current = makePhase(name, mayLosePosts);
      phases.push(current);
    },
    waitFor: async (requests) => {
      const goal = sent + requests;
      await new Promise<void>((resolve) => waiting.add({ goal, resolve }));
    },
    end: async () => {
      isOver = true;
      await running;
      return phases.map(({ times, ...phase }) => ({ ...phase, times: summarize(times) }));
    },
  };
};
