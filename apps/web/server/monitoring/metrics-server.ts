import { createServer, type Server } from 'node:http';
import type { Log } from '#app/platform/logger.server';
import { pathOf } from '../request/path-of';
import type { Metrics } from './metrics';

/** How long a scraper may take to send its request, in ms. */
const REQUEST_MS = 10_000;

/** A server of the metrics alone, apart from the site: `GET /metrics`; 404 for anything else. */
export const createMetricsServer = (metrics: Pick<Metrics, 'text' | 'contentType'>, log: Log): Server =>
  createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    if (pathOf(request.url ?? '') !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    metrics.text().then(
      (text) => {
        response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : text);
      },
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
