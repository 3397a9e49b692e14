import { readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface RunningServer {
  readonly url: string;
  /** requested paths, in order */
  readonly requested: readonly string[];
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export const listen = async (
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<RunningServer> => {
  const requested: string[] = [];
  const server = createServer(options, (request, response) => {
    requested.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

/** Serves the files of a folder like an object store: ETag, 304, 404. */
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
