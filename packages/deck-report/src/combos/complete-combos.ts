import type { ComboFacts } from './combo';
import type { ComboIndex, NamedCard } from './combo-index';

/** A list whose names may be those of no card. */
interface DeckEntries {
  readonly commanders: readonly { readonly card?: NamedCard | undefined }[];
  readonly main: readonly { readonly card?: NamedCard | undefined; readonly count: number }[];
}

/** The combos of which a list has every card, and the commanders that they need; none without an index. */
export const completeCombos = (
  { commanders, main }: DeckEntries,
  combos: ComboIndex | undefined,
): readonly ComboFacts[] =>
  (
    combos?.match(
      {
        cards: main.flatMap(({ card, count }) => (card ? [{ name: card.name, slug: card.slug, count }] : [])),
        commanders: commanders.flatMap(({ card }) => card ?? []),
      },
      0,
    ) ?? []
  )
    .filter(({ notCommanders }) => notCommanders.length === 0)
    .map(({ combo }) => combo);
