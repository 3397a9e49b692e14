import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

/** Never called: only the client of the empty page is weighed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('Content-Type', 'text/html');
  return new Response(renderToString(<RemixServer context={context} url={request.url} />), {
    status,
    headers,
  });
}
