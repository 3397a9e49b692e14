import { parseArgs } from 'node:util';
import { exportDecks, exportVotes } from './export-commands';
import { backUp } from './backup-command';
import { CommandError } from './command-error';
import { importDocuments } from './import-command';
import type { OperatorContext } from './operator-context';
import { changeFlag, deletePerson, endSessions, FLAGS, type Flag, showPerson } from './person-commands';

export const USAGE = `Usage: npm run accounts -- <command>
       node apps/web/build/operator/accounts.js <command>    in a container

  grant admin|staff <e-mail>      gives a person a flag
  revoke admin|staff <e-mail>     takes it away
  show <e-mail>                   an account with its flags, sessions and what is kept of it
  end-sessions <e-mail>           signs a person out everywhere and ends their tokens
  delete <e-mail> --yes           deletes an account with all that is kept of it
  export handed-in <file>         the decks that people handed in, for: npm run pipeline -- import handed-in
  export salt-votes <file>        the votes on the salt of cards, for: npm run pipeline -- import salt-votes
  backup <file> [--overwrite]     a copy of accounts.sqlite, also while the site runs
  import <file>                   copies an accounts.sqlite into an empty database of another kind
  discord                         registers the slash commands of the site at Discord

Every command is noted in the audit log. Run it with the environment of the site (DATA_DIR, ACCOUNTS, DATABASE_URL).`;

/** A command with its arguments. */
export type Command =
  | { readonly name: 'grant' | 'revoke'; readonly flag: Flag; readonly email: string }
  | { readonly name: 'show' | 'end-sessions' | 'delete'; readonly email: string }
  | { readonly name: 'backup'; readonly file: string; readonly overwrite: boolean }
  | { readonly name: 'import'; readonly file: string }
  | { readonly name: 'export'; readonly what: 'handed-in' | 'salt-votes'; readonly file: string };

const isFlag = (text: string | undefined): text is Flag => FLAGS.some((flag) => flag === text);

/** Parses the arguments. Throws a CommandError for wrong ones. */
export const parseCommand = (args: readonly string[]): Command => {
  const wrong = (reason: string): CommandError => new CommandError(`${reason}\n\n${USAGE}`, 2);
  const parse = () => {
    try {
      return parseArgs({
        args: [...args],
        options: { yes: { type: 'boolean', default: false }, overwrite: { type: 'boolean', default: false } },
        allowPositionals: true,
      });
    } catch (error) {
      throw wrong(error instanceof Error ? error.message : String(error));
    }
  };
  const { positionals, values } = parse();
  const [name, first, second, ...more] = positionals;
  if (more.length > 0) throw wrong('Too many arguments.');
  switch (name) {
    case 'grant':
    case 'revoke':
      if (!isFlag(first) || second === undefined) throw wrong(`Name a flag and an e-mail address.`);
      return { name, flag: first, email: second };
    case 'show':
    case 'end-sessions':
    case 'delete':
      if (first === undefined || second !== undefined) throw wrong('Name one e-mail address.');
      if (name === 'delete' && !values.yes)
        throw new CommandError(
          `This deletes the account of ${first} with its lists, votes and settings for good. Repeat it with --yes.`,
          2,
        );
      return { name, email: first };
    case 'backup':
    case 'import':
      if (first === undefined || second !== undefined) throw wrong('Name one file.');
      return name === 'import' ? { name, file: first } : { name, file: first, overwrite: values.overwrite };
    case 'export':
      if ((first !== 'handed-in' && first !== 'salt-votes') || second === undefined)
        throw wrong('Name what to export, handed-in or salt-votes, and a file.');
      return { name, what: first, file: second };
    default:
      throw wrong(`There is no command ${name ?? ''}.`);
  }
};

/** Runs a command. @returns the lines to print. Rejects with a CommandError for what cannot be done. */
export const runCommand = (command: Command, context: OperatorContext): Promise<readonly string[]> => {
  switch (command.name) {
    case 'grant':
      return changeFlag(context, command, true);
    case 'revoke':
      return changeFlag(context, command, false);
    case 'show':
      return showPerson(context, command.email);
    case 'end-sessions':
      return endSessions(context, command.email);
    case 'delete':
      return deletePerson(context, command.email);
    case 'backup':
      return backUp(context, command.file, command.overwrite);
    case 'import':
      return importDocuments(context, command.file);
    case 'export':
      return command.what === 'handed-in'
        ? exportDecks(context, command.file)
        : exportVotes(context, command.file);
  }
};
