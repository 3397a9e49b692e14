import type { ComboIndex as ComboFile } from '@crownsmith/api-client';
import { createComboIndex, type ComboIndex } from '@crownsmith/deck-report';
import { COLORLESS, isColorIdentity } from '@crownsmith/domain';
import type { ReportComboFacts } from './make-report';

/** Indexes the combos of a snapshot for reports. */
export const indexCombos = (combos: (typeof ComboFile)['_output']['combos']): ComboIndex<ReportComboFacts> =>
  createComboIndex(
    combos.map((combo) => ({
      id: combo.id,
      cards: combo.cards,
      results: combo.results,
      identity: isColorIdentity(combo.identity) ? combo.identity : COLORLESS,
      commanders: combo.commanders,
      copies: combo.copies,
      templates: combo.templates,
      decks: combo.num_decks,
      potentialDecks: combo.potential_decks,
    })),
  );
