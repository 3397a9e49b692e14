import { commandersByResults, type CommanderResult } from '@crownsmith/answers/lists';
import { cutLabel, formatName, rateRange, rateText } from '@crownsmith/answers/text';
import type { FormatResults } from '@crownsmith/api-client';
import { BRAND } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { urlWithQuery } from '#app/ui/format/query-string';
import type { AtomEntry, AtomFeed } from './atom.server';
import { nameUuid } from './name-uuid.server';

/** Commanders of each format at most. */
const MAX_COMMANDERS = 30;

const summaryOf = ({ games, winRate, cuts }: CommanderResult, results: FormatResults): string =>
  [
    `${rateText(winRate.share)} of ${countedText(games, 'decided game')} of a year won (95% interval ${rateRange(winRate)}), where ${rateText(winRate.expected)} is expected`,
    ...(cuts === undefined
      ? []
      : [
          `${cutLabel(results).toLowerCase()} in ${rateText(cuts.share)} of its entries, where ${rateText(cuts.expected)} is expected`,
        ]),
  ].join('; ');

/**
 * Commanders and pairs of each format by the lower end of the interval of their win rate, of a year before its newest result. An entry
 * is that of a commander in a format, which later publishes update. Empty where no deck has results.
 */
export const resultsFeed = async (
  snapshot: Snapshot,
  { origin, self }: { readonly origin: string; readonly self: string },
): Promise<AtomFeed> => {
  const published = new Date(snapshot.manifest.createdAt).toISOString();
  const formats = (await snapshot.browse.results())?.formats ?? [];
  const entries = formats.flatMap((results): readonly AtomEntry[] =>
    commandersByResults(results, { window: 'year' })
      .slice(0, MAX_COMMANDERS)
      .map((row, at) => ({
        id: nameUuid(`results/${results.format}/${row.slug}`),
        title: `${at + 1}. ${commanderName(row.cards.flatMap((slug) => snapshot.card(slug) ?? []))} in ${formatName(results.format)}`,
        url: `${origin}${urlWithQuery(`/commanders/${row.slug}/results`, { format: results.format })}`,
        updated: results.newest === null ? published : `${results.newest}T00:00:00Z`,
        summary: `${summaryOf(row, results)}.`,
      })),
  );
  return {
    id: nameUuid('feeds/results'),
    title: `Commanders by results · ${BRAND}`,
    subtitle:
      'Commanders of each format by the lower end of the interval of their win rate, in events of a year.',
    url: `${origin}/commanders/results`,
    self: `${origin}${self}`,
    author: BRAND,
    updated: entries.reduce(
      (latest, { updated }) => (updated > latest ? updated : latest),
      entries[0]?.updated ?? published,
    ),
    entries,
  };
};
