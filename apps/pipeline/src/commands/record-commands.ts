import type { Command } from 'commander';
import { importCombos } from '#src/combos/import-combos';
import { importPrecons } from '#src/precons/import-precons';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import type { RecordFileImporter } from '#src/records/record-file';
import { importSalt } from '#src/salt/import-salt';
import { withStore, type Store } from '#src/store/store';
import { printLines, type CommandContext } from './command-context';
import { recordLines } from './summary-lines';

const addRecordCommand = (group: Command, name: string, description: string, argument: string): Command =>
  group
    .command(name)
    .description(description)
    .argument(argument)
    .option('--replace', 'drop what the input does not contain')
    .option('--force', 'import again even if the input was the last one imported');

const runImport = async (
  context: CommandContext,
  importRecords: (store: Store) => Promise<RecordImportSummary>,
): Promise<void> => printLines(context, recordLines(await withStore(context.env, importRecords)));

const importFile =
  (context: CommandContext, importer: RecordFileImporter) =>
  (file: string, options: RecordImportOptions): Promise<void> =>
    runImport(context, (store) => importer(store, file, options, context.now(), context.progress));

/** Adds `import combos|salt|precons`. */
export const addRecordCommands = (group: Command, context: CommandContext): void => {
  addRecordCommand(
    group,
    'combos',
    "import combos: Commander Spellbook's bulk file of variants, or JSON lines; gzipped or not",
    '<file>',
  ).action(importFile(context, importCombos));
  addRecordCommand(
    group,
    'salt',
    'import salt by card name, 0 to 4: a CSV table or JSON lines with name and salt',
    '<file>',
  ).action(importFile(context, importSalt));
  addRecordCommand(
    group,
    'precons',
    'import precons: deck files (MTGJSON, JSON, or text with Name, Set and Date), or folders of them',
    '<path...>',
  ).action((paths: string[], options: RecordImportOptions) =>
    runImport(context, (store) => importPrecons(store, paths, options, context.now())),
  );
};
