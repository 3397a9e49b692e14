import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface PageResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** as transferred, not decoded */
  readonly body: Buffer;
}

export const fetchPage = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageResponse> => {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

/** Number of start tags. */
export const countElements = (html: string): number => html.match(/<[a-z][^>]*>/g)?.length ?? 0;
