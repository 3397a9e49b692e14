import type { Request, RequestHandler } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { asyncHandler } from '../request/async-handler';

/** The bearer token of a request (RFC 6750, 2.1); undefined where it has none. */
export const bearerTokenOf = (request: Request): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(request.get('Authorization') ?? '')?.[1];

/**
 * Reads the bearer token of a request to the API: its user takes the place of the session's. A token that does not hold
 * leaves the request without a user.
 */
export const readToken = (accounts: () => Pick<Accounts, 'readToken'>): RequestHandler =>
  asyncHandler(async (request, response, next) => {
    const token = bearerTokenOf(request);
    if (token !== undefined) response.locals.user = await accounts().readToken(token);
    next();
  });
