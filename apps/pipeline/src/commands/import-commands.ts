import { downloadBulk, describeDownloadError } from '@crownsmith/catalog';
import { InvalidArgumentError, type Command } from 'commander';
import { join } from 'node:path';
import { importCards } from '#src/cards/import-cards';
import { importDecks, type DeckImportOptions } from '#src/decks/import-decks';
import { PipelineError } from '#src/pipeline-error';
import { importPrices } from '#src/prices/import-prices';
import { withStore } from '#src/store/store';
import type { CommandContext } from './command-context';
import { addRecordCommands } from './record-commands';
import { cardLines, deckLines, priceLines } from './summary-lines';

const FORMAT = /^[a-z0-9][a-z0-9-]{0,39}$/;

const parseFormat = (value: string): string => {
  const format = value.trim().toLowerCase();
  if (!FORMAT.test(format)) throw new InvalidArgumentError('A format is a word like commander or duel.');
  return format;
};

const parseSource = (value: string): string => {
  const source = value.trim();
  if (source === '' || source.length > 100 || source === 'sample')
    throw new InvalidArgumentError("A source is a name of at most 100 characters, other than 'sample'.");
  return source;
};

const download = async ({ env, progress }: CommandContext): Promise<string> => {
  let task: ReturnType<typeof progress.start> | undefined;
  const result = await downloadBulk({
    baseUrl: env.scryfallApi,
    dir: join(env.dataDir, 'downloads'),
    onProgress: ({ received, total }) => {
      task ??= progress.start('Fetching cards', total ?? 0);
      task.update(received);
    },
  });
  task?.end();
  if (!result.ok)
    throw new PipelineError(
      result.error.code === 'disk' ? 'disk-full' : 'network',
      `The card file could not be fetched: ${describeDownloadError(result.error)}`,
    );
  return result.value.path;
};

const print = (context: CommandContext, lines: readonly string[]): void =>
  lines.forEach((line) => context.print(line));

const runCards = async (
  context: CommandContext,
  file: string | undefined,
  options: { scryfall?: boolean; force?: boolean },
): Promise<void> => {
  if ((file === undefined) === (options.scryfall !== true))
    throw new PipelineError('usage', 'Name a card file, or --scryfall to fetch one.');
  const path = file ?? (await download(context));
  const summary = await withStore(context.env, (store) =>
    importCards(store, path, options, context.now(), context.progress),
  );
  print(context, cardLines(summary));
};

/** Several paths are several imports: one that fails leaves the others in. */
const runDecks = async (
  context: CommandContext,
  paths: readonly string[],
  options: DeckImportOptions,
): Promise<void> => {
  const failures: PipelineError[] = [];
  await withStore(context.env, async (store) => {
    for (const path of paths) {
      try {
        print(context, deckLines(await importDecks(store, path, options, context.now(), context.progress)));
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

/** `import cards|decks|prices|combos|salt|precons`. */
export const addImportCommands = (root: Command, context: CommandContext): void => {
  const group = root.command('import').description('take in cards, decks, prices, combos, salt or precons');
  group
    .command('cards')
    .description('a card file: Scryfall\'s bulk file "oracle cards", gzipped or not')
    .argument('[file]')
    .option('--scryfall', 'fetch the newest file from Scryfall')
    .option('--force', 'read a file again that was the last one')
    .action((file: string | undefined, options: { scryfall?: boolean; force?: boolean }) =>
      runCards(context, file, options),
    );
  group
    .command('decks')
    .description(
      'deck files (JSON lines, Moxfield or Archidekt JSON, text lists; gzipped or not) or folders of them',
    )
    .argument('<path...>')
    .option(
      '--format <name>',
      "the decks' format (commander, duel, …); else what a deck says, else commander",
      parseFormat,
    )
    .option('--source <name>', 'where they come from; else the name of the file', parseSource)
    .option('--force', 'read a file again that was imported before')
    .action((paths: string[], options: DeckImportOptions) => runDecks(context, paths, options));
  group
    .command('prices')
    .description(
      'prices by card name as JSON lines: name, cardkingdom, tcgplayer, face2face, cardmarket, cardhoarder',
    )
    .argument('<file>')
    .option('--force', 'read a file again that was the last one')
    .action(async (file: string, options: { force?: boolean }) => {
      print(
        context,
        priceLines(
          await withStore(context.env, (store) =>
            importPrices(store, file, options, context.now(), context.progress),
          ),
        ),
      );
    });
  addRecordCommands(group, context);
};
