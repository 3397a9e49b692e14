import type { Command } from 'commander';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import type { RecordFileImporter } from '#src/records/record-file';
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
  const { importHandedIn } = await import('#src/handed-in/import-handed-in');
  const { countNewHandedIn } = await import('#src/handed-in/handed-in-decks');
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
  const { importTags } = await import('#src/tags/import-tags');
  const { agreementLines, compareStoredTags } = await import('#src/tags/tag-agreement');
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
  (context: CommandContext, load: () => Promise<RecordFileImporter>) =>
  async (file: string, options: RecordImportOptions): Promise<void> => {
    const importer = await load();
    await runImport(context, (store) => importer(store, file, options, context.now(), context.progress));
  };

/** Adds `import combos|salt|names|precons|rules|handed-in|salt-votes`. */
export const addRecordCommands = (group: Command, context: CommandContext): void => {
  addRecordCommand(
    group,
    'combos',
    "import combos: Commander Spellbook's bulk file of variants, or JSON lines; gzipped or not",
    '<file>',
  ).action(importFile(context, async () => (await import('#src/combos/import-combos')).importCombos));
  addRecordCommand(
    group,
    'salt',
    'import salt by card name, 0 to 4: a CSV table or JSON lines with name and salt',
    '<file>',
  ).action(importFile(context, async () => (await import('#src/salt/import-salt')).importSalt));
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
  ).action(importFile(context, async () => (await import('#src/names/import-names')).importNames));
  addRecordCommand(
    group,
    'precons',
    'import precons: deck files (MTGJSON, JSON, or text with Name, Set and Date), lists of decks (MTGJSON), or folders of them',
    '<path...>',
  ).action(async (paths: string[], options: RecordImportOptions) => {
    const { importPrecons } = await import('#src/precons/import-precons');
    await runImport(context, (store) => importPrecons(store, paths, options, context.now()));
  });
  group
    .command('rules')
    .description(
      'import newer rules than the program has: a JSON file with date, source, game_changers (the whole list), banned, unbanned, brackets (what they allow); the newest of each counts',
    )
    .argument('<file>')
    .action(async (file: string) => {
      const { importRules, rulesLines } = await import('#src/rules/import-rules');
      const summary = await withStore(context.env, (store) => importRules(store, file, context.now()));
      printLines(context, rulesLines(summary));
    });
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
  ).action(importFile(context, async () => (await import('#src/salt/import-salt-votes')).importSaltVotes));
};
