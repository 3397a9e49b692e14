import type { ComboFacts } from '@crownsmith/deck-report';
import type { PlaytestDeck } from '@crownsmith/playtest';
import type { ReportCombos } from './index-combos';
import type { ReportCard } from './report-card';

const known = (
  entries: PlaytestDeck<ReportCard>['main'],
): readonly (ReportCard & { readonly count: number })[] =>
  entries.flatMap(({ card, count }) => (card ? [{ ...card, count }] : []));

/** The combos of which a list has every card, where it has to have them. */
export const completeCombos = (
  deck: PlaytestDeck<ReportCard>,
  combos: ReportCombos | undefined,
): readonly ComboFacts[] =>
  (combos?.index.match({ cards: known(deck.main), commanders: known(deck.commanders) }, 0) ?? [])
    .filter(({ missing, notCommanders }) => missing.length === 0 && notCommanders.length === 0)
    .map(({ combo }) => combo);
