import { Argument, type Command } from 'commander';
import { EXAMPLES, examplesText } from './examples';
import { addSourceOptions, openSourceOf, type SourceFlags } from './options';
import type { Session } from './respond';

const SHAPE_NAMES = [
  'slug',
  'identity',
  'card',
  'commander',
  'legality',
  'recommend',
  'price',
  'list',
] as const;

const addSchema = (program: Command, session: Session): void => {
  program
    .command('schema')
    .summary('the JSON Schema of what a command prints by --json')
    .description(
      'Prints the JSON Schema of what a command prints by --json, and of lists in the format json.',
    )
    .addArgument(new Argument('<command>').choices(SHAPE_NAMES))
    .addHelpText('after', examplesText(EXAMPLES.schema))
    .action(async (name: (typeof SHAPE_NAMES)[number]) => {
      const { jsonSchemaOf } = await import('./schemas');
      session.io.stdout.write(`${JSON.stringify(jsonSchemaOf(name), undefined, 2)}\n`);
    });
};

const addMcp = (program: Command, session: Session): void => {
  addSourceOptions(
    program
      .command('mcp')
      .summary('serve these functions to an assistant (Model Context Protocol)')
      .description(
        'Serves the tools card, commander, recommend, legality, identity and convert on standard input and output, until the input ends. Commanders and recommendations need --host or --snapshot.',
      ),
  ).action(async (flags: SourceFlags) => {
    const { serveMcp } = await import('../mcp/serve');
    await serveMcp(() => openSourceOf(flags, session.io));
  });
};

/** Adds the commands schema and mcp. */
export const addOtherCommands = (program: Command, session: Session): void => {
  addSchema(program, session);
  addMcp(program, session);
};
