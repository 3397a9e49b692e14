import { TIME_WINDOWS, type ResultCell, type ResultsPage } from '@crownsmith/api-client';
import { DECK_FORMATS, EVENT_SIZES } from '@crownsmith/domain';
import type { CountedCell, CountedFormat, ResultCounts } from '#src/aggregate/result-counts';
import { isoDate } from '#src/iso-date';
import { addToList } from '#src/multi-map';
import { zoneCardSlugs, type PageContext, type Zone } from '#src/pages/page-context';

const toCell = ({ window, size, ...figures }: CountedCell): ResultCell => ({
  ...figures,
  window: TIME_WINDOWS[window] ?? 'all',
  size: EVENT_SIZES[size] ?? 'large',
});

const dateOf = (day: number): string | null => (day < 0 ? null : isoDate(day));

/** Players of a game of a format. */
export const tableSize = (name: string): number =>
  Object.entries(DECK_FORMATS).find(([format]) => format === name)?.[1].tableSize ?? 0;

/** Command zones by the numbers of their cards in the counts. */
const zonesByCards = ({ zones, counts }: PageContext): ((a: number, b: number) => Zone | undefined) => {
  const known = new Map(
    zones
      .filter(({ number }) => number >= 0)
      .map((zone) => [`${counts.zones.a[zone.number]} ${counts.zones.b[zone.number]}`, zone]),
  );
  return (a, b) => known.get(`${a} ${b}`);
};

const commandersOf = (
  context: PageContext,
  { zones }: CountedFormat,
): ResultsPage['formats'][number]['commanders'] => {
  const findZone = zonesByCards(context);
  const cells = new Map<Zone, ResultCell[]>();
  for (const { a, b, cell } of zones) {
    const zone = findZone(a, b);
    if (zone !== undefined) addToList(cells, zone, toCell(cell));
  }
  const gamesOf = (own: readonly ResultCell[]): number =>
    own.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  return [...cells]
    .map(([zone, own]) => ({ slug: zone.slug, cards: zoneCardSlugs(context, zone), cells: own }))
    .map((row) => ({ row, games: gamesOf(row.cells) }))
    .sort((a, b) => b.games - a.games || (a.row.slug < b.row.slug ? -1 : 1))
    .map(({ row }) => row);
};

/** Makes the results by format; undefined where no result counts. */
export const makeResultsPage = (
  context: PageContext,
  { formats }: Pick<ResultCounts, 'formats'>,
): ResultsPage | undefined =>
  formats.length === 0
    ? undefined
    : {
        formats: formats.map((counted) => ({
          format: counted.format,
          table_size: tableSize(counted.format),
          events: counted.events,
          events_with_cut: counted.eventsWithCut,
          left_out: counted.leftOut,
          oldest: dateOf(counted.oldest),
          newest: dateOf(counted.newest),
          cells: counted.cells.map(toCell),
          commanders: commandersOf(context, counted),
        })),
      };
