import { createRequestHandler } from '@remix-run/express';
import * as build from 'virtual:remix/server-build';
import { env } from '#app/platform/env.server';
import { makeLogger } from '#app/platform/logger.server';
import { createLoadContext } from '#app/rendering/load-context.server';
import { snapshotStore } from '#app/snapshot/current.server';
import { setAccounts } from '#app/accounts/current.server';
import { openPeople, type People } from './accounts/open-people';
import { requestFacts } from './accounts/read-session';
import { createApp } from './app';
import { createRateStores } from './request/rate-stores';

/** Accounts outlive this module, which every change of a source loads again. */
const kept = globalThis as { developmentPeople?: Promise<People> };

const log = makeLogger(env().LOG_LEVEL);
kept.developmentPeople ??= openPeople(env(), log, createRateStores({ url: undefined, log }));
const people = await kept.developmentPeople;
setAccounts(people.accounts);

/** The site of the development server, which itself serves sources. */
export const devApp = createApp({
  env: env(),
  log,
  store: snapshotStore(),
  people,
  pages: createRequestHandler({
    build,
    mode: 'development',
    getLoadContext: (request, response) => createLoadContext(request.path, requestFacts(response)),
  }),
});
