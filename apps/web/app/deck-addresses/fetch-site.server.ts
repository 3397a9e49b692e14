import { err, ok, type Result } from '@crownsmith/domain';
import { readBody } from '#app/platform/read-body.server';
import type { DeckAddressErrorCode, DeckAddressFault } from './deck-address-error';
import type { SiteRequest } from './deck-site';

export interface SiteFetch {
  readonly fetch: typeof fetch;
  readonly userAgent: string;
  /** of a deck with all its redirects, in ms */
  readonly timeoutMs: number;
  /** of a response, decompressed */
  readonly maxBytes: number;
}

const MAX_REDIRECTS = 2;
/** Where sites send those who have to sign in. */
const SIGN_IN = /\/(?:accounts?\/)?(?:log-?in|sign-?in)\b/i;

const codeOfStatus = (status: number): DeckAddressErrorCode => {
  if (status === 404 || status === 410) return 'not-found';
  if (status === 401 || status === 403 || status === 451) return 'private';
  return 'unreachable';
};

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Follows redirects within the origin; any other ends the request. */
const open = async (
  url: URL,
  { accept }: SiteRequest,
  { fetch: send, userAgent }: SiteFetch,
  signal: AbortSignal,
): Promise<Result<Response, DeckAddressErrorCode>> => {
  let at = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await send(at, {
      headers: { Accept: accept, 'User-Agent': userAgent },
      redirect: 'manual',
      signal,
    });
    if (!isRedirect(response.status)) return ok(response);
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    if (!URL.canParse(location, at)) return err('unreachable');
    const target = new URL(location, at);
    if (SIGN_IN.test(target.pathname)) return err('private');
    if (target.origin !== url.origin) return err('unreachable');
    at = target;
  }
  return err('unreachable');
};

/** The body of a response of the types that a deck has. */
const fetchBody = async (
  origin: string,
  request: SiteRequest,
  options: SiteFetch,
  signal: AbortSignal,
): Promise<Result<string, DeckAddressErrorCode>> => {
  const opened = await open(new URL(request.path, origin), request, options, signal);
  if (!opened.ok) return opened;
  const response = opened.value;
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !request.types.test(type)) {
    await response.body?.cancel();
    return err(response.ok ? 'unreadable' : codeOfStatus(response.status));
  }
  const read = await readBody(response, options.maxBytes);
  return read === undefined ? err('too-large') : ok(read.toString('utf8'));
};

/**
 * Asks a site for a deck, by one request after the other until one has a list.
 * @returns the list, or why there is none: the first error, since the other requests only stand in
 */
export const fetchFromSite = async (
  origin: string,
  requests: readonly SiteRequest[],
  options: SiteFetch,
): Promise<Result<string, DeckAddressFault>> => {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let fault: DeckAddressFault | undefined;
  for (const request of requests) {
    // A rejection is no connection, one that breaks off, or the end of the time.
    const body = await fetchBody(origin, request, options, signal).catch(() => err('unreachable' as const));
    const list = body.ok ? request.read(body.value) : undefined;
    if (list?.ok === true) return list;
    fault ??= body.ok ? { code: 'unreadable', detail: list?.error } : { code: body.error };
    if (!body.ok && body.error === 'unreachable') break;
  }
  return err(fault ?? { code: 'unreachable' });
};
