/** @jsxRuntime automatic @jsxImportSource react */
// Two servers to compare with, each by itself in a process: `bare-page.tsx remix <elements>` and `bare-page.tsx plain <file>
// <file of headers>`. The address stands on standard output once it listens.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createRequestHandler } from '@remix-run/express';
import { createReadableStreamFromReadable, type EntryContext, type ServerBuild } from '@remix-run/node';
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import compression from 'compression';
import express from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { z } from 'zod';

/** Elements of a row, and those of the page around the rows. */
const ROW_ELEMENTS = 5;
const AROUND = 12;

interface Row {
  readonly url: string;
  readonly name: string;
  readonly share: string;
}

const makeRows = (elements: number): readonly Row[] =>
  Array.from({ length: Math.max(1, Math.round((elements - AROUND) / ROW_ELEMENTS)) }, (_, index) => ({
    url: `/cards/sample-card-${index}`,
    name: `Sample Card ${index}`,
    share: `${index % 100}% of ${1000 + index} decks`,
  }));

const Root = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <Meta />
      <Links />
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);

const List = () => (
  <main>
    <h1>Cards</h1>
    <ul>
      {useLoaderData<{ rows: readonly Row[] }>().rows.map(({ url, name, share }) => (
        <li key={url}>
          <a href={url}>
            <img src={`${url}.jpg`} alt="" width="146" height="204" loading="lazy" />
            <b>{name}</b>
          </a>
          <span>{share}</span>
        </li>
      ))}
    </ul>
  </main>
);

/** As Remix's own template answers. */
const handleRequest = (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady: () => {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });

/** What Remix's own compiler would make of an app of one page, its scripts left out. */
const makeBuild = (rows: readonly Row[]): ServerBuild => {
  const facts = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false };
  const root = { id: 'root', path: '' };
  const list = { id: 'list', parentId: 'root', index: true };
  return {
    mode: 'production',
    entry: { module: { default: handleRequest } },
    routes: {
      root: { ...root, module: { default: Root } },
      list: { ...list, module: { default: List, loader: () => ({ rows }) } },
    },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...root, ...facts, hasLoader: false, module: '/root.js' },
        list: { ...list, ...facts, hasLoader: true, module: '/list.js' },
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '/',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  };
};

const makeRemix = (elements: number): RequestListener => {
  const app = express();
  app.disable('x-powered-by');
  app.use(compression());
  const handle = createRequestHandler({ build: makeBuild(makeRows(elements)), mode: 'production' });
  app.use((request, response, next) => void handle(request, response, next).catch(next));
  return app;
};

/** Sends the same bytes with the same headers each time. */
const makePlain = (file: string, headersFile: string): RequestListener => {
  const body = readFileSync(file);
  const headers = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(headersFile, 'utf8')));
  return (_request, response) => void response.writeHead(200, headers).end(body);
};

const [kind, subject = '', headersFile = ''] = process.argv.slice(2);
const server = createServer(kind === 'remix' ? makeRemix(Number(subject)) : makePlain(subject, headersFile));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
