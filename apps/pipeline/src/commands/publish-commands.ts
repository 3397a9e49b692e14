import { parseIsoDate } from '@crownsmith/catalog';
import type { BucketAddress } from '@crownsmith/snapshot-bucket';
import { InvalidArgumentError, type Command } from 'commander';
import { NO_DEALS } from '#src/pages/browse/misc-data';
import { readDeals } from '#src/publish/deals-file';
import { publish } from '#src/publish/publish';
import { republish } from '#src/publish/republish';
import { importStarter } from '#src/starter/import-starter';
import { rollBack } from '#src/snapshot/rollback';
import { currentVersion, hasSnapshot } from '#src/snapshot/snapshot-folder';
import { withStore } from '#src/store/store';
import { findLockHolder } from '#src/store/store-lock';
import { storePaths } from '#src/store/store-paths';
import { findBuiltProgram } from './built-program';
import { printLines, type CommandContext } from './command-context';
import { publishLines } from './summary-lines';
import { openRepository, openTarget, TO_OPTION, type TargetFlags, uploadTo } from './target';

const parseFormats = (value: string): readonly string[] | 'all' => {
  const formats = value
    .split(',')
    .map((format) => format.trim().toLowerCase())
    .filter((format) => format !== '');
  if (formats.length === 0)
    throw new InvalidArgumentError('Separate formats by commas, like commander,duel.');
  if (!formats.includes('all')) return formats;
  if (formats.length > 1) throw new InvalidArgumentError('Use all by itself, or name formats.');
  return 'all';
};

const parseDate = (value: string): string => {
  const date = parseIsoDate(value);
  if (date === null || date !== value.trim()) throw new InvalidArgumentError('Use a date like 2024-05-01.');
  return date;
};

interface PublishFlags {
  readonly formats?: readonly string[] | 'all';
  readonly since?: string;
  readonly starter?: boolean;
  readonly ifNone?: boolean;
  readonly withPrecons?: boolean;
  readonly recount?: boolean;
  readonly deals?: string;
  readonly to?: BucketAddress;
}

/** Counts and publishes in DATA_DIR. @returns the version */
const publishHere = async (context: CommandContext, flags: PublishFlags): Promise<string> => {
  const deals = flags.deals === undefined ? NO_DEALS : await readDeals(flags.deals);
  const program = await findBuiltProgram();
  const summary = await withStore(context.env, async (store) => {
    if (flags.starter === true && (await importStarter(store, context.now(), context.progress))) {
      context.progress.line(
        'Nothing imported yet: using starter cards and sample decks until real ones are imported.',
      );
    }
    const options = {
      keep: context.env.keepSnapshots,
      deals,
      withPrecons: flags.withPrecons === true,
      recount: flags.recount === true,
      ...program,
      ...(flags.formats === undefined ? {} : { formats: flags.formats }),
      ...(flags.since === undefined ? {} : { since: flags.since }),
    };
    const now = context.now();
    return (await republish(store, options, now)) ?? publish(store, options, now, context.progress);
  });
  printLines(context, publishLines(summary, flags.formats));
  return summary.manifest.version;
};

const runPublish = async (context: CommandContext, flags: PublishFlags): Promise<void> => {
  const { snapshots } = storePaths(context.env.dataDir);
  // Before the count: a store that cannot be reached is reported at once, and who publishes meanwhile is not overwritten.
  const target = flags.to && (await openTarget(context, flags.to));
  const current = flags.ifNone === true ? await currentVersion(snapshots) : undefined;
  const isThere = current !== undefined && (await hasSnapshot(snapshots, current));
  if (isThere) context.print(`The snapshot ${current} is there: nothing is counted.`);
  const version = isThere ? current : await publishHere(context, flags);
  if (target) await uploadTo(context, target, version);
};

/** Adds `publish` and `rollback`, in DATA_DIR and in buckets. */
export const addPublishCommands = (root: Command, context: CommandContext): void => {
  root
    .command('publish')
    .description('count the decks and publish a snapshot')
    .option(
      '--formats <list>',
      'count the decks of these formats, like commander,duel, or all (default: commander)',
      parseFormats,
    )
    .option('--since <date>', 'count only decks from this day on; undated decks are left out', parseDate)
    .option('--with-precons', 'count precons like other decks (default: left out)')
    .option('--recount', 'count all decks, not only those that changed since the last publish')
    .option('--deals <file>', "JSON file with a shop's kickback and sale")
    .option('--starter', 'first fill an empty store with starter cards and generated sample decks')
    .option('--if-none', 'do not count if there is a snapshot')
    .option(...TO_OPTION('also upload it to a bucket and make it the current one there'))
    .action((flags: PublishFlags) => runPublish(context, flags));
  root
    .command('rollback')
    .description('switch back to an earlier snapshot: the previous one, or a given version')
    .argument('[version]')
    .option(...TO_OPTION('in a bucket instead of DATA_DIR'))
    .action(async (version: string | undefined, flags: TargetFlags) => {
      const { lock } = storePaths(context.env.dataDir);
      const { from, to } = await rollBack(openRepository(context, flags.to), version);
      context.print(`Rolled back${from === undefined ? '' : ` from ${from}`} to ${to}.`);
      if (flags.to) return;
      const holder = await findLockHolder(lock);
      if (holder !== undefined)
        context.print(
          `The store is in use by ${holder}: if it publishes, its snapshot becomes the current one.`,
        );
    });
};
