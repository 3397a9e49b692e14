import { Argument, type Command } from 'commander';
import { TOOL_NAMES } from '../mcp/tool-names';
import { COMPLETION_SHELLS, completionScript, type CompletionShell } from './completion';
import { EXAMPLES, examplesText } from './examples';
import { addSourceOptions, openSourceOf, type SourceFlags } from './options';
import type { Session } from './respond';
import { SHAPE_NAMES, type ShapeName } from './shape-names';

const addSchema = (program: Command, session: Session): void => {
  program
    .command('schema')
    .summary('the JSON Schema of what a command prints by --json')
    .description(
      'Prints the JSON Schema of what a command prints by --json, and of lists in the format json.',
    )
    .addArgument(new Argument('<command>').choices(SHAPE_NAMES))
    .addHelpText('after', examplesText(EXAMPLES.schema))
    .action(async (name: ShapeName) => {
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
        `Serves the tools ${TOOL_NAMES.join(', ')} on standard input and output, until the input ends. Commanders and recommendations need --host or --snapshot.`,
      ),
  ).action(async (flags: SourceFlags) => {
    const { serveMcp } = await import('../mcp/serve');
    await serveMcp(() => openSourceOf(flags, session.io));
  });
};

const addCompletion = (program: Command, session: Session): void => {
  program
    .command('completion')
    .summary('a script that completes commands and options in a shell')
    .description(
      'Prints a script for a shell. bash: source <(crownsmith completion bash); zsh: the same with zsh; fish: crownsmith completion fish | source.',
    )
    .addArgument(new Argument('<shell>').choices(COMPLETION_SHELLS))
    .addHelpText('after', examplesText(EXAMPLES.completion))
    .action((shell: CompletionShell) => {
      session.io.stdout.write(completionScript(program, shell));
    });
};

/** Adds the commands schema, mcp and completion. */
export const addOtherCommands = (program: Command, session: Session): void => {
  addSchema(program, session);
  addMcp(program, session);
  addCompletion(program, session);
};
