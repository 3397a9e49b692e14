import { createMcpServer } from '@crownsmith/cli/mcp';
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServer,
} from '@modelcontextprotocol/server';
import {
  Router,
  type Request as ExpressRequest,
  type RequestHandler,
  type Response as ExpressResponse,
} from 'express';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { parseJson, unparsedJson } from '../api/json-body';
import { behindGate } from '../overload/behind-gate';
import type { Gates } from '../overload/gates';
import { refuseWhenFull } from '../overload/refuse-when-full';
import { siteOrigin } from '../request/site-origin';
import { snapshotCards } from './snapshot-cards';

/** Largest body, in bytes: a list of 100,000 characters fits. */
const MAX_BODY_BYTES = 512 * 1024;

/** Headers of a request that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** A request as the SDK takes it. Its body is parsed already. */
const toWebRequest = (request: ExpressRequest): Request => {
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = request.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new Request(new URL('/mcp', siteOrigin(request)), { method: 'POST', headers });
};

/** Answers clients of the protocol of 2025, whose answers would be streams without this option. */
const answerFormerClient = async (
  server: McpServer,
  request: Request,
  parsedBody: unknown,
): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};

const send = async (response: ExpressResponse, answer: Response): Promise<void> => {
  const type = answer.headers.get('content-type');
  response.status(answer.status).set('Cache-Control', 'no-store');
  if (type !== null) response.set('Content-Type', type);
  response.end(await answer.text());
};

const answerPost = (store: Pick<SnapshotStore, 'get'>, gate: Gates['recs']): RequestHandler => {
  const createServer = (): McpServer => createMcpServer(async () => snapshotCards(await store.get()));
  // Nothing here changes without a request: nobody may hold a stream open.
  const handler = createMcpHandler(createServer, { legacy: 'reject', maxSubscriptions: 0 });
  return behindGate(gate, async (request, response) => {
    const parsedBody = parseJson(request);
    if (Array.isArray(parsedBody)) {
      sendError(response, 400, 'Send one message in each request.');
      return;
    }
    const asked = toWebRequest(request);
    const answer = (await isLegacyRequest(asked, parsedBody))
      ? await answerFormerClient(createServer(), asked, parsedBody)
      : await handler.fetch(asked, { parsedBody });
    await send(response, answer);
  });
};

/**
 * The tools of the command line's MCP server at `/mcp`: streamable HTTP without sessions and streams, a JSON answer for each POST.
 * Public, read only, without cookies: any origin may use it, as the API.
 * @param limit of the public API, with which it shares its count
 */
export const createMcp = (
  store: Pick<SnapshotStore, 'get'>,
  { limit, gate }: { readonly limit: RequestHandler; readonly gate: Gates['recs'] },
): Router => {
  const router = Router();
  router
    .route('/mcp')
    .all(allowAllOrigins('POST'))
    .post(limit, refuseWhenFull(gate), ...unparsedJson(MAX_BODY_BYTES), answerPost(store, gate))
    .all(limit, methodNotAllowed('POST'));
  return router;
};
