import { basename } from 'node:path';
import type { Command } from 'commander';
import type { MigrationSummary } from '#src/cards/import-migrations';
import { PipelineError } from '#src/pipeline-error';
import { withStore } from '#src/store/store';
import { printLines, type CommandContext } from './command-context';
import { formatCount, formatCounts, formatNoun } from './number-text';

const MAX_EXAMPLES = 8;

const migrationLines = (summary: MigrationSummary): readonly string[] => {
  const { name, read, rejected, merged, formerNames, unknown } = summary;
  const examples = merged.slice(0, MAX_EXAMPLES).map(({ from, to }) => `${from} → ${to}`);
  return [
    `${name}: ${formatNoun(read, 'migration')} read; ${formatNoun(formerNames, 'former name')} added, ${formatNoun(merged.length, 'card')} merged into others.`,
    ...(examples.length > 0 ? [`  merged: ${examples.join(', ')}`] : []),
    ...(unknown > 0 ? [`  of no card or printing of the store: ${formatCount(unknown)}`] : []),
    ...(Object.keys(rejected).length > 0 ? [`  rejected, by field: ${formatCounts(rejected)}`] : []),
  ];
};

const runMigrations = async (
  context: CommandContext,
  file: string | undefined,
  { scryfall = false }: { readonly scryfall?: boolean },
): Promise<void> => {
  if ((file === undefined) !== scryfall)
    throw new PipelineError('usage', 'Specify a file of migrations, or --scryfall to download them.');
  const { fetchMigrations, importMigrations, readMigrationFile } =
    await import('#src/cards/import-migrations');
  const { env, fetching, now } = context;
  const migrations = await (file === undefined
    ? fetchMigrations({ baseUrl: env.scryfallApi, ...fetching })
    : readMigrationFile(file));
  const name = file === undefined ? "Scryfall's migrations" : basename(file);
  const summary = await withStore(env, (store) => importMigrations(store, name, migrations, now()));
  printLines(context, migrationLines(summary));
};

/** Adds `import migrations`. */
export const addMigrationCommand = (group: Command, context: CommandContext): void => {
  group
    .command('migrations')
    .description(
      "import Scryfall's migrations: cards whose records became one keep their former names, addresses and decks",
    )
    .argument('[file]')
    .option('--scryfall', 'download them from Scryfall')
    .action((file: string | undefined, flags: { readonly scryfall?: boolean }) =>
      runMigrations(context, file, flags),
    );
};
