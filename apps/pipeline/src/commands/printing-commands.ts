import { NAME_LANGUAGES } from '@crownsmith/domain';
import { InvalidArgumentError, type Command } from 'commander';
import { PipelineError } from '#src/pipeline-error';
import type { PrintingImportOptions } from '#src/printings/import-printings';
import { withStore } from '#src/store/store';
import type { InputOrigin } from '#src/store/store-state';
import { printLines, scryfallFiles, type CommandContext } from './command-context';
import { printingLines } from './printing-lines';
import { recordLines } from './summary-lines';

const LANGUAGES: ReadonlySet<string> = new Set(NAME_LANGUAGES);

const parseLanguages = (value: string): readonly string[] => {
  const codes = value
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const unknown = codes.filter((code) => !LANGUAGES.has(code));
  if (codes.length === 0 || unknown.length > 0)
    throw new InvalidArgumentError(
      `${unknown.length === 0 ? 'No language.' : `Not a language that cards are printed in besides English: ${unknown.join(', ')}.`} Use some of ${NAME_LANGUAGES.join(', ')}, with commas between them.`,
    );
  return codes;
};

interface PrintingFlags extends PrintingImportOptions {
  readonly scryfall?: boolean;
  readonly languages?: readonly string[];
}

const runPrintings = async (
  context: CommandContext,
  file: string | undefined,
  { scryfall = false, languages, ...options }: PrintingFlags,
): Promise<void> => {
  if ((file === undefined) !== scryfall)
    throw new PipelineError('usage', 'Specify a file of printings, or --scryfall to download one.');
  const { now, progress } = context;
  const type = languages === undefined ? 'default_cards' : 'all_cards';
  // Two runs would write the same file of a download: the store's lock is for it, too.
  const lines = await withStore(context.env, async (store) => {
    const importFile = async (path: string, origin?: InputOrigin): Promise<readonly string[]> => {
      if (languages !== undefined) {
        const { importPrintedNames } = await import('#src/printings/import-printed-names');
        return recordLines(await importPrintedNames(store, path, languages, options, now(), progress));
      }
      const { importPrintings } = await import('#src/printings/import-printings');
      // A file of Scryfall's has all printings: what it does not list is none any more.
      const replace = options.replace ?? scryfall;
      const all = { ...options, replace, ...(origin !== undefined && { origin }) };
      return printingLines(await importPrintings(store, path, all, now(), progress));
    };
    if (file !== undefined) return importFile(file);
    const { withScryfallFile } = await import('#src/update/fetch-place');
    return withScryfallFile(type, scryfallFiles(context), importFile);
  });
  printLines(context, lines);
};

/** Adds `import printings`. */
export const addPrintingCommand = (group: Command, context: CommandContext): void => {
  group
    .command('printings')
    .description(
      'import printings with their prices: Scryfall\'s bulk file "default cards", gzipped or not; with --languages only the names out of "all cards"',
    )
    .argument('[file]')
    .option('--scryfall', 'download the newest file from Scryfall')
    .option(
      '--languages <codes>',
      `take only the names that are printed on cards in these languages: ${NAME_LANGUAGES.join(', ')}`,
      parseLanguages,
    )
    .option('--replace', 'drop what the file does not contain (always with --scryfall, but for names)')
    .option('--force', 'import again even if the file was the last one imported')
    .action((file: string | undefined, flags: PrintingFlags) => runPrintings(context, file, flags));
};
