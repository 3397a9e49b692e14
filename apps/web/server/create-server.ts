import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { respondToUnparsed } from './response/unparsed-requests';

export interface ConnectionLimits {
  /** connections at a time; more are refused */
  readonly connections: number;
  /** time for the headers of a request, in ms */
  readonly headersMs: number;
  /** time for a whole request with its body, in ms */
  readonly requestMs: number;
  /** time that a client may take to read a part of a response, or to send a part of a request, in ms */
  readonly idleMs: number;
  /** time from the headers of a request to the end of its response, in ms */
  readonly responseMs: number;
  /** time between two requests of a connection, in ms */
  readonly keepAliveMs: number;
  /** how often connections are compared with the limits, in ms */
  readonly checkMs: number;
}

/** Limits that let slow phones through and cut off who holds connections open. */
export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'connections'> = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 20_000,
  responseMs: 120_000,
  // Longer than proxies keep idle connections (nginx 60 s, Traefik 90 s, Caddy 120 s), so that none is closed while a request arrives.
  keepAliveMs: 125_000,
  checkMs: 1000,
};

/** Headers of a request; nginx and Apache allow fewer. */
const MAX_HEADERS = 200;

/** Refuses requests with very many headers. Node would drop those beyond a number of its own, and the rest would mean something else. */
const refuseManyHeaders =
  (listener: RequestListener, headers: Readonly<Record<string, string>>): RequestListener =>
  (request, response) => {
    if (request.rawHeaders.length <= 2 * MAX_HEADERS) {
      listener(request, response);
      return;
    }
    response.writeHead(431, { ...headers, Connection: 'close', 'Content-Length': '0' }).end();
  };

/** Share of the connections from which idle ones are closed to make room. */
const CROWDED = 0.9;

/** What a connection is at. */
interface Exchange {
  /** the response that is being sent */
  current: ServerResponse;
  /** when its request arrived, in ms */
  since: number;
  /** the response to the last request that arrived: another one while pipelined requests wait */
  newest: ServerResponse;
}

interface Exchanges {
  readonly listener: RequestListener;
  /** whether the client has sent all of its request and read all of the response so far: it waits for the site */
  readonly isWaiting: (socket: Socket) => boolean;
  /** forgets a closed connection */
  readonly forget: (socket: Socket) => void;
  /** visits the response to the newest request of each connection, and of each request from now on */
  readonly eachNewest: (visit: (response: ServerResponse) => void) => void;
  readonly stop: () => void;
}

/**
 * Handles the pipelined requests of a connection one after the other, as their responses are sent: however many arrive at
 * once, other connections get their turn in between. Those of a closed connection are dropped. Destroys the connections of
 * responses that take too long to be read.
 */
const handleInOrder = (listener: RequestListener, { responseMs, checkMs }: ConnectionLimits): Exchanges => {
  const exchanges = new Map<Socket, Exchange>();
  let visitNew: ((response: ServerResponse) => void) | undefined;
  const timer = setInterval(() => {
    const latest = performance.now() - responseMs;
    for (const { current, since } of exchanges.values())
      if (since <= latest && !current.closed) current.destroy();
  }, checkMs).unref();
  return {
    listener: (request, response) => {
      const { socket } = request;
      const since = performance.now();
      const exchange = exchanges.get(socket);
      const previous = exchange?.newest;
      if (!exchange) exchanges.set(socket, { current: response, since, newest: response });
      else exchange.newest = response;
      visitNew?.(response);
      const handle = (): void => {
        if (exchange) {
          exchange.current = response;
          exchange.since = since;
        }
        listener(request, response);
      };
      if (!previous || previous.closed) handle();
      else
        previous.once('close', () => {
          if (!socket.destroyed) setImmediate(handle);
        });
    },
    isWaiting: (socket) => {
      const current = exchanges.get(socket)?.current;
      return current !== undefined && !current.closed && current.req.complete && current.writableLength === 0;
    },
    forget: (socket) => void exchanges.delete(socket),
    eachNewest: (visit) => {
      visitNew = visit;
      for (const { newest } of exchanges.values()) visit(newest);
    },
    stop: () => clearInterval(timer),
  };
};

/** A client that uses its connection may be sending a request at the moment: idle connections close after this, in ms. */
const GRACE_MS = 250;

/** Stops a server; resolves once its last connection is closed. */
export type Stop = () => Promise<void>;

/**
 * Stops a server without cutting off a client: it accepts no more connections and completes open requests. The last response of each
 * connection says `Connection: close`; idle connections are closed.
 */
const makeStop = (server: Server, exchanges: Exchanges): Stop => {
  const closeIdle = (): void => void setTimeout(() => server.closeIdleConnections(), GRACE_MS).unref();
  const closeAfter = (response: ServerResponse): void => {
    if (response.closed) return;
    if (!response.headersSent) response.setHeader('Connection', 'close');
    // Its headers may have been sent before: the connection would stay open.
    response.once('close', closeIdle);
  };
  return () =>
    new Promise((resolve) => {
      exchanges.eachNewest(closeAfter);
      // http's own close() would also close connections on which a request is arriving.
      NetServer.prototype.close.call(server, () => resolve());
      closeIdle();
    });
};

/** A server that listens once it is asked to, and how it stops. */
export interface LimitedServer {
  readonly server: Server;
  readonly stop: Stop;
}

/**
 * An HTTP server that cuts off clients which send or read too slowly, and holds a bounded number of connections. Where they
 * run short, idle connections are closed first.
 * @param headers of responses to requests that cannot be parsed, by name
 */
export const createLimitedServer = (
  listener: RequestListener,
  limits: ConnectionLimits,
  headers: Readonly<Record<string, string>> = {},
): LimitedServer => {
  const exchanges = handleInOrder(refuseManyHeaders(listener, headers), limits);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    exchanges.listener,
  );
  server.timeout = limits.idleMs;
  server.on('timeout', (socket: Socket) => {
    if (!exchanges.isWaiting(socket)) socket.destroy();
  });
  server.maxConnections = limits.connections;
  // All of them are counted; 16 kB of headers bound their number.
  server.maxHeadersCount = 0;
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
      exchanges.forget(socket);
    });
    if (connections > CROWDED * limits.connections) server.closeIdleConnections();
  });
  server.once('close', exchanges.stop);
  respondToUnparsed(server, headers);
  return { server, stop: makeStop(server, exchanges) };
};
