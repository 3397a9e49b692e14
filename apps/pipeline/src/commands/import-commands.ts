import { InvalidArgumentError, type Command } from 'commander';
import type { DeckImportOptions } from '#src/decks/import-decks';
import { PipelineError } from '#src/pipeline-error';
import { withStore } from '#src/store/store';
import type { InputOrigin } from '#src/store/store-state';
import { printLines, scryfallFiles, type CommandContext } from './command-context';
import { DECK_KINDS } from '@crownsmith/api-client';
import { DECK_FORMATS, PRICE_SOURCES } from '@crownsmith/domain';
import { parseKind } from './parse-kind';
import { addMigrationCommand } from './migration-command';
import { addPrintingCommand } from './printing-commands';
import { addRecordCommands } from './record-commands';
import { cardLines, deckLines, priceLines } from './summary-lines';

const parseFormat = (value: string): string => {
  const format = value.trim().toLowerCase();
  if (!Object.hasOwn(DECK_FORMATS, format))
    throw new InvalidArgumentError(
      `No such format. The formats are: ${Object.keys(DECK_FORMATS).join(', ')}.`,
    );
  return format;
};

const parseSource = (value: string): string => {
  const source = value.trim();
  if (source === '' || source.length > 100 || source === 'sample')
    throw new InvalidArgumentError("Use a name of at most 100 characters, other than 'sample'.");
  return source;
};

const runCards = async (
  context: CommandContext,
  file: string | undefined,
  options: { scryfall?: boolean; force?: boolean },
): Promise<void> => {
  if ((file === undefined) === (options.scryfall !== true))
    throw new PipelineError('usage', 'Specify a card file, or --scryfall to download one.');
  const { importCards } = await import('#src/cards/import-cards');
  // Two runs would write the same file of a download: the store's lock is for it, too.
  const summary = await withStore(context.env, async (store) => {
    const importFile = (path: string, origin?: InputOrigin): ReturnType<typeof importCards> =>
      importCards(
        store,
        path,
        { ...options, ...(origin !== undefined && { origin }) },
        context.now(),
        context.progress,
      );
    if (file !== undefined) return importFile(file);
    const { withScryfallFile } = await import('#src/update/fetch-place');
    return withScryfallFile('oracle_cards', scryfallFiles(context), importFile);
  });
  printLines(context, cardLines(summary));
};

/** Imports each path separately: a failure does not undo the others. */
const runDecks = async (
  context: CommandContext,
  paths: readonly string[],
  options: DeckImportOptions,
): Promise<void> => {
  const { importDecks } = await import('#src/decks/import-decks');
  const failures: PipelineError[] = [];
  await withStore(context.env, async (store) => {
    for (const path of paths) {
      try {
        const summary = await importDecks(store, path, options, context.now(), context.progress);
        printLines(context, deckLines(summary));
      } catch (error) {
        if (!(error instanceof PipelineError) || paths.length === 1) throw error;
        failures.push(error);
        context.print(error.message);
      }
    }
  });
  const [first] = failures;
  if (first !== undefined)
    throw new PipelineError(
      first.code,
      `${failures.length} of ${paths.length} paths could not be imported.`,
      { cause: first },
    );
};

const runPrices = async (
  context: CommandContext,
  file: string,
  options: { force?: boolean },
): Promise<void> => {
  const { importPrices } = await import('#src/prices/import-prices');
  const summary = await withStore(context.env, (store) =>
    importPrices(store, file, options, context.now(), context.progress),
  );
  printLines(context, priceLines(summary));
};

/** Adds `import cards|decks|prices|printings` and the commands for records. */
export const addImportCommands = (root: Command, context: CommandContext): void => {
  const group = root
    .command('import')
    .description('import cards, decks, prices and what else publishes are made of');
  group
    .command('cards')
    .description('import cards: Scryfall\'s bulk file "oracle cards", gzipped or not')
    .argument('[file]')
    .option('--scryfall', 'download the newest file from Scryfall')
    .option('--force', 'import again even if the file was the last one imported')
    .action((file: string | undefined, options: { scryfall?: boolean; force?: boolean }) =>
      runCards(context, file, options),
    );
  group
    .command('decks')
    .description(
      'import decks: JSON of deck sites and tournaments, JSON lines or text lists (gzipped or not), or zips and folders of them',
    )
    .argument('<path...>')
    .option(
      '--format <name>',
      `format of the decks: ${Object.keys(DECK_FORMATS).join(', ')} (default: as each deck states, otherwise commander)`,
      parseFormat,
    )
    .option('--source <name>', 'source of the decks (default: the name of the file or folder)', parseSource)
    .option(
      '--kind <kind>',
      `whose decks they are: ${DECK_KINDS.join(', ')} (default: tournament if they have results, otherwise unknown)`,
      parseKind,
    )
    .option('--force', 'import again even if the file was imported before')
    .action((paths: string[], options: DeckImportOptions) => runDecks(context, paths, options));
  group
    .command('prices')
    .description(`import prices by card name as JSON lines: name, ${PRICE_SOURCES.join(', ')}`)
    .argument('<file>')
    .option('--force', 'import again even if the file was the last one imported')
    .action((file: string, options: { force?: boolean }) => runPrices(context, file, options));
  addPrintingCommand(group, context);
  addMigrationCommand(group, context);
  addRecordCommands(group, context);
};
