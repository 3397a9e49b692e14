import express, { type RequestHandler, Router } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { WebhookBody } from '#app/accounts/supporters/patreon-shapes.server';
import { isSignedBy } from '#app/accounts/supporters/patreon-signature.server';
import { createSupporters } from '#app/accounts/supporters/supporters.server';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { methodNotAllowed, notFound, sendError, sendInvalid } from '../api/api-error';
import { parseBody } from '../api/json-body';

/** Largest webhook, in bytes: a member with their tiers and the campaign is a few kilobytes. */
const MAX_BYTES = 256 * 1024;

const MEMBER_EVENT = /^members:(?:pledge:)?(?:create|update|delete)$/;

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

interface WebhookOptions {
  readonly env: Pick<Env, 'PATREON_WEBHOOK_SECRET' | 'PATREON_CAMPAIGN_ID'>;
  readonly log: Log;
  readonly accounts: () => Pick<Accounts, 'documents'>;
}

/**
 * Patreon's webhook, to be mounted at `/api/patreon/webhook`. Patreon repeats what got no 2xx and pauses a webhook that
 * keeps failing: so everything that is signed and has the documented shape gets 200, also where nothing is stored.
 * Without a configured secret there is no webhook.
 */
export const createPatreonWebhook = ({ env, log, accounts }: WebhookOptions): Router => {
  const { PATREON_WEBHOOK_SECRET: secret, PATREON_CAMPAIGN_ID: campaign } = env;
  const router = Router();
  if (secret === undefined) return router.use(notFound);

  const receive: RequestHandler = (request, response, next) => {
    const raw: unknown = request.body;
    if (!Buffer.isBuffer(raw) || !isSignedBy(raw, request.get('x-patreon-signature'), secret)) {
      sendError(response, 401, 'The signature is not that of this body.');
      return;
    }
    const respond = (outcome: string): void => {
      response.set('Cache-Control', 'no-store').json({ outcome });
    };
    const event = request.get('x-patreon-event') ?? '';
    if (!MEMBER_EVENT.test(event)) {
      respond('not about a member');
      return;
    }
    const body = parseBody(WebhookBody, parseJson(raw));
    if (!body.ok) {
      log.warn({ event, errors: body.error }, 'A webhook of Patreon is not as documented');
      sendInvalid(response, body.error);
      return;
    }
    const { patreonId, campaignId, membership } = body.value;
    if (campaign !== undefined && campaignId !== campaign) respond('another campaign');
    else if (patreonId === null) respond('no user');
    else
      createSupporters(accounts().documents)
        .recordWebhook({ event, raw, patreonId, membership })
        .then((outcome) => {
          if (outcome === 'contradiction')
            log.warn(
              { event, member: membership.memberId },
              'A repeated webhook of Patreon says something else than what is stored; it was ignored',
            );
          else log.info({ event, outcome }, 'Received a webhook of Patreon');
          respond(outcome === 'contradiction' ? 'repeated' : outcome);
        })
        .catch(next);
  };

  router
    .route('/')
    .post(express.raw({ type: () => true, limit: MAX_BYTES }), receive)
    .all(methodNotAllowed('POST'));
  return router;
};
