import { once } from 'node:events';
import { createServer } from 'node:net';
import * as z from 'zod';

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const Message = z.object({
  id: z.number(),
  result: z.object({ usedSize: z.number().optional() }).optional(),
});

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};

/**
 * Measures the heap of a Node process that was started with `--inspect=127.0.0.1:{port}`.
 * @returns a function that forces a collection of garbage and resolves to the bytes that are still used, in MB
 */
export const heapOf = async (
  port: number,
): Promise<{ readonly read: () => Promise<number>; readonly close: () => void }> => {
  const [target] = Targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let last = 0;
  const send = (method: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const id = (last += 1);
      const listen = ({ data }: MessageEvent): void => {
        const message = Message.safeParse(JSON.parse(String(data)));
        if (message.data?.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(message.data.result?.usedSize);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    read: async () => {
      await send('HeapProfiler.collectGarbage');
      return Math.round(((await send('Runtime.getHeapUsage')) ?? NaN) / 1e5) / 10;
    },
    close: () => socket.close(),
  };
};
