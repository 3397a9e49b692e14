import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

/** Turns of the event loop, whose clock goes on by a time for each turn and for each request that is handled, in ms. */
const startTurns = ({ turnMs = 0, requestMs = 0 }) => {
  let ms = 0;
  let turn = 0;
  const handled: { readonly name: number; readonly turn: number }[] = [];
  const turns = createTurns(() => ms);
  const responses: ServerResponse[] = [];
  return {
    turns,
    handled,
    responses,
    send: (count: number, url = '/'): void => {
      for (let at = 0; at < count; at += 1) {
        const name = responses.length;
        const request = new IncomingMessage(new Socket());
        request.url = url;
        const response = new ServerResponse(request);
        responses.push(response);
        turns.share(() => {
          handled.push({ name, turn });
          ms += requestMs;
        })(request, response);
      }
    },
    /** Lets time pass within a turn. */
    work: (lasts: number): void => void (ms += lasts),
    /** Lets turns pass, each of which begins with what arrives in it. */
    pass: async (count: number, arrive?: () => void): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        arrive?.();
        await setImmediate();
        turn += 1;
        ms += turnMs;
      }
    },
  };
};

describe('turns of the event loop', () => {
  it('handle requests in their order, as many in each as fit into a few milliseconds', async () => {
    const { send, pass, handled } = startTurns({ requestMs: 2 });
    send(10);
    expect(handled).toEqual([]);
    await pass(20);
    expect(handled.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const inTurns = [0, 1, 2, 3].map((at) => handled.filter(({ turn }) => turn === at).length);
    expect(inTurns).toEqual([3, 3, 3, 1]);
  });

  it('handle requests for one part of the site while another is flooded', async () => {
    const { send, pass, handled } = startTurns({ requestMs: 2 });
    ['/cards/a', '/cards/b?page=2', '/cards'].forEach((url) => send(10, url));
    send(2, '/healthz');
    send(1, '/cards/c');
    send(1, '/faq?theme=dark');
    await pass(40);
    const names = handled.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual([0, 30, 33, 1, 31]);
    expect(names.slice(5)).toEqual([...Array.from({ length: 28 }, (_, at) => at + 2), 32]);
  });

  it('handle one request at least, however long it takes', async () => {
    const { send, pass, handled } = startTurns({ requestMs: 1000 });
    send(5);
    await pass(6);
    expect(new Set(handled.map(({ turn }) => turn)).size).toBe(5);
  });

  it('accept the connections that follow, however long the turn of the first one takes', async () => {
    const { turns, send, pass, work, handled } = startTurns({ turnMs: 1, requestMs: 5 });
    send(3);
    await pass(1, () => {
      turns.noteConnection();
      work(100);
    });
    await pass(10, turns.noteConnection);
    expect(handled).toEqual([]);
    await pass(10);
    expect(handled).toHaveLength(3);
  });

  it('accept connections first, and let requests wait for them for a short time only', async () => {
    const { turns, send, pass, handled } = startTurns({ turnMs: 1, requestMs: 5 });
    send(3);
    await pass(100, turns.noteConnection);
    const [first, second] = handled.map(({ turn }) => turn);
    expect(handled).toHaveLength(3);
    expect(first).toBeGreaterThan(15);
    expect(first).toBeLessThan(25);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(15);
  });

  it('handle what waits once no connection arrives', async () => {
    const { turns, send, pass, handled } = startTurns({});
    send(3);
    await pass(5, turns.noteConnection);
    expect(handled).toEqual([]);
    await pass(2);
    expect(handled).toHaveLength(3);
  });

  it('skip requests whose client has left', async () => {
    const { send, pass, handled, responses } = startTurns({});
    send(3);
    responses[1]?.destroy();
    await pass(2);
    expect(handled.map(({ name }) => name)).toEqual([0, 2]);
  });

  it('are crowded as long as connections arrive or requests wait', async () => {
    const { turns, send, pass } = startTurns({ requestMs: 5 });
    expect(turns.isCrowded).toBe(false);
    send(2);
    expect(turns.isCrowded).toBe(true);
    await pass(3);
    expect(turns.isCrowded).toBe(false);
    turns.noteConnection();
    expect(turns.isCrowded).toBe(true);
    await pass(1);
    expect(turns.isCrowded).toBe(true);
    await pass(2);
    expect(turns.isCrowded).toBe(false);
  });
});
