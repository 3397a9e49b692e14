import { Command, CommanderError } from 'commander';
import { safeText } from '@crownsmith/domain';
import { EXIT, Failure, type ExitCode } from '../failure';
import { version } from '../version';
import { addCardCommands } from './card-commands';
import type { Io } from './io';
import { addListCommands } from './list-commands';
import { addOtherCommands } from './other-commands';
import type { Session } from './respond';

const HELP_AFTER = `
Lists are read from a file or standard input, in the format of any program. Cards come from --host, --snapshot or
--cards, else from a catalogue of well-known cards in this package; without --host nothing is sent anywhere.

Exit codes: 0 yes or done; 1 no (not legal, no such card); 2 wrong usage or unreadable input; 3 cards or decks could not
be had.`;

const makeProgram = (session: Session): Command => {
  const { stdout, stderr } = session.io;
  const program = new Command('crownsmith')
    .description('Legality, conversion and recommendations for Commander lists.')
    .version(version, '-V, --version')
    .exitOverride()
    .showHelpAfterError('(crownsmith --help lists the commands, crownsmith <command> --help its options)')
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'crownsmith: ')),
    })
    .addHelpText('after', HELP_AFTER);
  addListCommands(program, session);
  addCardCommands(program, session);
  addOtherCommands(program, session);
  return program;
};

const exitCodeOf = (error: unknown, { stderr }: Io): ExitCode => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof Failure) {
    stderr.write(`crownsmith: ${safeText(error.message)}\n`);
    return EXIT[error.kind];
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(`crownsmith: This should not happen: ${safeText(text)}\n`);
  return EXIT.internal;
};

/**
 * Runs a command line.
 * @param args without the program, such as `['slug', 'Sol Ring']`
 * @returns the exit code; it does not reject
 */
export const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  const session: Session = { io, exitCode: EXIT.ok };
  try {
    await makeProgram(session).parseAsync([...args], { from: 'user' });
    return session.exitCode;
  } catch (error) {
    return exitCodeOf(error, io);
  }
};
