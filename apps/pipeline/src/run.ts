import { Command, CommanderError } from 'commander';
import type { CommandContext } from '#src/commands/command-context';
import { addImportCommands } from '#src/commands/import-commands';
import { addMessagesCommand } from '#src/commands/messages-command';
import { addPublishCommands } from '#src/commands/publish-commands';
import { addRemoveCommand } from '#src/commands/remove-command';
import { addSourcesCommand } from '#src/commands/sources-command';
import { addSnapshotCommands } from '#src/commands/snapshot-commands';
import { addStatusCommand } from '#src/commands/status-command';
import { addUpdateCommand } from '#src/commands/update-command';
import type { FetchOptions } from '#src/update/fetch-place';
import { parseEnv } from './env';
import { EXIT_CODES, asPipelineError } from './pipeline-error';
import { streamProgress } from './progress';

const makeProgram = (context: CommandContext): Command => {
  const root = new Command('pipeline')
    .description('Imports cards, decks and prices and publishes snapshots for the site.')
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .addHelpText(
      'after',
      `\nExit codes: 0 done, 1 bad or missing input, 2 wrong arguments, 3 store in use, 4 disk full or no permission, 5 somebody else published in between.\nData folder: ${context.env.dataDir} (DATA_DIR).`,
    );
  addImportCommands(root, context);
  addRemoveCommand(root, context);
  addSourcesCommand(root, context);
  addPublishCommands(root, context);
  addSnapshotCommands(root, context);
  addUpdateCommand(root, context);
  addStatusCommand(root, context);
  addMessagesCommand(root, context);
  return root;
};

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
      print: (text) => void process.stdout.write(`${text}\n`),
      now: () => new Date(),
    };
    await makeProgram(context).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.usage;
    const known = asPipelineError(error);
    if (known === undefined) throw error;
    process.stderr.write(`${known.message}\n`);
    return EXIT_CODES[known.code];
  }
};
