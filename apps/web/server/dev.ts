import { env } from '#app/platform/env.server';
import { makeLogger } from '#app/platform/logger.server';
import { snapshotStore } from '#app/snapshot/current.server';
import { createApp } from './app';

/** API, static JSON and feeds for the development server, which serves pages and files itself. */
export const devApp = createApp({
  env: env(),
  log: makeLogger(env().LOG_LEVEL),
  store: snapshotStore(),
  pages: (_request, _response, next) => next(),
});
