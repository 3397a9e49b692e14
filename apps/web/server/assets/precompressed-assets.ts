import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** Suffix of files that the build has compressed with Brotli, see vite.config.ts. */
const SUFFIX = '.br';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Rewrites requests for files of a folder to their precompressed variants, for clients that accept Brotli. The handler
 * that sends files comes next.
 */
export const precompressedAssets = (folder: string): RequestHandler => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const compressed = new Set(
    files.filter((name) => name.endsWith(SUFFIX)).map((name) => `/${name.slice(0, -SUFFIX.length)}`),
  );
  return (request, response, next) => {
    const type = compressed.has(request.path) ? TYPES[extname(request.path)] : undefined;
    if (type !== undefined) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br') === 'br') {
        request.url = request.url.replace(request.path, request.path + SUFFIX);
        response.set({ 'Content-Encoding': 'br', 'Content-Type': type });
      }
    }
    next();
  };
};
