/** @jsxRuntime automatic @jsxImportSource react */
// The baseline of a rendered page: a bare Remix page with a number of elements. `bare-remix-server.tsx <elements>`.
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { createRequestHandler } from '@remix-run/express';
import { createReadableStreamFromReadable, type EntryContext, type ServerBuild } from '@remix-run/node';
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import compression from 'compression';
import express from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { listen } from './listen';

const ELEMENTS_PER_ROW = 5;
const ELEMENTS_AROUND_ROWS = 12;

interface Row {
  readonly url: string;
  readonly name: string;
  readonly share: string;
}

const makeRows = (elements: number): readonly Row[] =>
  Array.from(
    { length: Math.max(1, Math.round((elements - ELEMENTS_AROUND_ROWS) / ELEMENTS_PER_ROW)) },
    (_, index) => ({
      url: `/cards/sample-card-${index}`,
      name: `Sample Card ${index}`,
      share: `${index % 100}% of ${1000 + index} decks`,
    }),
  );

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

/** Renders like the entry.server of Remix's template. */
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

/** What Remix's compiler makes of an app with one page, without the scripts. */
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

const app = express();
app.disable('x-powered-by');
app.use(compression());
const handle = createRequestHandler({
  build: makeBuild(makeRows(Number(process.argv[2]))),
  mode: 'production',
});
app.use((request, response, next) => void handle(request, response, next).catch(next));
listen(createServer(app));
