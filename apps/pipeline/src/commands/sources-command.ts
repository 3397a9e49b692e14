import { InvalidArgumentError, type Command } from 'commander';
import { PipelineError } from '#src/pipeline-error';
import { checkLine, checkSources } from '#src/sources/check-sources';
import { countNewHandedIn } from '#src/handed-in/handed-in-decks';
import { DECK_KINDS, type DeckKind } from '@crownsmith/api-client';
import {
  classifySource,
  listDeckSources,
  removeSource,
  weighSource,
  type DeckSource,
} from '#src/sources/deck-sources';
import { withStore } from '#src/store/store';
import { printLines, type CommandContext } from './command-context';
import { formatCount, formatNoun } from './number-text';
import { parseKind } from './parse-kind';

const parseWeight = (value: string): number => {
  const weight = /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (!(weight >= 0 && weight <= 1))
    throw new InvalidArgumentError(
      'Use a share from 0 to 1, like 0.25: of a source, so many of its decks count.',
    );
  return weight;
};

/** What the decks of a source tell besides their cards. */
const toldBy = ({ brackets, results }: DeckSource): string =>
  [
    ...(brackets === 0 ? [] : [`${formatCount(brackets)} with a declared bracket`]),
    ...(results === 0 ? [] : [formatNoun(results, 'result')]),
  ].join(', ');

const datesOf = ({ oldest, newest }: DeckSource): string =>
  oldest === null || newest === null ? 'undated' : `${oldest} to ${newest}`;

const weightOf = ({ weight, counted }: DeckSource): string =>
  weight === 1 ? 'counts' : `weight ${weight}: ${formatCount(counted)} count`;

const sourceLines = (sources: readonly DeckSource[], handedIn: number): readonly string[] => {
  const rows = sources.map((one) => [
    one.source,
    one.kind ?? 'unknown kind',
    formatNoun(one.decks, 'deck'),
    datesOf(one),
    weightOf(one),
    toldBy(one),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return [
    ...(rows.length === 0 ? ['No decks.'] : []),
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...(handedIn === 0 ? [] : [`and ${formatNoun(handedIn, 'deck')} that people handed in on the site`]),
  ];
};

const parseOrigin = (value: string): string => {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new InvalidArgumentError('Use an address like https://mirror.example.');
  return value;
};

/** @throws PipelineError 'changed-source' if a source answers in another shape */
const runCheck = async (
  { env, variables, fetching, print }: CommandContext,
  names: readonly string[],
  { at, json }: { readonly at?: string; readonly json?: boolean },
): Promise<void> => {
  const checks = await checkSources(
    names,
    { ...fetching, attempts: 1, env: variables },
    ({ source, origin }) => at ?? (source === 'Scryfall' ? env.scryfallApi : origin),
  );
  if (json === true) print(JSON.stringify(checks, null, 2));
  else for (const check of checks) print(checkLine(check));
  const changed = checks.filter(({ state }) => state === 'changed').length;
  if (changed > 0)
    throw new PipelineError(
      'changed-source',
      `${formatNoun(changed, 'answer')} of ${formatCount(checks.length)} changed; a newer release may know the new shape.`,
    );
};

/** Adds `sources`, `sources check`, `sources weigh`, `sources kind` and `sources remove`. */
export const addSourcesCommand = (root: Command, context: CommandContext): void => {
  const group = root
    .command('sources')
    .description(
      'list where the decks come from, whose they are, with their dates, weights, declared brackets and results',
    )
    .option('--json', 'print as JSON')
    .action(async (options: { json?: boolean }) => {
      const { sources, handedIn } = await withStore(context.env, async (store) => ({
        sources: await listDeckSources(store),
        handedIn: await countNewHandedIn(store),
      }));
      if (options.json === true) context.print(JSON.stringify({ sources, handedIn }, null, 2));
      else printLines(context, sourceLines(sources, handedIn));
    });
  group
    .command('check')
    .description(
      'ask each source once and compare its answer with the shape that this release knows: holds, changed or unreachable; exit code 1 where one changed',
    )
    .argument('[source...]', 'names such as scryfall or archidekt (default: all)')
    .option('--at <origin>', 'ask this server in place of theirs', parseOrigin)
    .action((names: string[], options: { at?: string }) =>
      runCheck(context, names, { ...options, ...group.opts<{ json?: boolean }>() }),
    );
  group
    .command('weigh')
    .description(
      'set the share of a source’s decks that count, from the next publish on: 0 for none, 1 for all',
    )
    .argument('<source>')
    .argument('<share>', 'from 0 to 1', parseWeight)
    .action(async (source: string, weight: number) => {
      const weighed = await withStore(context.env, (store) => weighSource(store, source, weight));
      context.print(
        `${source}: ${formatCount(weighed.counted)} of ${formatNoun(weighed.decks, 'deck')} count from the next publish on.`,
      );
    });
  group
    .command('kind')
    .description(
      'state whose decks a source has, from the next publish on: tournament, casual, precon, own, or unknown to take it back',
    )
    .argument('<source>')
    .argument('<kind>', DECK_KINDS.join(', '), (value: string) =>
      value.trim().toLowerCase() === 'unknown' ? null : parseKind(value),
    )
    .action(async (source: string, kind: DeckKind | null) => {
      await withStore(context.env, (store) => classifySource(store, source, kind ?? undefined));
      context.print(`${source}: ${kind ?? 'unknown kind'} from the next publish on.`);
    });
  group
    .command('remove')
    .description('remove the decks of a source; the next publish no longer counts them')
    .argument('<source>')
    .action(async (source: string) => {
      const { removed, remaining } = await withStore(context.env, (store) => removeSource(store, source));
      context.print(
        removed === 0
          ? `No deck is from ${source}; nothing was removed.`
          : `Removed ${formatNoun(removed, 'deck')} of ${source}; ${formatCount(remaining)} remain.`,
      );
    });
};
