import { REST } from '@discordjs/rest';
import {
  Routes,
  type RESTPatchAPIInteractionOriginalResponseJSONBody,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Env } from '#app/platform/env.server';

/** What a site asks of Discord. */
export interface DiscordApi {
  /** Fills the answer in that an interaction waits for. Rejects where Discord does not take it. */
  answer(
    interaction: { readonly application: string; readonly token: string },
    content: RESTPatchAPIInteractionOriginalResponseJSONBody,
  ): Promise<void>;
  /** Registers slash commands in place of those there are. */
  register(
    application: string,
    botToken: string,
    commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
  ): Promise<void>;
}

/** Longest request, in ms. A request is repeated where Discord asks for it or fails. */
const TIMEOUT_MS = 8000;

/** Discord at `DISCORD_ORIGIN`. */
export const createDiscordApi = ({ DISCORD_ORIGIN }: Pick<Env, 'DISCORD_ORIGIN'>): DiscordApi => {
  const rest = () =>
    new REST({ api: `${DISCORD_ORIGIN}/api`, version: '10', timeout: TIMEOUT_MS, retries: 2 });
  const shared = rest();
  return {
    answer: async ({ application, token }, body) => {
      await shared.patch(Routes.webhookMessage(application, token), { body, auth: false });
    },
    register: async (application, botToken, body) => {
      await rest().setToken(botToken).put(Routes.applicationCommands(application), { body });
    },
  };
};
