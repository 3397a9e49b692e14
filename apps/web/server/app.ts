import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { Store } from 'express-rate-limit';
import { accounts } from '#app/accounts/current.server';
import { ageLimits, type Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { runInRequest } from '#app/platform/request-context.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { createAccountEvents } from './accounts/account-events';
import { createClipboardApi } from './accounts/clipboard-api';
import { createCollectionApi } from './accounts/collection-api';
import { createDeleteAccountApi } from './accounts/delete-account-api';
import { EventStreams } from './accounts/event-streams';
import { createListsApi } from './accounts/lists-api';
import { createPatreonWebhook } from './accounts/patreon-webhook';
import { createAccountLimits, MAIL_PATHS, SIGN_IN_PATHS } from './accounts/account-limits';
import type { People } from './accounts/open-people';
import { createProviderSignIn } from './accounts/provider-sign-in';
import { requireKnownHost } from './accounts/require-known-host';
import { readSession } from './accounts/read-session';
import { readToken } from './accounts/read-token';
import { createUsersApi } from './accounts/users-api';
import { createSettingsApi } from './accounts/settings-api';
import { createApi } from './api/api';
import { apiErrors, methodNotAllowed } from './api/api-error';
import { createClientErrors } from './api/client-errors';
import { createApiV1 } from './api/v1/router';
import { createClientFiles } from './assets/client-files';
import { createCompatible } from './compatible/compatible';
import { createMachineReadable } from './feeds/machine-readable';
import { createAnonymousPageCache } from './html-cache/anonymous-page-cache';
import { SENT_ONCE } from './html-cache/encode-body';
import { sendCachedFirst } from './html-cache/send-cached-first';
import { createStaticJson } from './json/static-json';
import { createMcp } from './mcp/mcp';
import { gatePages, type PageHandler } from './overload/gate-pages';
import { createGates, type Gates } from './overload/gates';
import { createTurns, type Turns } from './overload/turns';
import { redirectToCanonicalUrl } from './request/canonical-url';
import { createFormGuard, FORM_PATHS, RECS_PATHS, refuseCrossSiteForms } from './request/form-guard';
import { normalizeRequestHeaders } from './request/normalize-request-headers';
import { requireOriginForm, type Listener } from './request/origin-form';
import { requirePageMethod } from './request/page-methods';
import { requirePagePath } from './request/page-path';
import { createRateLimits, type RateCount } from './request/rate-limits';
import { logRequests } from './request/log-requests';
import { identifyRequests, setGeneralHeaders } from './request/request-id';
import { proxyTrust } from './request/proxy-trust';
import { resolveSite } from './request/site-origin';
import { health } from './response/health';
import { pageErrors } from './response/page-errors';
import { removeContentPolicy, securityHeaders } from './response/security-headers';
import { requireSnapshot } from './response/unavailable-page';
import { createCommanderFrames } from './widget/commander-frames';
import { createDiscordInteractions } from './discord/interactions';
import { createUserscript } from './widget/userscript';
import { createWidgetScript } from './widget/widget-script';

export interface AppOptions {
  readonly env: Env;
  readonly log: Log;
  readonly store: SnapshotStore;
  /** folder of the built client */
  readonly clientFolder?: string | undefined;
  /** folder of the built widget */
  readonly widgetFolder?: string | undefined;
  /** responds to every request that no file and no API has */
  readonly pages?: PageHandler | undefined;
  /** first segments of the paths that have pages; all without it */
  readonly pageSegments?: ReadonlySet<string> | undefined;
  /** renders pages for the HTML cache */
  readonly renderPage?: ((request: Request) => Promise<Response>) | undefined;
  /** what expensive work passes */
  readonly gates?: Gates | undefined;
  /** of the event loop, which requests share with connections and jobs */
  readonly turns?: Turns | undefined;
  /** who signs in; nobody without it */
  readonly people?: People | undefined;
  /** server-sent events to signed-in people; whoever stops the server closes them */
  readonly streams?: EventStreams | undefined;
  /** begins a trace of each request that no cached page answers */
  readonly trace?: RequestHandler | undefined;
  /** counts of rate limits; in memory by default */
  readonly makeRateStore?: ((count: RateCount) => Store) | undefined;
}

/** The whole site as an Express app: cached pages, files, the public API and static JSON, then pages. */
export const createApp = (options: AppOptions): Listener => {
  const { env, log, store, clientFolder, widgetFolder, pages, renderPage, people, makeRateStore } = options;
  const { turns = createTurns(), streams = new EventStreams() } = options;
  const { gates = createGates({ maxWaitMs: env.MAX_WAIT_MS }) } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  const headers = securityHeaders(env);
  const limits = createRateLimits({ env, makeStore: makeRateStore });
  const accountLimits = createAccountLimits({
    env,
    makeStore: makeRateStore,
    uidOf: ({ locals }) => locals.user?.uid,
  });
  const pageCache =
    renderPage && createAnonymousPageCache({ env, store, headers, render: renderPage, gate: gates.pages });

  app.use(identifyRequests(env), resolveSite(env, headers), redirectToCanonicalUrl(headers));
  const compatible = createCompatible({ store, gates, limit: limits.combos, headers });
  app.use(compatible.cardsAsJson, apiErrors(log));
  if (pageCache) app.use(pageCache.serveCached);
  app.use((_request, response, next) => {
    setGeneralHeaders(response, headers);
    next();
  });
  if (options.trace) app.use(options.trace);
  app.use(({ id: requestId = '' }, { locals: { traceId } }, next) =>
    runInRequest({ requestId, ...(traceId !== undefined && { traceId }) }, next),
  );
  app.use(logRequests(log));
  app
    .route('/healthz')
    .get(health(store, ageLimits(env)))
    .all(methodNotAllowed('GET', 'HEAD'));
  if (widgetFolder !== undefined)
    app.use(createWidgetScript(widgetFolder), createUserscript(widgetFolder, env));
  app.use(compression(SENT_ONCE));
  if (clientFolder !== undefined) app.use(createClientFiles(clientFolder));
  app.use('/api/client-errors', createClientErrors(log, limits['client-errors']), apiErrors(log));
  app.use('/api/patreon/webhook', createPatreonWebhook({ env, log, accounts }), apiErrors(log));
  app.use(
    '/api/discord/interactions',
    createDiscordInteractions(store, { env, log, gate: gates.recs, limit: limits.api }),
    apiErrors(log),
  );
  app.use('/api/v1', createApiV1(store, { env, log, limit: limits.api, gates }));
  app.use(createMcp(store, { limit: limits.api, gate: gates.recs }), apiErrors(log));
  const knownHost = requireKnownHost(env, log);
  if (people) {
    app.use(readSession({ ...people, log }));
    app.use(['/api/users', '/api/lists'], readToken(accounts), apiErrors(log));
    app.post(['/api/users/register', '/api/users/delete'], knownHost);
    app.use('/api/users/clipboard', createClipboardApi(accounts, accountLimits.writes), apiErrors(log));
    app.use('/api/users/collection', createCollectionApi(accounts, accountLimits.writes), apiErrors(log));
    app.use('/api/users/delete', createDeleteAccountApi(accounts, accountLimits.signIn), apiErrors(log));
    app.use('/api/users/settings', createSettingsApi(accounts, accountLimits.writes), apiErrors(log));
    app.use(
      '/api/users',
      createUsersApi({ accounts: people.accounts, limitSignIn: accountLimits.signIn }),
      apiErrors(log),
    );
    app.use('/api/lists', createListsApi(store, accountLimits.writes), apiErrors(log));
    app.use('/account/events', createAccountEvents({ accounts, streams, log }), apiErrors(log));
  }
  app.use(compatible.router, apiErrors(log));
  app.use('/api', createApi(store, limits, gates), apiErrors(log));
  app.use('/json', createStaticJson(store, gates.documents), apiErrors(log));
  app.use(createMachineReadable(store, { env, log, gates }));
  app.use(createCommanderFrames(store, { env, gate: gates.documents }));

  app.use(requirePagePath, requirePageMethod(options.pageSegments));
  app.use(requireSnapshot(store));
  app.post(FORM_PATHS, ...createFormGuard(env, makeRateStore));
  app.use(refuseCrossSiteForms);
  if (people) {
    const providerSignIn = createProviderSignIn(people.accounts);
    app
      .post(MAIL_PATHS, knownHost)
      .post(SIGN_IN_PATHS, accountLimits.signIn)
      .post('*', accountLimits.writes)
      .get(['/signin/openid', '/signin/openid.data'], accountLimits.provider, providerSignIn.leave)
      .get('/signin/openid/callback', accountLimits.provider, providerSignIn.comeBack);
  }
  app.all(RECS_PATHS, limits['recs-page']);
  app.get(['/commanders/:slug', '/compare', '/compare.data'], limits.counts);
  app.use(removeContentPolicy, normalizeRequestHeaders);
  if (pageCache) app.use(pageCache.renderAndCache);
  if (pages) app.use(...gatePages(gates, pages));
  app.use(pageErrors(log, headers));
  const shared = turns.share(app);
  const listener = pageCache ? sendCachedFirst({ env, trusts: proxyTrust(app), pageCache }, shared) : shared;
  return requireOriginForm(headers, listener);
};
