import type { Command } from 'commander';
import { importCombos } from '#src/combos/import-combos';
import { countNewHandedIn } from '#src/handed-in/handed-in-decks';
import { importHandedIn } from '#src/handed-in/import-handed-in';
import { importNames } from '#src/names/import-names';
import { importPrecons } from '#src/precons/import-precons';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import type { RecordFileImporter } from '#src/records/record-file';
import { importRules, rulesLines } from '#src/rules/import-rules';
import { importSalt } from '#src/salt/import-salt';
import { importSaltVotes } from '#src/salt/import-salt-votes';
import { importTags } from '#src/tags/import-tags';
import { agreementLines, compareStoredTags } from '#src/tags/tag-agreement';
import { withStore, type Store } from '#src/store/store';
import { printLines, type CommandContext } from './command-context';
import { handedInLines, recordLines } from './summary-lines';

/** A command for input that is all that there is of its kind. */
const addWholeCommand = (group: Command, name: string, description: string, argument: string): Command =>
  group
    .command(name)
    .description(description)
    .argument(argument)
    .option('--force', 'import again even if the input was the last one imported');

const addRecordCommand = (group: Command, name: string, description: string, argument: string): Command =>
  addWholeCommand(group, name, description, argument).option(
    '--replace',
    'drop what the input does not contain',
  );

const runHandedIn = async (
  context: CommandContext,
  file: string,
  options: RecordImportOptions,
): Promise<void> => {
  const lines = await withStore(context.env, async (store) => {
    const summary = await importHandedIn(store, file, options, context.now(), context.progress);
    return handedInLines(summary, await countNewHandedIn(store));
  });
  printLines(context, lines);
};

const runTags = async (
  context: CommandContext,
  file: string,
  options: RecordImportOptions,
): Promise<void> => {
  const lines = await withStore(context.env, async (store) => [
    ...recordLines(await importTags(store, file, options, context.now(), context.progress)),
    ...agreementLines(await compareStoredTags(store)),
  ]);
  printLines(context, lines);
};

const runImport = async (
  context: CommandContext,
  importRecords: (store: Store) => Promise<RecordImportSummary>,
): Promise<void> => printLines(context, recordLines(await withStore(context.env, importRecords)));

const importFile =
  (context: CommandContext, importer: RecordFileImporter) =>
  (file: string, options: RecordImportOptions): Promise<void> =>
    runImport(context, (store) => importer(store, file, options, context.now(), context.progress));

/** Adds `import combos|salt|names|precons|rules|handed-in|salt-votes`. */
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
  addWholeCommand(
    group,
    'tags',
    'import the tags that people gave to cards: Scryfall\'s bulk file "oracle tags", or JSON lines with name and tags; they take the place of the classifier’s, and the summary says how far both agree',
    '<file>',
  ).action((file: string, options: RecordImportOptions) => runTags(context, file, options));
  addRecordCommand(
    group,
    'names',
    'import names that are printed on cards: a table of language, printed and oracle name; gzipped or not',
    '<file>',
  ).action(importFile(context, importNames));
  addRecordCommand(
    group,
    'precons',
    'import precons: deck files (MTGJSON, JSON, or text with Name, Set and Date), lists of decks (MTGJSON), or folders of them',
    '<path...>',
  ).action((paths: string[], options: RecordImportOptions) =>
    runImport(context, (store) => importPrecons(store, paths, options, context.now())),
  );
  group
    .command('rules')
    .description(
      'import newer rules than the program has: a JSON file with date, source, game_changers (the whole list), banned, unbanned, brackets (what they allow); the newest of each counts',
    )
    .argument('<file>')
    .action(async (file: string) =>
      printLines(
        context,
        rulesLines(await withStore(context.env, (store) => importRules(store, file, context.now()))),
      ),
    );
  addWholeCommand(
    group,
    'handed-in',
    'import the decks that people handed in on the site, as it exports them; they replace those of the former import',
    '<file>',
  ).action((file: string, options: RecordImportOptions) => runHandedIn(context, file, options));
  addWholeCommand(
    group,
    'salt-votes',
    "import the salt votes of the site's users, as it exports them; they replace those of the former import",
    '<file>',
  ).action(importFile(context, importSaltVotes));
};
