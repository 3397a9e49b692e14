import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/** A Node request listener that may leave a request to the next one, as an Express app is. */
export type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Turns a request target in absolute form, as proxies send it, into origin form. Its authority replaces the Host header
 * (RFC 9112, 3.2.2). Returns false for every other form.
 */
const toOriginForm = (request: IncomingMessage): boolean => {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  const [, host, rest] = /^https?:\/\/([^/?#]*)((?:[/?#].*)?)$/is.exec(url) ?? [];
  if (host === undefined || rest === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
};

/**
 * Passes requests on in origin form, and responds 400 to those that have none. It comes before Express, whose router parses
 * the target before the first handler runs.
 * @param headers of the 400
 */
export const requireOriginForm =
  (headers: Readonly<Record<string, string>>, listener: Listener): Listener =>
  (request, response, next) => {
    if (toOriginForm(request)) {
      listener(request, response, next);
      return;
    }
    response.writeHead(400, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' });
    response.end(`${STATUS_CODES[400]}\n`);
  };
