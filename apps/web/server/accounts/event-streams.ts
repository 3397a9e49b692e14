import type { Request, Response } from 'express';

/** Times of a stream, in ms. */
export interface StreamTimes {
  /** between two heartbeats: less than a connection may be idle (create-server.ts) */
  readonly heartbeatMs: number;
  /** after which a stream ends and the browser connects again: less than a response may take (create-server.ts) */
  readonly lifeMs: number;
}

export const STREAM_TIMES: StreamTimes = { heartbeatMs: 12_000, lifeMs: 100_000 };

/** Streams of one person, and of everybody. */
export const MAX_STREAMS = { person: 10, all: 2000 } as const;
/** Until a browser connects again, in ms. */
const RECONNECT_MS = 300;
/** A client that has not read this much is too slow to wait for, in bytes. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** An open stream of server-sent events. */
export interface EventStream {
  /** Sends an event. @param data sent as JSON */
  readonly send: (event: string, data: unknown) => void;
  readonly end: () => void;
}

/** Streams of server-sent events: counted by person, kept alive, ended before the server's time limits and on shutdown. */
export class EventStreams {
  readonly #open = new Map<EventStream, string>();
  readonly #times: StreamTimes;
  #isClosed = false;

  constructor(times: StreamTimes = STREAM_TIMES) {
    this.#times = times;
  }

  /** How many streams are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Whether another stream of a person may be opened. */
  hasRoom(uid: string): boolean {
    const own = [...this.#open.values()].filter((other) => other === uid).length;
    return !this.#isClosed && own < MAX_STREAMS.person && this.#open.size < MAX_STREAMS.all;
  }

  /**
   * Responds with a stream.
   * @param onEnd called once, when the stream has ended or the client has left
   */
  open(request: Request, response: Response, uid: string, onEnd: () => void): EventStream {
    const { heartbeatMs, lifeMs } = this.#times;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // no-transform: compression would hold events back.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    const write = (text: string): void => {
      if (response.writableEnded || response.destroyed) return;
      response.write(text);
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    };
    const stream: EventStream = {
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => response.end(),
    };
    const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
    const life = setTimeout(() => stream.end(), lifeMs);
    this.#open.set(stream, uid);
    response.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(life);
      this.#open.delete(stream);
      onEnd();
    });
    write(`retry: ${RECONNECT_MS}\n\n`);
    if (request.method === 'HEAD') stream.end();
    return stream;
  }

  /** Ends all streams and opens no more: the process shuts down. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open.keys()) stream.end();
  }
}
