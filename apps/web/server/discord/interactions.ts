import {
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type APIInteractionResponse,
  type RESTPatchAPIInteractionOriginalResponseJSONBody,
} from 'discord-api-types/v10';
import { Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import { answerCommand, makeEmbed, type CommandInput } from '#app/features/deck/discord/index.server';
import { BusyError } from '#app/platform/bounded-queue';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, notFound, sendError } from '../api/api-error';
import { bufferJson, parseBody, parseJson } from '../api/json-body';
import type { Gates } from '../overload/gates';
import { asyncHandler } from '../request/async-handler';
import { siteOrigin } from '../request/site-origin';
import { createDiscordApi } from './discord-api';
import { readAttachment } from './read-attachment';
import { createSignatureCheck } from './signed-interactions';

/** Largest interaction, in bytes: a command with five texts of 6,000 characters, and who sent it. */
const MAX_BYTES = 256 * 1024;

/** An interaction, of which only what commands need is read. https://discord.com/developers/docs/interactions/receiving-and-responding, 2026-11-27 */
const Interaction = z.discriminatedUnion('type', [
  z.object({ type: z.literal(InteractionType.Ping) }),
  z.object({
    type: z.literal(InteractionType.ApplicationCommand),
    application_id: z.string().regex(/^\d{1,20}$/),
    token: z.string().regex(/^[\w.-]{1,1000}$/),
    data: z.object({
      name: z.string().max(32),
      options: z
        .array(z.object({ name: z.string().max(32), type: z.number(), value: z.unknown() }))
        .max(25)
        .optional(),
      resolved: z
        .object({ attachments: z.record(z.string(), z.object({ url: z.string().max(2000) })).optional() })
        .optional(),
    }),
  }),
]);
type Command = Extract<z.infer<typeof Interaction>, { type: InteractionType.ApplicationCommand }>;

/** What was typed after a command; a file is its address. */
const inputOf = ({ data: { name, options = [], resolved } }: Command): CommandInput => ({
  name,
  options: Object.fromEntries(
    options.map((option) => {
      const text = typeof option.value === 'string' ? option.value.trim() : '';
      const value =
        option.type === Number(ApplicationCommandOptionType.Attachment)
          ? resolved?.attachments?.[text]?.url
          : text;
      return [option.name, value === '' ? undefined : value] as const;
    }),
  ),
});

type Content = RESTPatchAPIInteractionOriginalResponseJSONBody;

/** Names of cards and decks mention nobody. */
const NOBODY = { allowed_mentions: { parse: [] } } satisfies Pick<Content, 'allowed_mentions'>;

/** The whole answer of a busy site, to nobody but who asked: one that came later would be a request for each. */
const BUSY: APIInteractionResponse = {
  type: InteractionResponseType.ChannelMessageWithSource,
  data: { content: new BusyError().message, flags: MessageFlags.Ephemeral, ...NOBODY },
};

interface InteractionOptions {
  readonly env: Pick<Env, 'DISCORD_PUBLIC_KEY' | 'DISCORD_ORIGIN'>;
  readonly log: Log;
  /** the gate of expensive work */
  readonly gate: Gates['recs'];
  /** of requests that Discord has not signed: all that it has come from a few addresses */
  readonly limit: RequestHandler;
  readonly readFile?: typeof readAttachment;
}

/**
 * Discord's interactions, to be mounted at `/api/discord/interactions`; without the application's key there are none. A command is
 * acknowledged at once, since Discord waits three seconds, and answered when its turn at the gate has come.
 */
export const createDiscordInteractions = (
  store: Pick<SnapshotStore, 'get'>,
  { env, log, gate, limit, readFile = readAttachment }: InteractionOptions,
): Router => {
  const { DISCORD_PUBLIC_KEY: publicKey } = env;
  const router = Router();
  if (publicKey === undefined) return router.use(notFound);
  const isDiscord = createSignatureCheck(publicKey);
  const api = createDiscordApi(env);

  const contentOf = async (command: Command, origin: string): Promise<Content> => {
    try {
      const answer = await gate.add(async () =>
        answerCommand(inputOf(command), { snapshot: await store.get(), origin, readFile }),
      );
      return answer.ok ? { embeds: [makeEmbed(answer.value)] } : { content: answer.error.slice(0, 2000) };
    } catch (error) {
      if (error instanceof BusyError) return { content: error.message };
      log.error({ err: error, command: command.data.name }, 'A command of Discord failed');
      return { content: 'An error occurred' };
    }
  };

  const answer = async (command: Command, origin: string): Promise<void> => {
    const content = await contentOf(command, origin);
    try {
      await api.answer(
        { application: command.application_id, token: command.token },
        { ...content, ...NOBODY },
      );
    } catch (error) {
      log.warn({ err: error, command: command.data.name }, 'Discord did not take an answer');
    }
  };

  const isSigned = async (request: Request): Promise<boolean> => {
    const body: unknown = request.body;
    const signature = request.get('x-signature-ed25519');
    const timestamp = request.get('x-signature-timestamp');
    return Buffer.isBuffer(body) && isDiscord(body, { signature, timestamp });
  };

  const receive = (request: Request): APIInteractionResponse | { readonly error: string } => {
    const interaction = parseBody(Interaction, parseJson(request));
    if (!interaction.ok) return { error: interaction.error[0] };
    if (interaction.value.type === InteractionType.Ping) return { type: InteractionResponseType.Pong };
    if (gate.isFull) return BUSY;
    void answer(interaction.value, siteOrigin(request));
    return { type: InteractionResponseType.DeferredChannelMessageWithSource };
  };

  router
    .route('/')
    .post(
      ...bufferJson(MAX_BYTES),
      asyncHandler(async (request, response, next) => {
        if (await isSigned(request)) next();
        else
          limit(request, response, (error?: unknown) => {
            if (error === undefined)
              sendError(response, 401, 'The signature is not that of this body, or it is known.');
            else next(error);
          });
      }),
      (request, response) => {
        const outcome = receive(request);
        if ('type' in outcome) response.set('Cache-Control', 'no-store').json(outcome);
        else sendError(response, 400, outcome.error);
      },
    )
    .all(methodNotAllowed('POST'));
  return router;
};
