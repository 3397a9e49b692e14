import {
  makeAverageDecks,
  type AverageDecks,
  type AverageDeckPage,
  type CommanderVariants,
} from '@crownsmith/api-client';
import { addToList } from '#src/multi-map';
import { zoneCardSlugs, type PageContext, type Zone } from '#src/pages/page-context';

/** Collects the average decks of commanders by theme. */
interface ThemeDecks {
  add(zone: Zone, page: CommanderVariants): void;
  /** by the path of the file */
  files(): Iterable<readonly [path: string, decks: AverageDecks]>;
}

/** Starts without a theme. Tribes and prices are left out. */
export const createThemeDecks = (context: PageContext): ThemeDecks => {
  const byTheme = new Map<string, AverageDeckPage[]>();
  return {
    add: (zone, { slug, variants }) => {
      for (const { key, kind, num_decks, average_deck = [] } of variants)
        if (kind === 'theme')
          addToList(byTheme, key, {
            slug,
            cards: zoneCardSlugs(context, zone),
            identity: zone.identity,
            num_decks,
            average_deck,
          });
    },
    *files() {
      for (const [key, pages] of byTheme)
        yield [`lists/average-decks/${key}.json`, makeAverageDecks(pages)] as const;
    },
  };
};
