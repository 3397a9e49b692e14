import type { Request, RequestHandler, Response } from 'express';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { type DeckAddresses, isDeckAddress } from '#app/deck-addresses/deck-addresses.server';

/** Pages whose forms take the address of a deck in place of a list, as documents and as data. */
const LIST_PATHS: ReadonlySet<string> = new Set(
  ['/deck', '/recs', '/table', '/count-my-deck'].flatMap((path) => [path, `${path}.data`]),
);

/** The buffered body of a request, which is left to be read. */
const peekBody = (request: Request): string => {
  const size = request.readableLength;
  if (size === 0 || size > MAX_LIST_FORM_BYTES) return '';
  const body: unknown = request.read(size);
  if (!Buffer.isBuffer(body)) return '';
  request.unshift(body);
  return body.toString('utf8');
};

/** The values of a posted form: of fields, or the lines of its parts. */
const valuesOf = (request: Request): readonly string[] => {
  const body = peekBody(request);
  return /^multipart\//i.test(request.get('content-type') ?? '')
    ? body.split(/\r?\n/)
    : [...new URLSearchParams(body).values()];
};

const isRefused = ({ locals: { formGuard } }: Response): boolean =>
  formGuard?.crossSite === true || formGuard?.retryAfter !== undefined;

/** The address of a deck that a page is asked about. */
const findAddress = (request: Request, response: Response): string | undefined => {
  const path = request.path.toLowerCase().replace(/\/$/, '');
  if (!LIST_PATHS.has(path) || isRefused(response)) return undefined;
  const values =
    request.method === 'POST'
      ? valuesOf(request)
      : Object.values(request.query).filter((value) => typeof value === 'string');
  return values.find(isDeckAddress);
};

/**
 * Fetches the deck at an address before its page passes a gate: the page then finds it kept, so that a slow site holds up
 * nobody but who asked for its deck. The body of the request has to be buffered.
 */
export const prefetchDeck =
  (addresses: () => Pick<DeckAddresses, 'read'>): RequestHandler =>
  (request, response, next) => {
    const address = findAddress(request, response);
    if (address === undefined) next();
    else
      addresses()
        .read(address)
        .then(() => next(), next);
  };
