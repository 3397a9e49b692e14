import type { ComboIndex as ComboFile } from '@crownsmith/api-client';
import { createComboIndex, type ComboIndex } from '@crownsmith/deck-report';
import { COLORLESS, isColorIdentity } from '@crownsmith/domain';

/** The combos of a snapshot. */
export interface ReportCombos {
  readonly index: ComboIndex;
  /** Decks whose colours allow a combo, by its id. */
  readonly potentialDecks: ReadonlyMap<string, number>;
}

/** Indexes the combos of a snapshot for reports. */
export const indexCombos = ({ combos }: ComboFile): ReportCombos => ({
  index: createComboIndex(
    combos.map(({ num_decks, identity, bracket_tag: bracketTag, ...combo }) => ({
      ...combo,
      bracketTag,
      identity: isColorIdentity(identity) ? identity : COLORLESS,
      decks: num_decks,
    })),
  ),
  potentialDecks: new Map(combos.map(({ id, potential_decks }) => [id, potential_decks])),
});
