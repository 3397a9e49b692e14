import type { Command } from 'commander';
import { importCombos } from '#src/combos/import-combos';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import { importPrecons } from '#src/precons/import-precons';
import { importSalt } from '#src/salt/import-salt';
import { withStore, type Store } from '#src/store/store';
import type { CommandContext } from './command-context';
import { recordLines } from './summary-lines';

const REPLACE = 'forget what was imported before';
const FORCE = 'read a file again that was the last one';

const run = async (
  context: CommandContext,
  work: (store: Store) => Promise<RecordImportSummary>,
): Promise<void> => {
  const summary = await withStore(context.env, work);
  recordLines(summary).forEach((line) => context.print(line));
};

/** `import combos|salt|precons`. */
export const addRecordCommands = (group: Command, context: CommandContext): void => {
  group
    .command('combos')
    .description("combos: Commander Spellbook's bulk file of variants, or JSON lines; gzipped or not")
    .argument('<file>')
    .option('--replace', REPLACE)
    .option('--force', FORCE)
    .action((file: string, options: RecordImportOptions) =>
      run(context, (store) => importCombos(store, file, options, context.now(), context.progress)),
    );
  group
    .command('salt')
    .description('salt by card name, 0 to 4: a CSV table or JSON lines of name and salt')
    .argument('<file>')
    .option('--replace', REPLACE)
    .option('--force', FORCE)
    .action((file: string, options: RecordImportOptions) =>
      run(context, (store) => importSalt(store, file, options, context.now(), context.progress)),
    );
  group
    .command('precons')
    .description('precons: deck files (MTGJSON, JSON or text with Name, Set and Date), or folders of them')
    .argument('<path...>')
    .option('--replace', REPLACE)
    .option('--force', FORCE)
    .action((paths: string[], options: RecordImportOptions) =>
      run(context, (store) => importPrecons(store, paths, options, context.now())),
    );
};
