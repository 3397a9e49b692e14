import { existsSync } from 'node:fs';
import { openDataFolder } from '@crownsmith/data-folder';
import { Command, CommanderError } from 'commander';
import type { CommandContext } from '#src/commands/command-context';
import type { FetchOptions } from '#src/update/fetch-place';
import { parseEnv } from './env';
import { EXIT_CODES, asPipelineError } from './pipeline-error';
import { streamProgress } from './progress';

/** What adds commands, by the first word of each: a command loads no other's modules, which take longer than most commands. */
const COMMANDS = {
  import: async () => (await import('#src/commands/import-commands')).addImportCommands,
  remove: async () => (await import('#src/commands/remove-command')).addRemoveCommand,
  sources: async () => (await import('#src/commands/sources-command')).addSourcesCommand,
  publish: async () => (await import('#src/commands/publish-commands')).addPublishCommands,
  snapshots: async () => (await import('#src/commands/snapshot-commands')).addSnapshotCommands,
  update: async () => (await import('#src/commands/update-command')).addUpdateCommand,
  backup: async () => (await import('#src/commands/backup-commands')).addBackupCommands,
  status: async () => (await import('#src/commands/status-command')).addStatusCommand,
  messages: async () => (await import('#src/commands/messages-command')).addMessagesCommand,
};

const makeProgram = async (context: CommandContext, first: string | undefined): Promise<Command> => {
  const root = new Command('pipeline')
    .description('Imports cards, decks and prices and publishes snapshots for the site.')
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .addHelpText(
      'after',
      `\nExit codes: 0 done, 1 bad or missing input, 2 wrong arguments, 3 store in use, 4 disk full or no permission, 5 somebody else published in between.\nData folder: ${context.env.dataDir} (DATA_DIR).`,
    );
  for (const [name, load] of Object.entries(COMMANDS))
    if (name === first || !Object.hasOwn(COMMANDS, first ?? '')) (await load())(root, context);
  const { dataDir } = context.env;
  // A restore may replace data of a newer release; what is made of nothing is brought up to date once it is there.
  root.hook('preAction', (_root, command) => {
    if (command.name() !== 'restore' && existsSync(dataDir)) openDataFolder(dataDir);
  });
  return root;
};

/** A text for a terminal: what came from files and servers cannot move its cursor or colour it. */
const plainText = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, ' ');

/**
 * Runs one command. Expected errors are printed without a stack, others are thrown.
 * @param root folder of the project, for the default of DATA_DIR
 * @param fetching how `update` fetches files; patient by default
 * @returns the exit code
 */
export const run = async (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
  root?: string,
  fetching: FetchOptions = {},
): Promise<number> => {
  try {
    const settings = parseEnv(env, cwd, root);
    const context: CommandContext = {
      env: settings,
      variables: env,
      fetching: { userAgent: settings.userAgent, ...fetching },
      progress: streamProgress(process.stderr),
      print: (text) => void process.stdout.write(`${plainText(text)}\n`),
      now: () => new Date(),
    };
    const program = await makeProgram(context, args[0]);
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.usage;
    const known = asPipelineError(error);
    if (known === undefined) throw error;
    process.stderr.write(`${plainText(known.message)}\n`);
    return EXIT_CODES[known.code];
  }
};
