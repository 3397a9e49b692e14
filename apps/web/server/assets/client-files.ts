import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import { precompressedAssets } from './precompressed-assets';

/** URL paths of the files in a folder itself. */
const listFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `/${name}`),
  );

/**
 * The files of the built client: assets, whose names contain their hash, are immutable; public files last an hour. Which
 * public files there are is read once: a request for a page never waits for the file system.
 */
export const createClientFiles = (folder: string): Router => {
  const router = Router();
  const assets = join(folder, 'assets');
  router.use(
    '/assets',
    precompressedAssets(assets),
    express.static(assets, {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
      redirect: false,
    }),
  );
  // Where a document names no icon, such as a feed or JSON, clients ask for this one.
  router.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));
  const files = listFiles(folder);
  const sendFile = express.static(folder, {
    maxAge: '1h',
    index: false,
    redirect: false,
    // Browsers compare it with the one that they have: an old one would go on for an hour.
    setHeaders: (response, path) => {
      if (path.endsWith('sw.js')) response.setHeader('Cache-Control', 'no-cache');
    },
  });
  router.use((request, response, next) => {
    if (files.has(request.path)) sendFile(request, response, next);
    else next();
  });
  return router;
};
