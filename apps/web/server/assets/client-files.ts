import { join } from 'node:path';
import express, { Router } from 'express';
import { precompressedAssets } from './precompressed-assets';

/** The files of the built client: assets, whose names contain their hash, are immutable; public files last an hour. */
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
  router.use(express.static(folder, { maxAge: '1h', index: false, redirect: false }));
  return router;
};
