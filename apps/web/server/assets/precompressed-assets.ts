import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** How the name of a file ends that the build has packed with Brotli at its best; see vite.config.ts. */
const PACKED = '.br';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Lets the files of a folder go out as the build has packed them, to browsers that take them so: smaller than what is
 * packed while somebody waits, and for nothing. What was not packed goes on as it is.
 */
export const packedAssets = (folder: string): RequestHandler => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const packed = new Set(
    files.filter((name) => name.endsWith(PACKED)).map((name) => `/${name.slice(0, -PACKED.length)}`),
  );
  return (request, response, next) => {
    const type = packed.has(request.path) ? TYPES[extname(request.path)] : undefined;
    if (type !== undefined) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br') === 'br') {
        request.url = request.url.replace(request.path, request.path + PACKED);
        response.set({ 'Content-Encoding': 'br', 'Content-Type': type });
      }
    }
    next();
  };
};
