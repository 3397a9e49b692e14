import { formatName } from '@crownsmith/answers/text';
import type { Snapshot } from '#app/snapshot/current.server';
import type { CardFormatResults } from './CardResultsSection';
import { cardsOf } from './result-views.server';

/** What the lists of commanders did with and without a card, by format; empty where none has enough games on both sides. */
export const cardResults = async (
  snapshot: Snapshot,
  slug: string,
): Promise<readonly CardFormatResults[]> => {
  const [page, results] = await Promise.all([snapshot.browse.cardResults(slug), snapshot.browse.results()]);
  return (page?.formats ?? []).map(({ format, commanders }) => {
    const zones = results?.formats.find((own) => own.format === format)?.commanders ?? [];
    const cards = new Map(zones.map((zone) => [zone.slug, zone.cards]));
    return {
      format,
      name: formatName(format),
      commanders: commanders.flatMap((row) => {
        const zone = cardsOf(snapshot, cards.get(row.slug) ?? []);
        return zone.length === 0 ? [] : [{ ...row, cards: zone }];
      }),
    };
  });
};
