// `npm run accounts -- <command>`: what only the operator does with accounts, on the machine and with the environment of the site.
import { join } from 'node:path';
import { DataFolderError, openDataFolder } from '@crownsmith/data-folder';
import { silentLog } from '#app/platform/logger.server';
import { openProviders } from '#app/accounts/open-accounts.server';
import { DocumentsError } from '#app/accounts/documents/documents.server';
import { IdentitiesError } from '#app/accounts/identities/identities.server';
import { env, EnvError, type Env } from '#app/platform/env.server';
import { COMMANDS } from '#app/features/deck/discord/commands';
import { createDiscordApi } from '../server/discord/discord-api';
import { parseCommand, runCommand, USAGE } from './run-command';
import { CommandError } from './command-error';

const registerAtDiscord = async ({
  DISCORD_APPLICATION_ID: application,
  DISCORD_BOT_TOKEN: token,
  DISCORD_ORIGIN,
}: Env): Promise<string> => {
  if (application === undefined || token === undefined)
    throw new CommandError(
      'Set DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN, which Discord’s page of the application shows.',
      2,
    );
  try {
    await createDiscordApi({ DISCORD_ORIGIN }).register(application, token, COMMANDS);
    return `Registered at Discord: ${COMMANDS.map(({ name }) => `/${name}`).join(', ')}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Discord did not take the commands: ${reason.replaceAll(token, '…')}`, 1);
  }
};

const run = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return args.length === 0 ? 2 : 0;
  }
  try {
    // It is about no account.
    if (args.length === 1 && args[0] === 'discord') {
      process.stdout.write(`${await registerAtDiscord(env())}\n`);
      return 0;
    }
    const command = parseCommand(args);
    const { ACCOUNTS, DATA_DIR } = env();
    openDataFolder(DATA_DIR);
    const { documents, identities } = await openProviders(env(), silentLog);
    const databaseFile = ACCOUNTS === 'local' ? join(DATA_DIR, 'accounts.sqlite') : undefined;
    try {
      const lines = await runCommand(command, { documents, identities, databaseFile, now: Date.now });
      process.stdout.write(`${lines.join('\n')}\n`);
      return 0;
    } finally {
      await documents.close();
    }
  } catch (error) {
    const expected = [CommandError, EnvError, DataFolderError, DocumentsError, IdentitiesError];
    if (error instanceof Error && expected.some((kind) => error instanceof kind)) {
      process.stderr.write(`${error.message}\n`);
      return error instanceof CommandError ? error.exitCode : 1;
    }
    throw error;
  }
};

process.exitCode = await run(process.argv.slice(2));
