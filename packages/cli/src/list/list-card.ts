import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';
import type { DeckCard, Prices } from '@crownsmith/domain';
import type { SourceCard } from '../source/card-source';

/** A card with what the rules of decks ask of it. */
export interface ListCard extends DeckCard {
  readonly wire: WireCard;
  readonly prices: Prices;
  readonly bannedIn: readonly string[];
  readonly alsoMeans: readonly string[];
}

/** A source's card as the rules of decks read it. */
export const toListCard = ({ wire, text, bannedIn, alsoMeans }: SourceCard): ListCard => ({
  ...clipboardCardFromWire(wire),
  keywords: wire.keywords,
  manaCost: wire.mana_cost,
  text,
  wire,
  bannedIn: bannedIn ?? [],
  alsoMeans: alsoMeans ?? [],
});
