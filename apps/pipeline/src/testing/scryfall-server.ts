import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The shapes of Scryfall's index: of today, and of before 2026-07-20. */
export const INDEX_SHAPES = ['lines', 'array'] as const;
export type IndexShape = (typeof INDEX_SHAPES)[number];

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const send =
  (body: string | Uint8Array, type = 'application/json', status = 200): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** A local server that speaks Scryfall's bulk API, and what else a test lets it answer. */
export class ScryfallServer {
  readonly #server = createServer((request, response) => {
    this.requests.push(request);
    const handle = this.handlers.get(request.url ?? '') ?? send('{"object":"error"}', undefined, 404);
    handle(request, response);
  });
  /** Answers by path; what has none is not found. */
  readonly handlers = new Map<string, Handler>();
  readonly requests: IncomingMessage[] = [];
  origin = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The paths that were asked for since the last call. */
  takeRequests(): readonly string[] {
    return this.requests.splice(0).map(({ url }) => url ?? '');
  }

  /**
   * Offers a bulk file of a day, in place of what there was. @returns its path
   * @param day like 20261120
   */
  offer(
    records: readonly unknown[],
    day: string,
    { shape = 'lines', type = 'oracle_cards' }: { readonly shape?: IndexShape; readonly type?: string } = {},
  ): string {
    const name = `${type.replaceAll('_', '-')}-${day}`;
    const updated_at = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T09:00:00Z`;
    const [path, body] =
      shape === 'lines'
        ? ([
            `/file/${name}.jsonl.gz`,
            gzipSync(records.map((one) => `${JSON.stringify(one)}\n`).join('')),
          ] as const)
        : ([`/file/${name}.json`, Buffer.from(JSON.stringify(records))] as const);
    const uri = this.origin + path;
    const entry =
      shape === 'lines'
        ? { jsonl_download_uri: uri, compressed_size: body.length, content_encoding: 'gzip' }
        : { download_uri: uri, size: body.length };
    this.handlers.set(path, send(body, shape === 'lines' ? 'application/gzip' : 'application/json'));
    const data = [
      { object: 'bulk_data', type: 'what_comes_next' },
      { object: 'bulk_data', type, updated_at, ...entry },
    ];
    this.handlers.set('/bulk-data', send(JSON.stringify({ object: 'list', has_more: false, data })));
    return path;
  }
}
