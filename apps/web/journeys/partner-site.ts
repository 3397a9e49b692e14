import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerPage {
  readonly html: string;
  /** its content security policy */
  readonly policy?: string;
}

/** A site of another origin, with pages by their paths. */
export interface PartnerSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a partner's site on a free port. A path without a page gets the status that it names (`/500`), else 404. */
export const startPartner = async (pages: Readonly<Record<string, PartnerPage>>): Promise<PartnerSite> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner');
    const page = pages[pathname];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (page?.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy);
    if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (page) response.end(page.html);
    else response.writeHead(Number(/^\/(5\d\d)\//.exec(pathname)?.[1] ?? 404)).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export const partnerDocument = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A partner</title>${head}</head><body>${body}</body></html>`;
