import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Listener } from '../request/origin-form';

/** Time in a turn of the event loop after which further requests wait for the next, in ms. */
const HANDLE_MS = 5;
/** Longest that requests wait while connections are accepted, in ms. */
const ACCEPT_MS = 20;
/** Longest that work leaves turns to connections and requests, in ms. */
const PASS_MS = 20;

/** The turns of the event loop, shared among connections, requests and jobs. */
export interface Turns {
  /** notes that the server has accepted a connection */
  readonly noteConnection: () => void;
  /**
   * a listener that handles as many requests in a turn as fit into a few milliseconds: those of one part of the site in the order
   * of their arrival, those of several parts one after the other, so that a flood of one does not keep the others waiting
   */
  readonly share: (listener: Listener) => Listener;
  /** whether connections arrive, or requests wait to be handled */
  readonly isCrowded: boolean;
}

/** The part of the site that a request is for: `/cards` of `/cards/sol-ring?page=2`. */
const partOf = ({ url = '' }: IncomingMessage): string => /^\/?[^/?]*/.exec(url)?.[0] ?? '';

/**
 * Shares the turns of the event loop. A turn accepts one connection: if a flood of requests that are refused at once filled
 * each turn, whoever connects beside it would wait for seconds. So a turn handles a few requests, and none for a short time
 * while connections arrive, which makes such turns short.
 * @param now a clock, in ms
 * @example const turns = createTurns(); createServer(turns.share(app)).on('connection', turns.noteConnection)
 */
export const createTurns = (now = () => performance.now()): Turns => {
  /** requests that wait by part of the site; the part whose turn it is comes first */
  const waiting = new Map<string, (() => void)[]>();
  let isScheduled = false;
  let isConnecting = false;
  let wasConnecting = false;
  let acceptUntil = 0;

  const handleWaiting = (): void => {
    const until = now() + HANDLE_MS;
    for (const [part, requests] of waiting) {
      const handle = requests.shift();
      waiting.delete(part);
      if (requests.length > 0) waiting.set(part, requests);
      handle?.();
      if (now() >= until) return;
    }
  };

  const endTurn = (): void => {
    isScheduled = false;
    // From the end of the turn that accepted the first one: what else such a turn does may take longer.
    if (isConnecting && acceptUntil === 0) acceptUntil = now() + ACCEPT_MS;
    const isAccepting = isConnecting && now() < acceptUntil;
    if (!isAccepting) {
      acceptUntil = 0;
      handleWaiting();
    }
    wasConnecting = isConnecting;
    isConnecting = false;
    if (waiting.size > 0 || wasConnecting) scheduleEnd();
  };

  const scheduleEnd = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(endTurn);
  };

  return {
    noteConnection: () => {
      isConnecting = true;
      scheduleEnd();
    },
    share: (listener) => (request: IncomingMessage, response: ServerResponse, next) => {
      const part = partOf(request);
      const requests = waiting.get(part) ?? [];
      waiting.set(part, requests);
      requests.push(() => {
        if (!response.destroyed) listener(request, response, next);
      });
      scheduleEnd();
    },
    get isCrowded() {
      return isConnecting || wasConnecting || waiting.size > 0;
    },
  };
};

/**
 * How work waits for its turns, for `setTurnWait`: until the next one, and, for a short time, until no connection arrives and no
 * request waits. While pieces of work follow each other, each turn would accept a single connection.
 * @param now a clock, in ms
 */
export const createTurnWait =
  (turns: Pick<Turns, 'isCrowded'>, now = () => performance.now()) =>
  async (): Promise<void> => {
    await nextTurn();
    const until = now() + PASS_MS;
    while (turns.isCrowded && now() < until) await nextTurn();
  };
