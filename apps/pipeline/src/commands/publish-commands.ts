import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { MiscData } from '@crownsmith/api-client';
import { InvalidArgumentError, type Command } from 'commander';
import { isoDay } from '#src/decks/source-deck';
import { NO_DEALS, type Deals } from '#src/pages/browse/misc-data';
import { PipelineError } from '#src/pipeline-error';
import { publish } from '#src/publish/publish';
import { importStarter } from '#src/starter/import-starter';
import { rollBack } from '#src/snapshot/rollback';
import { currentVersion, hasSnapshot } from '#src/snapshot/snapshot-folder';
import { withStore } from '#src/store/store';
import { storePaths } from '#src/store/store-paths';
import type { CommandContext } from './command-context';
import { publishLines } from './summary-lines';

const parseFormats = (value: string): readonly string[] => {
  const formats = value
    .split(',')
    .map((format) => format.trim().toLowerCase())
    .filter((format) => format !== '');
  if (formats.length === 0)
    throw new InvalidArgumentError('Name formats with commas between, like commander,duel.');
  return formats;
};

const parseDay = (value: string): string => {
  const day = isoDay(value);
  if (day === null || day !== value.trim())
    throw new InvalidArgumentError('A date is written like 2024-05-01.');
  return day;
};

interface PublishFlags {
  readonly formats?: readonly string[];
  readonly since?: string;
  readonly starter?: boolean;
  readonly ifNone?: boolean;
  readonly withPrecons?: boolean;
  readonly deals?: string;
}

const DealsFile = MiscData.pick({ tcgplayerKickback: true, tcgplayerSale: true }).partial();

/** A shop's terms from a JSON file of `tcgplayerKickback` and `tcgplayerSale`. */
const readDeals = async (path: string): Promise<Deals> => {
  const text = await readFile(path, 'utf8');
  try {
    const { tcgplayerKickback = null, tcgplayerSale = null } = DealsFile.parse(JSON.parse(text));
    return { tcgplayerKickback, tcgplayerSale };
  } catch (error) {
    throw new PipelineError(
      'bad-input',
      `${path} should hold tcgplayerKickback and tcgplayerSale, each with start, end and percent, or null.`,
      { cause: error },
    );
  }
};

/** The built command line has the training thread beside it. */
const builtWorker = (): URL | undefined => {
  const file = new URL('./train-worker.js', import.meta.url);
  return existsSync(file) ? file : undefined;
};

const runPublish = async (context: CommandContext, flags: PublishFlags): Promise<void> => {
  const { snapshots } = storePaths(context.env.dataDir);
  const current = flags.ifNone === true ? await currentVersion(snapshots) : undefined;
  if (current !== undefined && (await hasSnapshot(snapshots, current))) return;
  const deals = flags.deals === undefined ? NO_DEALS : await readDeals(flags.deals);
  const worker = builtWorker();
  const summary = await withStore(context.env, async (store) => {
    if (flags.starter === true && (await importStarter(store, context.now(), context.progress))) {
      context.progress.line(
        'The store was empty: starter cards and sample decks stand in until real ones are imported.',
      );
    }
    const options = {
      keep: context.env.keepSnapshots,
      deals,
      withPrecons: flags.withPrecons === true,
      ...(worker === undefined ? {} : { worker }),
      ...(flags.formats === undefined ? {} : { formats: flags.formats }),
      ...(flags.since === undefined ? {} : { since: flags.since }),
    };
    return publish(store, options, context.now(), context.progress);
  });
  publishLines(summary).forEach((line) => context.print(line));
};

/** `publish` and `rollback`. */
export const addPublishCommands = (root: Command, context: CommandContext): void => {
  root
    .command('publish')
    .description('count the decks and publish a snapshot')
    .option(
      '--formats <list>',
      'count only decks of these formats, like commander,duel (default: all)',
      parseFormats,
    )
    .option(
      '--since <date>',
      'count only decks from this day on; decks without a date are left out',
      parseDay,
    )
    .option('--with-precons', 'count precons like other decks; they are left out else')
    .option('--deals <file>', "a shop's kickback and sale for the site, as JSON")
    .option('--starter', 'fill an empty store with the starter cards and generated sample decks first')
    .option('--if-none', 'do nothing where there is a snapshot already')
    .action((flags: PublishFlags) => runPublish(context, flags));
  root
    .command('rollback')
    .description('send readers to an earlier snapshot: the one before the current one, or a version')
    .argument('[version]')
    .action(async (version: string | undefined) => {
      const { from, to } = await withStore(context.env, (store) => rollBack(store.paths.snapshots, version));
      context.print(`Rolled back${from === undefined ? '' : ` from ${from}`} to ${to}.`);
    });
};
