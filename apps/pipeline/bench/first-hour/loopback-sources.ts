import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { FIRST_HOUR_SOURCES, offerFirstHour } from '#src/testing/first-hour';
import { ScryfallServer } from '#src/testing/scryfall-server';

const HOSTS = [FIRST_HOUR_SOURCES.scryfall, FIRST_HOUR_SOURCES.topdeck].map((url) => new URL(url).hostname);

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Joins two sockets until either ends. */
const pipeBoth = (one: Socket, other: Socket): void => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
  }
};

/** A certificate of the sources' names, by `openssl`. @returns the paths of its key and itself */
const makeCertificate = (folder: string) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = HOSTS.map((host) => `DNS:${host}`).join();
  const options = ['-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const subject = ['-subj', '/CN=sources', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', ...options, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
};

/** The sources of the page, on this machine under their own addresses. */
export interface LoopbackSources {
  /** the environment of programs that are to find them there, and nothing else of the network */
  readonly env: Readonly<Record<string, string>>;
  /** hosts that were asked for and are none of the sources */
  readonly strangers: readonly string[];
  close(): void;
}

/** Starts the sources behind a proxy that leads their names, by HTTPS, to this machine, and all others nowhere. */
export const startLoopbackSources = async (folder: string): Promise<LoopbackSources> => {
  const { key, certificate } = makeCertificate(folder);
  const sources = new ScryfallServer();
  await sources.start();
  const inside = Number(new URL(sources.origin).port);
  sources.origin = FIRST_HOUR_SOURCES.scryfall;
  offerFirstHour(sources);
  const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) =>
    pipeBoth(socket, connect(inside, '127.0.0.1')),
  );
  const outside = await listen(tls);
  const strangers: string[] = [];
  const proxy = createServer((request, response) => {
    strangers.push(request.url ?? '');
    response.writeHead(403).end();
  });
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    if (!HOSTS.some((host) => url === `${host}:443`)) {
      strangers.push(url);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    pipeBoth(socket, connect(outside, '127.0.0.1'));
  });
  const address = `http://127.0.0.1:${await listen(proxy)}`;
  return {
    env: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: address,
      HTTP_PROXY: address,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_EXTRA_CA_CERTS: certificate,
    },
    strangers,
    close: () => {
      for (const server of [proxy, tls, sources]) server.close();
    },
  };
};
