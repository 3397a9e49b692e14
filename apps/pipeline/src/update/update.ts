import { join } from 'node:path';
import { fetchMigrations, importMigrations, readMigrationFile } from '#src/cards/import-migrations';
import { importCards } from '#src/cards/import-cards';
import { formatCount, formatNoun } from '#src/commands/number-text';
import { importCombos } from '#src/combos/import-combos';
import { importDecks } from '#src/decks/import-decks';
import { importHandedIn } from '#src/handed-in/import-handed-in';
import { asPipelineError, PipelineError } from '#src/pipeline-error';
import { importPrecons } from '#src/precons/import-precons';
import { importNames } from '#src/names/import-names';
import { importPrices } from '#src/prices/import-prices';
import { importPrintings } from '#src/printings/import-printings';
import type { Progress } from '#src/progress';
import { findUpToDateVersion } from '#src/publish/published-content';
import { publish } from '#src/publish/publish';
import { formatsWithoutDecks, type PublishOptions } from '#src/publish/publish-options';
import type { RecordImportSummary } from '#src/records/import-records';
import type { RecordFileImporter } from '#src/records/record-file';
import { importSalt } from '#src/salt/import-salt';
import { importSaltVotes } from '#src/salt/import-salt-votes';
import { importTags } from '#src/tags/import-tags';
import type { Store } from '#src/store/store';
import { fetchPlace, originOf, withScryfallFile, type FetchOptions } from './fetch-place';
import { resolvePlace, type SourceList } from './source-list';

/** What an update takes from outside. */
export interface UpdateContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scryfallApi: string;
  /** the file that the list was read from: its paths start there */
  readonly listPath: string;
  readonly progress: Progress;
  readonly fetching: FetchOptions;
  readonly now: () => Date;
}

export interface UpdateSummary {
  /** what changed in the store, in words */
  readonly changes: readonly string[];
  /** sources that could not be taken; their former data stay */
  readonly failures: readonly { readonly source: string; readonly error: PipelineError }[];
  readonly published:
    | {
        readonly version: string;
        readonly decks: number;
        /** of them, counted by this publish */ readonly countedAnew: number;
        /** chosen formats that none of them is of */ readonly absentFormats: readonly string[];
      }
    | undefined;
  /** the version that stays, if nothing was published */
  readonly current: string | undefined;
}

/** A source of an update: takes what is new. @returns what changed, in words; empty for nothing */
interface Step {
  readonly source: string;
  readonly take: (store: Store) => Promise<string>;
}

type ImportOptions = ReturnType<typeof originOf>;
/** Fetches a file. @returns its path, and where it is from */
type Fetch = () => Promise<readonly [path: string, options: ImportOptions]>;

/** Faults of the machine, not of a source: they end the update. */
const STOPS: ReadonlySet<PipelineError['code']> = new Set([
  'disk-full',
  'permission',
  'locked',
  'broken-store',
  'bad-output',
  'usage',
]);

/** Nothing for a source that has no decks at the moment. @throws every other error */
const noneIfEmpty = (error: unknown): undefined => {
  if (!(error instanceof PipelineError) || error.code !== 'no-decks') throw error;
};

/** "3 new, 5 changed" of what is not 0. */
const listChanges = (noun: string, counts: Readonly<Record<string, number>>): string => {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${formatCount(count)} ${word}`);
  return parts.length === 0 ? '' : `${noun}: ${parts.join(', ')}`;
};

const recordChanges = (noun: string, { added, changed, dropped }: RecordImportSummary): string =>
  listChanges(noun, { new: added, changed, dropped });

/** The sources of a list, in the order in which they depend on each other: everything is matched with the newest cards. */
const makeSteps = (list: SourceList, context: UpdateContext, downloads: string): readonly Step[] => {
  const { env, listPath, progress, fetching, now } = context;
  const scryfall = { baseUrl: context.scryfallApi, folder: downloads, fetching, progress };
  type Place = Parameters<typeof resolvePlace>[0];
  /** Resolves a place at once, so that a list that cannot be used stops the update before anything is taken. */
  const makeFetch = (given: Place, name: string): Fetch => {
    const at = resolvePlace(given, listPath, env);
    return async () => [await fetchPlace(at, downloads, name, fetching), originOf(at)];
  };
  const recordStep = (
    given: Place | undefined,
    source: string,
    importer: RecordFileImporter,
  ): readonly Step[] => {
    if (given === undefined) return [];
    const fetch = makeFetch(given, source);
    return [
      {
        source,
        take: async (store) =>
          recordChanges(source, await importer(store, ...(await fetch()), now(), progress)),
      },
    ];
  };
  /** A step whose file is given, or a bulk file of Scryfall's. */
  const bulkStep = (
    given: SourceList['cards'],
    source: string,
    type: string,
    take: (store: Store, path: string, options: ImportOptions) => Promise<string>,
  ): readonly Step[] => {
    if (given === null) return [];
    if (given === 'scryfall')
      return [
        {
          source,
          take: (store) => withScryfallFile(type, scryfall, (path, origin) => take(store, path, { origin })),
        },
      ];
    const fetch = makeFetch(given, source);
    return [{ source, take: async (store) => take(store, ...(await fetch())) }];
  };
  const takeCards = async (store: Store, path: string, options: ImportOptions): Promise<string> => {
    const { added, changed } = await importCards(store, path, options, now(), progress);
    return listChanges('cards', { new: added, changed });
  };
  // Whichever file it is, it has all printings: what it does not list is none any more.
  const takePrintings = async (store: Store, path: string, options: ImportOptions): Promise<string> => {
    const summary = await importPrintings(store, path, { replace: true, ...options }, now(), progress);
    const { added, changed, dropped } = summary;
    return listChanges('printings', { new: added, changed, dropped });
  };
  const migrationStep = (given: SourceList['migrations']): readonly Step[] => {
    if (given === null) return [];
    const fetch = given === 'scryfall' ? undefined : makeFetch(given, 'migrations');
    return [
      {
        source: 'migrations',
        take: async (store) => {
          const migrations = await (fetch === undefined
            ? fetchMigrations({ baseUrl: context.scryfallApi, ...fetching })
            : readMigrationFile((await fetch())[0]));
          const { merged, formerNames } = await importMigrations(store, 'migrations', migrations, now());
          return listChanges('migrations', { merged: merged.length, 'former names': formerNames });
        },
      },
    ];
  };
  const priceStep = (fetch: Fetch): Step => ({
    source: 'prices',
    take: async (store) => {
      const { changed } = await importPrices(store, ...(await fetch()), now(), progress);
      return listChanges('prices', { changed });
    },
  });
  const deckStep = ({ name, from, format, kind }: SourceList['decks'][number]): Step => {
    const fetch = makeFetch(from, `decks-${name}`);
    const options = {
      source: name,
      ...(format === undefined ? {} : { format }),
      ...(kind === undefined ? {} : { kind }),
    };
    return {
      source: name,
      take: async (store) => {
        const [path] = await fetch();
        const summary = await importDecks(store, path, options, now(), progress).catch(noneIfEmpty);
        if (summary === undefined) return '';
        const { added, redated, rebracketed, results } = summary;
        return listChanges(`decks of ${name}`, {
          new: added,
          redated,
          'of another bracket': rebracketed,
          'new results': results,
        });
      },
    };
  };
  return [
    ...bulkStep(list.cards, 'cards', 'oracle_cards', takeCards),
    ...bulkStep(list.printings, 'printings', 'default_cards', takePrintings),
    ...migrationStep(list.migrations),
    ...recordStep(list.names, 'names', importNames),
    ...list.prices.map((given, index) => priceStep(makeFetch(given, `prices-${index + 1}`))),
    ...recordStep(list.combos, 'combos', importCombos),
    ...recordStep(list.salt, 'salt', importSalt),
    ...recordStep(list.tags, 'tags', importTags),
    ...(list.precons.length === 0
      ? []
      : [
          {
            source: 'precons',
            take: async (store: Store) => {
              const paths = list.precons.map((given) => resolvePlace(given, listPath, env));
              const files = paths.flatMap((one) => (one.kind === 'path' ? [one.path] : []));
              return recordChanges('precons', await importPrecons(store, files, {}, now()));
            },
          },
        ]),
    ...list.decks.map(deckStep),
    ...recordStep(list.handedIn, 'handed-in decks', importHandedIn),
    ...recordStep(list.saltVotes, 'salt votes', importSaltVotes),
  ];
};

/** A failure of a source, which is reported; others are thrown. */
const failureOf = (error: unknown): PipelineError => {
  const known = asPipelineError(error);
  if (known === undefined || STOPS.has(known.code)) throw known ?? error;
  return known;
};

/**
 * Takes what is new from all sources and publishes if anything changed. Each source is taken in one step or not at all, and a
 * source that fails does not stop the others; the current snapshot stays until the next one is complete.
 * @throws PipelineError for a full disk and other faults of the machine, and if there is nothing that could be published
 */
export const update = async (
  store: Store,
  list: SourceList,
  options: PublishOptions,
  context: UpdateContext,
): Promise<UpdateSummary> => {
  const downloads = join(store.paths.root, 'downloads');
  const changes: string[] = [];
  const failures: { source: string; error: PipelineError }[] = [];
  const steps = makeSteps(list, context, downloads);
  for (const { source, take } of steps) {
    try {
      const change = await take(store);
      if (change !== '') changes.push(change);
    } catch (error) {
      failures.push({ source, error: failureOf(error) });
    }
  }
  const current = await findUpToDateVersion(store.paths, store.state(), options, context.now());
  if (current !== undefined) return { changes, failures, published: undefined, current };
  try {
    const { manifest, countedAnew } = await publish(store, options, context.now(), context.progress);
    const { version, decks, formats } = manifest;
    const absentFormats = formatsWithoutDecks(options.formats, formats);
    const published = { version, decks, countedAnew, absentFormats };
    return { changes, failures, published, current: undefined };
  } catch (error) {
    failures.push({ source: 'publish', error: failureOf(error) });
    return { changes, failures, published: undefined, current: undefined };
  }
};

export const updateLine = ({ changes, failures, published, current }: UpdateSummary): string => {
  const what = changes.length === 0 ? 'Nothing new' : changes.join('; ');
  const result =
    published === undefined
      ? current === undefined
        ? 'nothing was published'
        : `${current} stays`
      : `published ${published.version} with ${formatNoun(published.decks, 'deck')}${
          published.countedAnew < published.decks
            ? `, ${formatCount(published.countedAnew)} of them counted anew`
            : ''
        }${published.absentFormats.length === 0 ? '' : `, none of ${published.absentFormats.join(', ')}`}`;
  const failed = failures.map(({ source, error }) => `${source} (${error.message})`);
  return `${what}; ${result}${failed.length === 0 ? '.' : `; failed: ${failed.join(', ')}`}`.replaceAll(
    '\n',
    ' ',
  );
};
