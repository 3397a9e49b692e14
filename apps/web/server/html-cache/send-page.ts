import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagMatches } from '#app/rendering/cache-headers.server';
import { requestIdHeader } from '../request/request-id';
import type { CachedPage, EncodedBody } from './html-cache';

/** A page with its body in the encoding of a request. */
export interface EncodedPage {
  readonly page: CachedPage;
  readonly body: EncodedBody;
}

/** Responds to a request with a page. Its head is stored with it; of the request it has the id alone. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  { page, body, id }: EncodedPage & { readonly id: string | undefined },
): void => {
  const known = request.headers['if-none-match'];
  if (known !== undefined && etagMatches(known, page.etag)) {
    response.writeHead(304, page.headers.concat(requestIdHeader(id))).end();
    return;
  }
  response.writeHead(200, body.headers.concat(requestIdHeader(id)));
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
};
