import { readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface RunningServer {
  readonly url: string;
  /** paths asked for, in order */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A server on a free port of this machine. */
export const listen = async (listener: RequestListener): Promise<RunningServer> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

/** Serves the files of a folder as an object store does: ETag, 304, 404. */
export const serveFolder = (folder: string): Promise<RunningServer> =>
  listen((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const send = async (): Promise<void> => {
      const { mtimeMs, size, ino } = await stat(file);
      const tag = `"${mtimeMs}-${size}-${ino}"`;
      response.setHeader('ETag', tag);
      if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
      else response.end(await readFile(file));
    };
    send().catch(() => response.writeHead(404).end());
  });
