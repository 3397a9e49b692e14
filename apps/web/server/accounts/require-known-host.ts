import type { Request, RequestHandler } from 'express';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { requestedSite } from '../request/site-origin';
import { sendText } from '../response/send-document';

/** Hosts that lead nowhere but to the machine itself. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Whether the requested host is an address of this machine: the one that the connection was made to, or a local one. */
const isOwnAddress = (request: Request): boolean => {
  const { requestedHost } = requestedSite(request);
  if (LOCAL_HOST.test(requestedHost)) return true;
  const address = (request.socket.localAddress ?? '').replace(/^::ffff:/, '');
  return requestedHost.replace(/:\d+$/, '') === (address.includes(':') ? `[${address}]` : address);
};

/**
 * Refuses what sends mails with links to the site, with 503, where the address of the site is not set: a stranger's
 * Host header must not lead a reader of the mail, with the code in its link, to the stranger's site. Without ORIGIN only
 * addresses of this machine are known.
 */
export const requireKnownHost = (
  { ORIGIN }: Pick<Env, 'ORIGIN'>,
  log: Pick<Log, 'error'>,
): RequestHandler => {
  let isLogged = false;
  return (request, response, next) => {
    if (ORIGIN !== undefined || isOwnAddress(request)) {
      next();
      return;
    }
    if (!isLogged) log.error({}, 'Set ORIGIN: mails with links to the site are refused without it');
    isLogged = true;
    sendText(
      response,
      503,
      'This site cannot send mails yet: its operator has to set ORIGIN to its public address.',
    );
  };
};
