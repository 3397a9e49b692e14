import type { CommanderPage, DeckReport } from '@crownsmith/api-client';
import { isBasicLand } from '@crownsmith/domain';
import { priceOf, toReportLink } from './deck-figures';
import type { ReportCard } from './report-card';

type Average = DeckReport['average'];

/** Cards of each list. */
const SHOWN = 20;
/** A missing card is in at least this share of decks; an unusual one in less than the other. */
const USUAL = 0.5;
const UNUSUAL = 0.05;

/** What the page of the commanders tells about a list. */
export interface AverageFacts {
  readonly page: CommanderPage | undefined;
  readonly find: (name: string) => ReportCard | undefined;
  /** decks with these commanders that play a card, of all of theirs */
  readonly countOf: (slug: string) => { readonly decks: number; readonly potential: number };
}

/** The list beside the average deck of its commanders. @param cards without the commanders */
export const reportAverage = (
  cards: readonly ReportCard[],
  { page, find, countOf }: AverageFacts,
): Average => {
  if (!page) return { overlap: null, num_decks: 0, missing: [], unusual: [], nearest: [] };
  const own = new Set<string>(cards.map(({ slug }) => slug));
  const usual = page.average_deck
    .flatMap(({ slug }) => find(slug) ?? [])
    .filter((card) => !isBasicLand(card) && !page.cards.includes(card.slug));
  const shared = usual.filter(({ slug }) => own.has(slug)).length;
  const play = (card: ReportCard, decks: number, potential: number): Average['missing'][number] => ({
    ...toReportLink(card),
    num_decks: decks,
    potential_decks: potential,
    inclusion: potential > 0 ? decks / potential : 0,
    price: priceOf(card),
  });
  const rows = new Map(
    page.lists.flatMap(({ rows: listed }) => listed.map((row) => [row.slug, row] as const)),
  );
  const missing = [...rows.values()].flatMap(({ slug, num_decks, potential_decks }) => {
    const card = own.has(slug) || num_decks < USUAL * potential_decks ? undefined : find(slug);
    return card && !isBasicLand(card) ? [play(card, num_decks, potential_decks)] : [];
  });
  const unusual = cards
    .filter((card) => !isBasicLand(card))
    .flatMap((card) => {
      const row = rows.get(card.slug);
      const { decks, potential } = row
        ? { decks: row.num_decks, potential: row.potential_decks }
        : countOf(card.slug);
      return potential > 0 && decks < UNUSUAL * potential ? [play(card, decks, potential)] : [];
    });
  return {
    overlap: usual.length > 0 ? Math.round((100 * shared) / usual.length) : null,
    num_decks: page.num_decks,
    missing: missing.sort((a, b) => b.inclusion - a.inclusion).slice(0, SHOWN),
    unusual: unusual.sort((a, b) => a.inclusion - b.inclusion).slice(0, SHOWN),
    nearest: [],
  };
};
